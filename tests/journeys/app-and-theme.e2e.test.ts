import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { coloursTooNear } from '#tests/support/pages/accessibility.ts'
import { useSite } from '#tests/support/pages/browser.ts'

const { house, visit } = useSite()

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

test('offers installation with a manifest and icons in their sizes', async () => {
  const page = await visit({ path: '/login' })
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await fetch(`${house.origin}${address}`)
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: '한판', start_url: '/', display: 'standalone' })
  const sizes = await Promise.all(
    manifest.icons
      .filter(({ type }: { type: string }) => type === 'image/png')
      .map(async ({ src }: { src: string }) => {
        const icon = await fetch(`${house.origin}${src}`)
        const { width, height } = await sharp(await icon.arrayBuffer()).metadata()
        return `${width}x${height}`
      }),
  )
  expect(sizes).toEqual(['192x192', '512x512', '512x512'])
})

test('shows an offline page and recovers automatically, and caches no API answers or other pages', async () => {
  const page = await visit({
    as: 'demo',
    path: '/bet_result',
    withWorker: true,
    expects: /ERR_|Failed to fetch/,
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await page.locator('[data-nickname]').first().waitFor()
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('hanpan-1')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter(path => path.startsWith('/assets/')).length).toBeGreaterThan(5)
  expect(kept.filter(path => !path.startsWith('/assets/')).sort()).toEqual([
    '/favicon.svg',
    '/layout-mode.js',
    '/offline.css',
    '/offline.html',
    '/offline.js',
  ])
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: '인터넷에 연결되어 있지 않습니다.' }).waitFor()
  expect(await coloursTooNear(page)).toEqual([])
  await page.context().setOffline(false)
  await page.locator('[data-nickname]').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/bet_result')
})

test('applies a chosen light theme from the first paint, and follows the device if asked', async () => {
  const page = await visit({ as: 'demo' })
  expect(await themeOf(page)).toBe('dark')
  await page.locator('header [data-nickname]').click()
  await page.getByRole('button', { name: '라이트' }).click()
  expect(await themeOf(page)).toBe('light')
  const seen: (string | undefined)[] = []
  await page.exposeFunction('tellTheme', (theme: string | undefined) => void seen.push(theme))
  await page.addInitScript(() => {
    const told = (theme: string | undefined) =>
      (globalThis as unknown as { tellTheme(theme: string | undefined): void }).tellTheme(theme)
    document.addEventListener('DOMContentLoaded', () => told(document.documentElement.dataset.theme))
  })
  await page.reload()
  await page.locator('header [data-nickname]').click()
  expect(seen).toEqual(['light'])
  await page.getByRole('button', { name: '시스템' }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => themeOf(page)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => themeOf(page)).toBe('light')
})
