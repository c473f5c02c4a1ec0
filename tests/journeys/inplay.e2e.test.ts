import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { instant, MINUTE } from '#domain/instant.ts'
import { offer } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket } from '#tests/support/facts/fixture-facts.ts'
import { aLiveMatch, type LiveMatch, PATIENCE } from '#tests/support/facts/live-match.ts'
import { useSite } from '#tests/support/pages/browser.ts'
import { cartOf, gameOf, picksOf, pricesOf, showCart, shown } from '#tests/support/pages/cart-page.ts'
import { watchPolicy } from '#tests/support/pages/content-policy.ts'
import { expectWindow } from '#tests/support/pages/game-window.ts'
import { aMatchOfChelsea, isLocked, kinds, openInPlay } from '#tests/support/pages/inplay-page.ts'

const site = useSite()
const { house } = site
const screens = ['desktop', 'mobile'] as const

let chelsea: LiveMatch
let other: LiveMatch
let hoops: LiveMatch
beforeAll(async () => {
  chelsea = await aMatchOfChelsea(site)
  other = await aLiveMatch(house)
  hoops = await aLiveMatch(house, { sport: 48_242 })
})

/** Facts must be published in order of time. */
const tick = () => house.clock.advance(1)

const ids = (...matches: LiveMatch[]) => matches.map(({ id }) => String(id))

test.each(screens)(
  'DIALOG-028 DIALOG-029 DIALOG-032 MENU-018 asks first, then opens a new window at #Live by one call (%s)',
  async screen => {
    const broken: string[] = []
    const prepare = (page: Page) => watchPolicy(page, broken)
    const page = await site.visit({ path: '/korea/cross', as: 'demo', screen, prepare })
    await expectWindow(page, '인플레이', '**/inplay#Live', screen)
    // The window's own page is checked as well.
    expect(broken).toEqual([])
  },
)

