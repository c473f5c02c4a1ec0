import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { points } from '#domain/money.ts'
import { pointsOf } from '#domain/transfer.ts'
import { postTransfer } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { publishNotice } from '#server/site/site.ts'
import { hasSidewaysScroll, resize, useSite } from '#tests/support/pages/browser.ts'

const { house, visit } = useSite()

const sized = (width: number) => ({ width, height: 900 })
const homeAt = async (screen: Parameters<typeof visit>[0] = {}): Promise<Page> => {
  const page = await visit({ as: 'demo', ...screen })
  await page.locator('[data-home]').waitFor()
  return page
}

test('HEADER-009 HEADER-011 HEADER-012 HEADER-013 HEADER-014 shows level, nickname, balance and points in the header, and leads home by the logo', async () => {
  const { id } = await house.deps.db.one<{ id: number }>(sql`select id from member where user_id = 'demo5'`)
  await house.deps.db.transaction(async tx => {
    await postTransfer(tx, {
      ref: house.deps.newUuid(),
      kind: 'points-credited',
      postings: [{ from: 'house:points', to: pointsOf(id as never), amount: points(2_345) }],
      at: house.clock.now(),
      actor: 'system:test',
    })
  })
  const page = await visit({ as: 'demo5', path: '/korea/cross' })
  const header = page.locator('header').first()
  await header.getByText('LV.5').waitFor()
  expect(await header.locator('[data-nickname]').innerText()).toBe('데모오')
  expect(await header.locator('[data-balance]').innerText()).toBe('1,000,000원')
  expect(await header.locator('[data-points]').innerText()).toBe('12,345P')
  await header.getByRole('link', { name: '한판 홈' }).click()
  await page.locator('[data-home]').waitFor()
})

test('HEADER-017 LAYOUT-020 shows the newest notice in one line, at most 1276 px wide, and the main menu on one line with overflowing entries under 더보기', async () => {
  await publishNotice(house.deps, '<b>새 소식</b>을 <i>알려</i>드립니다.')
  const page = await homeAt({ screen: sized(1_920) })
  const marquee = page.locator('[data-marquee]')
  await marquee.getByText('새 소식을 알려드립니다.').first().waitFor()
  const box = await marquee.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(1_276)
  expect(box?.height).toBeLessThan(40)
  await resize(page, sized(1_300))
  const menu = page.getByRole('navigation', { name: '주 메뉴' })
  const rest = menu.getByRole('button', { name: '더보기' })
  await rest.waitFor()
  expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(47)
  await rest.focus()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: '라이브TV' }).waitFor()
  expect(await hasSidewaysScroll(page)).toBe(false)
  await page.keyboard.press('Escape')
  await menu.getByRole('link', { name: '라이브TV' }).waitFor({ state: 'detached' })
})

test('LAYOUT-005 LAYOUT-006 LAYOUT-016 shows the strip with level, nickname, money and points only on small screens', async () => {
  const page = await homeAt({ screen: sized(1_263) })
  const strip = page.locator('[data-strip]')
  expect(await strip.innerText()).toMatch(/LV\.1\s+데모[\s\S]*1,000,000원[\s\S]*10,000P/)
  await resize(page, sized(1_264))
  await strip.waitFor({ state: 'detached' })
})

test('starts the content at 120 px on a phone, and keeps the 48 px header with the money', async () => {
  const page = await homeAt({ screen: { width: 390, height: 844 } })
  const topOf = (place: string) => page.locator(place).evaluate(part => part.getBoundingClientRect().top)
  const edge = await page
    .locator('[aria-label="자주 찾는 메뉴"]')
    .evaluate(nav => nav.getBoundingClientRect().bottom)
  expect(edge).toBeLessThanOrEqual(120)
  expect(await topOf('main')).toBeLessThanOrEqual(120)
  expect(await page.locator('header').first().locator('[data-marquee]').count()).toBe(1)
  const balance = page.locator('[data-folded-balance]')
  expect(await balance.count()).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 200))
  expect(await balance.innerText()).toContain('1,000,000원')
  expect(await page.locator('[data-marquee]').count()).toBe(0)
  expect(
    await page
      .locator('header')
      .first()
      .evaluate(header => header.getBoundingClientRect().height),
  ).toBe(48)
  expect(await topOf('[data-strip]')).toBeLessThan(0)
})

