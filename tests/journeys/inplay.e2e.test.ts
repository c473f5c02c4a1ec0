import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import { hearLive } from '#server/fixtures/fixtures.ts'
import { offer } from '#tests/support/bettor.ts'
import { useSite, type Visit } from '#tests/support/browser.ts'
import { cartOf, gameOf, picksOf, pricesOf, showCart } from '#tests/support/cart-page.ts'
import { aFixture, aMarket } from '#tests/support/fixture-facts.ts'
import { expectWindow } from '#tests/support/game-window.ts'
import { aLiveMatch, type LiveMatch } from '#tests/support/live-match.ts'

const { house, visit } = useSite()
const screens = ['desktop', 'mobile'] as const

let chelsea: LiveMatch
let other: LiveMatch
let hoops: LiveMatch

const named = (match: LiveMatch, nameKorean: string, name: string) =>
  offer(house, {
    ...aFixture({
      id: match.id,
      at: instant(house.clock.now() + 1),
      startsAt: instant(house.clock.now() - 10 * MINUTE),
      status: 'live',
    }),
    home: { name, nameKorean },
  })

beforeAll(async () => {
  chelsea = await aLiveMatch(house)
  await named(chelsea, '첼시', 'Chelsea FC')
  await chelsea.prices([150, 260], { type: 41 })
  await chelsea.prices([160, 230], { type: 2, line: 150, main: false })
  other = await aLiveMatch(house)
  hoops = await aLiveMatch(house, { sport: 48_242 })
})

/** Busy machines take their time. */
const until = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 15_000 })

/** Facts are told in the order of their moments. */
const tick = () => house.clock.advance(1)

async function open({ path = '/inplay', ...more }: Visit = {}): Promise<Page> {
  const page = await visit({ path, as: 'demo', ...more })
  await page.locator('[data-fixture]').first().waitFor()
  return page
}

const openMatch = (match: LiveMatch, more: Visit = {}) =>
  open({ path: `/inplay?fixture=${match.id}`, ...more })
const shown = (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-fixture]').evaluateAll(games => games.map(game => game.getAttribute('data-fixture')))
const ids = (...matches: LiveMatch[]) => matches.map(({ id }) => String(id))
const tracker = (page: Page) => page.locator('[data-tracker]')
const kinds = (page: Page) =>
  page.locator('section[data-market]').evaluateAll(all => all.map(one => one.dataset.market))
const isLocked = (page: Page, match: LiveMatch) =>
  pricesOf(page, match.id).first().getAttribute('aria-disabled')

test.each(screens)(
  'DIALOG-028 DIALOG-029 DIALOG-032 MENU-018 the menu asks first, then one call and a new window at #Live (%s)',
  async screen => {
    const page = await visit({ path: '/korea/cross', as: 'demo', screen })
    await expectWindow(page, '인플레이', '**/inplay#Live', screen)
  },
)