test.each(screens)(
  'ROUTE-035 CASINO-011 LIMIT-011 SIDEBAR-023 lists running matches on /inplay with score, period, clock, main odds and the cart, and finds 첼시 (%s)',
  async screen => {
    const page = await openInPlay(site, { screen })
    expect((await shown(page)).toSorted()).toEqual(ids(chelsea, other, hoops).toSorted())
    const text = (await gameOf(page, chelsea.id).innerText()).replace(/\s+/g, ' ')
    expect(text).toMatch(/^전반 1\d:\d\d 첼시 1 원정\d+ 0 /)
    expect(text).toContain('+2')
    expect(await gameOf(page, chelsea.id).locator('button.odds').count()).toBe(screen === 'desktop' ? 7 : 3)
    const width = screen === 'desktop' ? 1_440 : 390
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const field =
      screen === 'mobile' ? page.getByLabel('경기 검색') : page.getByLabel('리그명 또는 팀명 검색')
    await field.fill(screen === 'mobile' ? 'chelsea' : 'ㅊㅅ')
    await field.press('Enter')
    await expect.poll(() => shown(page), PATIENCE).toEqual(ids(chelsea))
    await page.getByRole('button', { name: '조건 해제' }).click()
    await expect.poll(async () => (await shown(page)).length, PATIENCE).toBe(3)
    await showCart(page)
    await expect
      .poll(() => cartOf(page).locator('[data-cart-figures]').innerText())
      .toMatch(/최대당첨금\s*1,500,000원[\s\S]*최대베팅금\s*500,000원/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

test('ROUTE-048 ROUTE-049 ROUTE-050 ROUTE-051 ROUTE-052 shows tabs for running sports, writes id, flag and time into the address, and reads a sport from it', async () => {
  const page = await openInPlay(site)
  const tabs = page.getByRole('tablist', { name: '종목' }).getByRole('tab')
  expect((await tabs.allInnerTexts()).map(text => text.replace(/\s+/g, ' '))).toEqual([
    '전체 3',
    '축구 2',
    '농구 1',
  ])
  await tabs.nth(1).click()
  await page.waitForURL('**/inplay?sport_id=6046&football=1&time=*')
  const time = Number(new URL(page.url()).searchParams.get('time'))
  expect(Math.abs(time - Math.floor((await page.evaluate(() => Date.now())) / 1_000))).toBeLessThanOrEqual(2)
  await tabs.nth(2).click()
  await page.waitForURL('**/inplay?sport_id=48242&basketball=1&time=*')
  await expect.poll(() => shown(page), PATIENCE).toEqual(ids(hoops))
  for (const [query, expected] of [
    ['football=1', [chelsea, other]],
    ['sport_id=48242', [hoops]],
    ['sport_id=6046&football=1&time=1795230000', [chelsea, other]],
  ] as const) {
    await page.goto(`/inplay?${query}`)
    await expect
      .poll(async () => (await shown(page)).toSorted(), PATIENCE)
      .toEqual(ids(...expected).toSorted())
  }
})

test('API-045 updates score, period and clock without a reload or moving rows', async () => {
  const page = await openInPlay(site)
  const row = gameOf(page, other.id)
  const before = await row.boundingBox()
  const clock = () => row.locator('[data-clock]').innerText()
  const first = await clock()
  await expect.poll(clock, PATIENCE).not.toBe(first)
  tick()
  await other.score(1, 1, { periodCode: 20, clockSeconds: 2_820 })
  await expect.poll(() => row.locator('[data-score]').allInnerTexts(), PATIENCE).toEqual(['1', '1'])
  expect(await row.locator('[data-period]').innerText()).toBe('후반')
  expect(await clock()).toMatch(/^4[67]:/)
  expect(await row.boundingBox()).toEqual(before)
})

test('PICK-014 locks a suspended match with its last odds and the reason, and reopens it', async () => {
  const page = await openInPlay(site)
  const price = pricesOf(page, other.id).first()
  const stop = gameOf(page, other.id).locator('[data-stop]')
  tick()
  await other.hear('goal')
  await other.suspend(true)
  await expect.poll(() => isLocked(page, other), PATIENCE).toBe('true')
  expect(await price.innerText()).toContain('1.90')
  await expect.poll(() => stop.innerText(), PATIENCE).toBe('일시중지 · 골')
  await price.click({ force: true })
  expect(await picksOf(page).count()).toBe(0)
  tick()
  await other.hear('var')
  await expect.poll(() => stop.innerText(), PATIENCE).toBe('일시중지 · VAR 판독')
  await other.suspend(false)
  await other.hear()
  await expect.poll(() => isLocked(page, other), PATIENCE).toBe(null)
  await expect.poll(() => stop.count(), PATIENCE).toBe(0)
  await price.click()
  await expect.poll(() => picksOf(page).count(), PATIENCE).toBe(1)
})

test('stores favourites in the browser: matches in their own tab, market kinds first', async () => {
  const page = await openInPlay(site)
  await gameOf(page, chelsea.id)
    .getByRole('button', { name: /즐겨찾기$/ })
    .click()
  await page.reload()
  await page.getByRole('button', { name: /^즐겨찾기/ }).click()
  await expect.poll(() => shown(page), PATIENCE).toEqual(ids(chelsea))
  await gameOf(page, chelsea.id).getByRole('link', { name: '첼시' }).first().click()
  await page.getByRole('button', { name: '언더오버 즐겨찾기' }).click()
  await expect.poll(() => kinds(page), PATIENCE).toEqual(['2', '1', '3', '41'])
})

test('adds and removes matches automatically, but not while the pointer is on the list', async () => {
  const page = await openInPlay(site)
  const late = await aLiveMatch(house)
  await expect.poll(() => shown(page), PATIENCE).toContain(String(late.id))
  const row = gameOf(page, late.id)
  await row.hover()
  tick()
  await late.status('finished')
  await expect.poll(() => row.getAttribute('data-state'), PATIENCE).toBe('closed')
  await expect.poll(() => row.locator('[data-stop]').innerText(), PATIENCE).toBe('경기종료')
  // It stays closed while in view and goes when scrolled away.
  await page.mouse.move(5, 5)
  await expect.poll(() => row.getAttribute('data-state'), PATIENCE).toBe('closed')
  await page.setViewportSize({ width: 1_440, height: 240 })
  await page.evaluate(() => dispatchEvent(new Event('scroll')))
  await expect.poll(() => shown(page), PATIENCE).not.toContain(String(late.id))
})

test('keeps a finished match in its tab as closed, uncounted and in no other tab', async () => {
  const page = await openInPlay(site)
  const late = await aLiveMatch(house)
  const row = gameOf(page, late.id)
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
  await row.waitFor()
  const count = Number(/\d+/.exec(await tab('전체').innerText()))
  tick()
  await late.status('finished')
  await expect.poll(() => tab('전체').innerText(), PATIENCE).toContain(String(count - 1))
  await expect.poll(() => row.getAttribute('data-state'), PATIENCE).toBe('closed')
  await tab('축구').click()
  await row.waitFor({ state: 'detached' })
  await tab('전체').click()
  await gameOf(page, hoops.id).waitFor()
  await expect.poll(() => shown(page), PATIENCE).not.toContain(String(late.id))
})

test('PICK-016 PICK-018 lists the next matches below by start, and removes each at its start', async () => {
  const now = house.clock.now()
  await offer(
    house,
    aFixture({ id: 902, home: '나중팀', startsAt: instant(now + 20 * MINUTE) }),
    aMarket({ fixture: 902 }),
    aFixture({ id: 901, home: '먼저팀', startsAt: instant(now + MINUTE) }),
    aMarket({ fixture: 901 }),
  )
  const page = await openInPlay(site)
  const next = page.locator('[data-upcoming] li')
  await expect
    .poll(async () => (await next.allInnerTexts()).map(text => /먼저팀|나중팀/.exec(text)?.[0]), PATIENCE)
    .toEqual(['먼저팀', '나중팀'])
  await page.clock.fastForward(MINUTE)
  await expect.poll(() => next.count(), PATIENCE).toBe(1)
  expect(await next.first().innerText()).toContain('나중팀')
})