test('LAYOUT-004 shows a button to the top after scrolling more than 20 px', async () => {
  const page = await homeAt({ screen: { width: 390, height: 300 } })
  const button = page.getByRole('button', { name: '맨 위로' })
  await page.evaluate(() => window.scrollTo(0, 20))
  await page.waitForFunction(() => window.scrollY === 20)
  expect(await button.count()).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 21))
  await button.click()
  await page.waitForFunction(() => window.scrollY === 0)
  await button.waitFor({ state: 'detached' })
})

test('LAYOUT-011 LAYOUT-012 LAYOUT-013 FIELD-019 FIELD-038 shows the banner with the enabled contacts only on a desktop', async () => {
  const urls = ['https://t.me/hanpan', 'https://open.kakao.com/o/hanpan']
  for (const [position, url] of urls.entries())
    await house.deps.db.run(sql`update messenger_contact set url = ${url} where position = ${position}`)
  const page = await homeAt({ screen: sized(1_920) })
  await page.locator('[data-banner]').getByText('텔레그램').waitFor()
  const hrefs = () =>
    page.locator('[data-banner] a').evaluateAll(all => all.map(one => one.getAttribute('href')))
  expect(await hrefs()).toEqual(urls)
  for (const image of await page.locator('[data-banner] a img').all()) {
    expect(await image.getAttribute('src')).toMatch(/^\/file\/download\//)
    await expect.poll(() => image.evaluate(one => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  }
  await house.deps.db.run(sql`update messenger_contact set shown = false where position = 0`)
  await page.reload()
  await page.locator('[data-banner]').getByText('카카오톡').waitFor()
  expect(await page.locator('[data-banner]').getByText('텔레그램').count()).toBe(0)
  expect(await hrefs()).toEqual(urls.slice(1))
  await house.deps.db.run(sql`update messenger_contact set shown = position = 0`)
  await page.reload()
  await page.locator('[data-banner]').getByText('텔레그램').waitFor()
  expect(await hrefs()).toEqual(urls.slice(0, 1))
  await resize(page, sized(425))
  await page.locator('[data-banner]').waitFor({ state: 'detached' })
})

test('LAYOUT-023 LAYOUT-024 LAYOUT-025 LAYOUT-026 LAYOUT-028 LAYOUT-031 FIELD-037 opens drawers of nine tenths of a phone’s width: menu left, account right', async () => {
  const page = await homeAt({ screen: sized(425) })
  expect(await hasSidewaysScroll(page)).toBe(false)
  await page.getByRole('button', { name: '메뉴', exact: true }).click()
  const left = page.locator('[data-drawer=left]')
  await left.getByRole('link', { name: '크로스' }).waitFor()
  expect((await left.boundingBox())?.width).toBeCloseTo(382.5, 1)
  await left.getByRole('button', { name: '닫기' }).click()
  await page.locator('header').getByRole('button', { name: '내정보' }).click()
  const right = page.locator('[data-drawer=right]')
  await right.getByText('데모님 환영합니다.').waitFor()
  expect((await right.boundingBox())?.width).toBeCloseTo(382.5, 1)
  expect(await right.innerText()).toMatch(/1,000,000원[\s\S]*10,000P/)
  await right.getByRole('button', { name: '로그아웃' }).click()
  await page.waitForURL('**/login')
})

test('HEADER-018 HEADER-019 HEADER-020 LAYOUT-018 FIELD-036 toggles the layout between 425 and 1920, reloads and remembers it', async () => {
  const page = await homeAt()
  const viewport = () => page.locator('meta[name=viewport]').getAttribute('content')
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: '모바일 버전' }).click()])
  await page.locator('[data-strip]').waitFor()
  expect(await viewport()).toContain('width=425')
  await page.reload()
  await page.locator('[data-strip]').waitFor()
  await page.getByRole('button', { name: '메뉴', exact: true }).click()
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'PC 버전' }).click()])
  await page.locator('[data-home]').waitFor()
  expect(await page.locator('[data-strip]').count()).toBe(0)
  expect(await viewport()).toBe('width=1920')
})

test('has no sideways scrolling on home on a phone, and finger-sized buttons', async () => {
  const page = await homeAt({ screen: 'mobile' })
  expect(await hasSidewaysScroll(page)).toBe(false)
  const small = await page.locator('button:visible, a:visible').evaluateAll(all =>
    all
      .map(one => ({ text: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 40 && box.width > 1)
      .map(({ text }) => text),
  )
  expect(small).toEqual([])
})
