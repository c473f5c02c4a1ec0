import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { stopClock, useSite } from '#tests/support/pages/browser.ts'

const { visit } = useSite()

/** The code of the results page, which no other page loads. */
const chunk = '**/assets/results-page-*.js'
const bar = (page: Page) => page.locator('[data-loading-bar=on]')
const leave = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('a[href^="/game_result"]')?.click())

async function openMenu(page: Page): Promise<void> {
  await page.locator('[data-home]').waitFor()
  await page.getByRole('button', { name: '경기결과' }).click()
}

test('TIME-001 TIME-002 shows a loading bar after 200 ms that is full after five seconds', async () => {
  let held: Route | undefined
  const page = await visit({
    withMotion: true,
    as: 'demo',
    prepare: each =>
      each.route(chunk, route => {
        held = route
      }),
  })
  await openMenu(page)
  await stopClock(page)
  await leave(page)
  await expect.poll(() => held).toBeDefined()
  await page.clock.runFor(150)
  expect(await bar(page).count()).toBe(0)
  await page.clock.runFor(100)
  await bar(page).waitFor()
  const duration = await bar(page)
    .locator('div')
    .evaluate(one => getComputedStyle(one).animationDuration)
  expect(duration).toBe('5s')
  await held?.continue()
  await page.clock.resume()
  await page.waitForURL('**/game_result**')
  await bar(page).waitFor({ state: 'detached' })
})

test('TIME-003 TIME-004 reloads the site once in 60 seconds when code cannot be loaded, then shows the error page', async () => {
  const page = await visit({
    as: 'demo',
    expects: /PageLoadError/,
    prepare: each => each.route(chunk, route => route.fulfill({ status: 404 })),
  })
  await openMenu(page)
  const loads: string[] = []
  page.on('load', () => void loads.push(page.url()))
  await leave(page)
  await page.getByText('An error occurred').waitFor()
  expect(loads).toHaveLength(1)
  expect(await page.locator('main').innerText()).toContain('500')
  await page.getByRole('link', { name: '처음으로' }).click()
  await openMenu(page)
  const before = loads.length
  await leave(page)
  await page.getByText('An error occurred').waitFor()
  expect(loads).toHaveLength(before)
  await page.getByRole('link', { name: '처음으로' }).click()
  await openMenu(page)
  await page.clock.fastForward(61 * SECOND)
  await Promise.all([page.waitForEvent('load'), leave(page)])
})

test('ROUTE-084 ROUTE-085 ROUTE-087 ROUTE-089 LABEL-002 answers an unknown address with a 404 page that links home', async () => {
  const page = await visit({ as: 'demo' })
  await page.locator('[data-home]').waitFor()
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await page.getByText('This page could not be found').waitFor()
  await page.getByText('404', { exact: true }).waitFor()
  await page.getByRole('link', { name: '처음으로' }).click()
  await page.locator('[data-home]').waitFor()
  expect((await page.goto('/korea/cross'))?.status()).toBe(200)
})