test.each(screens)(
  'ROUTE-035 CASINO-011 LIMIT-011 /inplay lists running matches with score, period, clock, main prices and the cart (%s)',
  async screen => {
    const page = await open({ screen })
    expect((await shown(page)).toSorted()).toEqual(ids(chelsea, other, hoops).toSorted())
    const text = (await gameOf(page, chelsea.id).innerText()).replace(/\s+/g, ' ')
    expect(text).toMatch(/^전반 1\d:\d\d 첼시 1 원정\d+ 0 /)
    expect(text).toContain('+2')
    expect(await gameOf(page, chelsea.id).locator('button.odds').count()).toBe(screen === 'desktop' ? 7 : 3)
    await showCart(page)
    expect(await cartOf(page).locator('[data-cart-figures]').innerText()).toMatch(
      /최대당첨금\s*1,500,000원[\s\S]*최대베팅금\s*500,000원/,
    )
    const width = screen === 'desktop' ? 1_440 : 390
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

test.each([
  ['sport_id=48242', () => [hoops]],
  ['football=1', () => [chelsea, other]],
  ['sport_id=6046&football=1&time=1795230000', () => [chelsea, other]],
])('ROUTE-048 ROUTE-049 ROUTE-050 /inplay?%s shows that sport only', async (query, expected) => {
  const page = await open({ path: `/inplay?${query}` })
  expect((await shown(page)).toSorted()).toEqual(ids(...expected()).toSorted())
})

test('ROUTE-049 ROUTE-050 ROUTE-051 ROUTE-052 tabs stand for running sports; choosing one tells its id, flag and the time', async () => {
  const page = await open()
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
  await until(() => shown(page)).toEqual(ids(hoops))
})

test('API-045 score, period and clock go on without a reload, and no row changes its place', async () => {
  const page = await open()
  const row = gameOf(page, other.id)
  const before = await row.boundingBox()
  const clock = () => row.locator('[data-clock]').innerText()
  const first = await clock()
  await until(clock).not.toBe(first)
  tick()
  await other.score(1, 1, { periodCode: 20, clockSeconds: 2_820 })
  await until(() => row.locator('[data-score]').allInnerTexts()).toEqual(['1', '1'])
  expect(await row.locator('[data-period]').innerText()).toBe('후반')
  expect(await clock()).toMatch(/^4[67]:/)
  expect(await row.boundingBox()).toEqual(before)
})

test('PICK-014 a suspended match keeps its last odds under a lock with the reason and cannot be picked; reopened it can', async () => {
  const page = await open()
  const price = pricesOf(page, other.id).first()
  const stop = gameOf(page, other.id).locator('[data-stop]')
  tick()
  await other.hear('goal')
  await other.suspend(true)
  await until(() => isLocked(page, other)).toBe('true')
  expect(await price.innerText()).toContain('1.90')
  await until(() => stop.innerText()).toBe('일시중지 · 골')
  await price.click({ force: true })
  expect(await picksOf(page).count()).toBe(0)
  tick()
  await other.hear('var')
  await until(() => stop.innerText()).toBe('일시중지 · VAR 판독')
  await other.suspend(false)
  await other.hear()
  await until(() => isLocked(page, other)).toBe(null)
  await until(() => stop.count()).toBe(0)
  await price.click()
  expect(await picksOf(page).count()).toBe(1)
})

test('handbook 2.3: a kind of market that is held back stands with its last odds, a lock and the tag 일시중지', async () => {
  const page = await openMatch(chelsea)
  const half = page.locator('section[data-market="41"]')
  await half.waitFor()
  expect(await half.innerText()).not.toContain('일시중지')
  tick()
  await chelsea.prices([150, 260], { type: 41, suspended: true })
  await until(() => half.innerText()).toContain('일시중지')
  expect(await half.innerText()).toContain('1.50')
  expect(await half.locator('button.odds[aria-disabled="true"]').count()).toBe(2)
  tick()
  await chelsea.prices([150, 260], { type: 41, suspended: false })
  await until(() => half.innerText()).not.toContain('일시중지')
})

test.each(screens)(
  'ROUTE-035 PICK-007 PICK-008 PICK-010 a match opens with all markets by tabs, main lines first; two families stay in the cart (%s)',
  async screen => {
    const page = await open({ screen })
    await gameOf(page, chelsea.id).getByRole('link', { name: '첼시' }).click()
    await page.waitForURL(`**/inplay?fixture=${chelsea.id}`)
    const tabs = page.getByRole('tablist', { name: '마켓' })
    await tabs.getByRole('tab', { name: /^전체/ }).waitFor()
    expect((await tabs.getByRole('tab').allInnerTexts()).map(text => text.replace(/\s+/g, ' '))).toEqual([
      '전체 4',
      '승무패 1',
      '핸디캡 1',
      '언더오버 1',
      '전반/후반 1',
    ])
    expect(await kinds(page)).toEqual(['1', '3', '2', '41'])
    // Handicaps of football count from the score at the bet (handbook 2.9).
    expect(await page.locator('[data-from-bet]').count()).toBe(1)
    expect(await page.locator('section[data-market="3"] [data-from-bet]').innerText()).toBe('0:0부터')
    const totals = await page.locator('section[data-market="2"] button.odds').allInnerTexts()
    expect(totals.map(text => /([\d.]+)\s+[\d.]+$/.exec(text)?.[1])).toEqual(['2.5', '2.5', '1.5', '1.5'])
    await tabs.getByRole('tab', { name: /^전반/ }).click()
    expect(await kinds(page)).toEqual(['41'])
    await tabs.getByRole('tab', { name: /^전체/ }).click()
    const press = (market: number, nth: number) =>
      page.locator(`section[data-market="${market}"] button.odds`).nth(nth).click()
    await press(1, 0)
    await press(2, 0)
    await press(2, 1)
    await showCart(page)
    expect(await picksOf(page).count()).toBe(2)
    if (screen === 'mobile') expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  },
)

test.each([
  ['ㅊㅅ', 'desktop'],
  ['chelsea', 'mobile'],
] as const)('SIDEBAR-023 the search of the list finds 첼시 by "%s" (%s)', async (text, screen) => {
  const page = await open({ screen })
  const field = screen === 'mobile' ? page.getByLabel('경기 검색') : page.getByLabel('리그명 또는 팀명 검색')
  await field.fill(text)
  await field.press('Enter')
  await until(() => shown(page)).toEqual(ids(chelsea))
  await page.getByRole('button', { name: '조건 해제' }).click()
  await until(async () => (await shown(page)).length).toBe(3)
})

test.each(['ㅎㄷㅋ', 'handicap'])('inside a match "%s" finds the handicap', async text => {
  const page = await openMatch(chelsea)
  await page.getByLabel('마켓 검색').fill(text)
  await until(() => kinds(page)).toEqual(['3'])
  await page.getByLabel('마켓 검색').fill('없는마켓')
  await page.getByText('찾는 마켓이 없습니다.').waitFor()
})

test('favourites are kept in this browser: matches by themselves, kinds of market ahead', async () => {
  const page = await open()
  await gameOf(page, chelsea.id)
    .getByRole('button', { name: /즐겨찾기$/ })
    .click()
  await page.reload()
  await page.getByRole('button', { name: /^즐겨찾기/ }).click()
  await until(() => shown(page)).toEqual(ids(chelsea))
  await gameOf(page, chelsea.id).getByRole('link', { name: '첼시' }).click()
  await page.getByRole('button', { name: '언더오버 즐겨찾기' }).click()
  await until(() => kinds(page)).toEqual(['2', '1', '3', '41'])
})

test.each(screens)(
  'the tracker shows score by part, clock, danger, incidents as they happen and how the prices moved (%s)',
  async screen => {
    const page = await openMatch(chelsea, { screen })
    await tracker(page).getByText('주요 장면', { exact: true }).waitFor()
    const table = tracker(page).getByRole('table')
    expect((await table.innerText()).replace(/\s+/g, ' ')).toMatch(/전반 합계 첼시 \d \d/)
    tick()
    await hearLive(house.deps, [
      {
        fixtureId: chelsea.id as FixtureId,
        danger: { side: 'home', level: 'danger' },
        stopReason: null,
        incidents: [],
      },
    ])
    await until(() => tracker(page).innerText()).toMatch(/위험한 공격\s+첼시/)
    const before = await tracker(page).locator('[data-incident]').count()
    await chelsea.hear('goal', ['goal'])
    await chelsea.score(2, 0, { periods: [{ code: 10, home: 2, away: 0 }], clockSeconds: 650 })
    await chelsea.suspend(true)
    await until(() => tracker(page).locator('[data-score]').innerText()).toMatch(/2\s*:\s*0/)
    await until(() => tracker(page).locator('[data-incident]').count()).toBe(before + 1)
    expect(await tracker(page).locator('[data-incident]').first().innerText()).toMatch(/10′\s*골\s*첼시/)
    expect((await table.innerText()).replace(/\s+/g, ' ')).toContain('첼시 2 2')
    await until(() => tracker(page).locator('[data-stop]').innerText()).toBe('일시중지 · 골')
    expect(await tracker(page).getByRole('status').innerText()).toMatch(
      /^첼시 2 대 0 원정\d+, 일시중지 · 골$/,
    )
    expect((await tracker(page).locator('[data-odds-spark]').innerText()).replace(/\s+/g, ' ')).toMatch(
      /홈 1\.90 → 1\.90 변동 없음/,
    )
    tick()
    await chelsea.suspend(false)
    await chelsea.score(1, 0)
    await chelsea.hear()
  },
)

test('matches come and go by themselves, and not while a hand aims at the list', async () => {
  const page = await open()
  const late = await aLiveMatch(house)
  await until(() => shown(page)).toContain(String(late.id))
  const row = gameOf(page, late.id)
  await row.hover()
  tick()
  await late.status('finished')
  await until(() => row.getAttribute('data-state')).toBe('closed')
  await until(() => row.locator('[data-stop]').innerText()).toBe('경기종료')
  await page.mouse.move(5, 5)
  await until(() => shown(page)).not.toContain(String(late.id))
})

test('a match that has ended says so where its markets were', async () => {
  const match = await aLiveMatch(house, { sport: 48_242 })
  const page = await openMatch(match)
  await tracker(page).waitFor()
  tick()
  await match.status('finished')
  await page.getByText('목록에서 다른 경기를 골라 주세요.').waitFor({ timeout: 15_000 })
  expect(await tracker(page).innerText()).toContain('경기종료')
})

test('PICK-016 PICK-018 what begins next stands below in order of start, and leaves at its start by itself', async () => {
  const now = house.clock.now()
  await offer(
    house,
    aFixture({ id: 902, home: '나중팀', startsAt: instant(now + 20 * MINUTE) }),
    aMarket({ fixture: 902 }),
    aFixture({ id: 901, home: '먼저팀', startsAt: instant(now + MINUTE) }),
    aMarket({ fixture: 901 }),
  )
  const page = await open()
  const next = page.locator('[data-upcoming] li')
  await until(async () => (await next.allInnerTexts()).map(text => /먼저팀|나중팀/.exec(text)?.[0])).toEqual([
    '먼저팀',
    '나중팀',
  ])
  await page.clock.fastForward(MINUTE)
  await until(() => next.count()).toBe(1)
  expect(await next.first().innerText()).toContain('나중팀')
})

test('ROUTE-059 the bet history offers in-play bets now that there is a page for them', async () => {
  const page = await visit({ path: '/bet_result', as: 'demo' })
  await page.getByRole('tab', { name: '인플레이' }).waitFor()
})
