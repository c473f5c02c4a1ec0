import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { offer } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { countCalls, pathOf, useSite, type Visit } from '#tests/support/pages/browser.ts'
import {
  amountOf,
  cartOf,
  changedOf,
  gameOf,
  picksOf,
  pricesOf,
  sendBet,
  showCart,
  shown,
} from '#tests/support/pages/cart-page.ts'
import { askForGame, expectWindow, popupOf } from '#tests/support/pages/game-window.ts'

const { house, visit } = useSite()
const screens = ['desktop', 'mobile'] as const

const CHELSEA = 1
const KIA = 2
const OTHERS = [11, 12, 13]

const football = (id: number, nameKorean: string, english: string) => ({
  ...aFixture({ id, home: nameKorean, away: `원정팀${id}`, startsAt: later(3_600 + id), league: 201 }),
  home: { name: english, nameKorean },
})

beforeAll(async () => {
  await offer(
    house,
    football(CHELSEA, '첼시', 'Chelsea FC'),
    aMarket({ fixture: CHELSEA }),
    ...[-25, -50, 0].map(line =>
      aMarket({ fixture: CHELSEA, type: 3, line, main: line === -25, odds: [185, 195] }),
    ),
    aMarket({ fixture: CHELSEA, type: 2, line: 275, main: true, odds: [180, 200] }),
    aMarket({ fixture: CHELSEA, type: 2, line: 250, main: false, odds: [160, 230] }),
    { ...aMarket({ fixture: CHELSEA, type: 41, odds: [260, 340] }) },
    aFixture({ id: KIA, sport: 154_914, home: 'KIA 타이거즈', away: 'LG 트윈스', startsAt: later(700) }),
    aMarket({ fixture: KIA, type: 226, odds: [158, 231] }),
    ...OTHERS.flatMap(id => [football(id, `홈팀${id}`, `Home ${id}`), aMarket({ fixture: id })]),
  )
})

async function open({ path = '/europe', ...more }: Visit = {}): Promise<Page> {
  const page = await visit({ path, as: 'demo', ...more })
  await page.locator('[data-fixture]').first().waitFor()
  return page
}

const popup = (page: Page) => popupOf(page, '유럽형 스포츠')

const sentBet = async (page: Page) => {
  const request = page.waitForRequest('**/api/sports-prematch/betting')
  await sendBet(page)
  return (await request).postDataJSON()
}

/** Offers the home side of a 1X2 at other odds from that second on. */
const reprice = (fixture: number, second: number, home: number) =>
  offer(house, aMarket({ fixture, at: later(second), odds: [home, 200, 210] }))

/** Opens a slip of home picks on the European page without a live connection, so that only answers bring new odds. */
async function withSlip(fixtures: readonly number[], screen: (typeof screens)[number] = 'desktop') {
  const page = await open({
    screen,
    ownStream: true,
    prepare: ready => ready.route('**/api/live?*', route => route.abort()),
  })
  for (const fixture of fixtures) await pricesOf(page, fixture).first().click()
  await showCart(page)
  await amountOf(page).fill('10000')
  return page
}

test.each(screens)(
  'DIALOG-026 DIALOG-027 DIALOG-032 LAYOUT-021 MENU-018 API-014 asks first, then opens a new window by one call (%s)',
  async screen => {
    const page = await visit({ path: '/korea/cross', as: 'demo', screen })
    await askForGame(page, '유럽형 스포츠', screen)
    expect((await popup(page).boundingBox())?.width).toBeCloseTo(screen === 'desktop' ? 450 : 366, 0)
    await popup(page).getByRole('button', { name: '취소' }).click()
    await expectWindow(page, '유럽형 스포츠', '**/europe', screen)
  },
)

test('ROUTE-034 LIMIT-010 lists fixtures on /europe with 1X2, handicap and total main lines and the general limits', async () => {
  const page = await open()
  expect(await shown(page)).toEqual([KIA, CHELSEA, ...OTHERS].map(String))
  const text = (await gameOf(page, CHELSEA).innerText()).replace(/\s+/g, ' ')
  expect(text).toMatch(/첼시 원정팀1 /)
  expect(text).toMatch(/승무패 첼시 1\.90 .*핸디캡 첼시 \(-0\.25\) -0\.25 1\.85 .*\+0\.25 1\.95/)
  expect(text).toMatch(/2\.75 1\.80 .*2\.75 2\.00 \+4/)
  await expect
    .poll(() => cartOf(page).locator('[data-cart-figures]').innerText())
    .toMatch(/최대당첨금\s*3,000,000원[\s\S]*최대베팅금\s*1,000,000원/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1_440)
})

test('ROUTE-034 PICK-004 PICK-005 PICK-007 FIELD-042 FIELD-043 opens all markets with quarter lines by tabs and adds picks to the cart', async () => {
  const page = await open({ screen: 'mobile' })
  await gameOf(page, CHELSEA).getByRole('link', { name: '첼시' }).first().click()
  await page.waitForURL('**/europe?fixture=1')
  const all = page.getByRole('tab', { name: /^전체 4/ })
  await all.waitFor()
  expect(await all.getAttribute('aria-selected')).toBe('true')
  const kinds = () =>
    page.locator('section[data-market]').evaluateAll(all => all.map(one => one.dataset.market))
  expect(await kinds()).toEqual(['1', '3', '2', '41'])
  const lines = await page.locator('section[data-market="3"] button.odds').allInnerTexts()
  expect(lines.map(line => /([+-]?[\d.]+)\s+[\d.]+$/.exec(line)?.[1])).toEqual([
    '-0.25',
    '+0.25',
    '-0.5',
    '+0.5',
    '0',
    '0',
  ])
  await page.getByRole('tab', { name: /^전반/ }).click()
  await expect.poll(kinds).toEqual(['41'])
  await page.getByRole('tab', { name: /^전체/ }).click()
  const press = (market: number, nth: number) =>
    page.locator(`section[data-market="${market}"] button.odds`).nth(nth).click()
  await press(1, 0)
  await press(2, 0)
  await press(1, 2)
  await showCart(page)
  await expect
    .poll(() => picksOf(page).allInnerTexts())
    .toEqual([expect.stringMatching(/언더오버\s*2\.75/), expect.stringMatching(/승무패.*원정팀1/s)])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.goBack()
  await page.waitForURL(/\/europe$/)
  expect(await picksOf(page).count()).toBe(2)
})

test('CART-026 BETFLOW-008 accepts risen odds with "only better", and asks about fallen ones', async () => {
  const page = await withSlip([12])
  const bets = countCalls(page, /betting$/)
  await cartOf(page).getByRole('button', { name: '오른 배당만' }).click()
  await reprice(12, 2, 170)
  expect(await sentBet(page)).toMatchObject({ changeFlag: 0 })
  await changedOf(page).waitFor()
  expect(bets()).toBe(1)
  await changedOf(page).getByRole('button', { name: '아니오(베팅취소)' }).click()
  await reprice(12, 3, 220)
  await sendBet(page)
  await page.waitForURL('**/bet_result')
  expect(bets()).toBe(2)
  await expect.poll(() => page.locator('[data-bet]').first().innerText()).toContain('2.20')
})

test('BETFLOW-012 BETFLOW-013 DIALOG-005 keeps the picks at the new odds on "no" and places no bet', async () => {
  const [before, after] = ['1.90', '2.40']
  const page = await withSlip([13], 'mobile')
  const bets = countCalls(page, /betting$/)
  await reprice(13, 4, Number(after) * 100)
  await sendBet(page)
  await changedOf(page).waitFor()
  expect(await changedOf(page).innerText()).toContain(`${before} → ${after}`)
  await changedOf(page).getByRole('button', { name: '아니오(베팅취소)' }).click()
  await changedOf(page).waitFor({ state: 'detached' })
  expect(await picksOf(page).allInnerTexts()).toEqual([expect.stringContaining(after)])
  expect(await picksOf(page).first().innerText()).not.toContain(before)
  expect(await pricesOf(page, 13).first().innerText()).toContain(after)
  expect(bets()).toBe(1)
  expect(pathOf(page)).toBe('/europe')
})

test('SIDEBAR-004 SIDEBAR-020 SIDEBAR-021 SIDEBAR-022 opens a league of /europe from the European tree, also from another page', async () => {
  const page = await open({ path: '/europe' })
  const tree = page.getByRole('navigation', { name: '유럽형 스포츠' })
  await tree.getByRole('button', { name: /^축구/ }).click()
  await tree.getByRole('button', { name: /^지역154/ }).click()
  await tree.getByRole('link', { name: /^리그201/ }).click()
  await page.waitForURL('**/europe?sport_id=6046&football=1&league=201&location_id=154')
  await expect.poll(() => shown(page)).toEqual([CHELSEA, ...OTHERS].map(String))
  await tree.getByRole('button', { name: /^유럽형 스포츠/ }).click()
  expect(await tree.getByRole('button', { name: /^축구/ }).isVisible()).toBe(false)
  await tree.getByRole('button', { name: /^유럽형 스포츠/ }).click()
  await tree.getByRole('button', { name: /^축구/ }).waitFor()
  await page.goto('/bet_result')
  await tree.getByRole('button', { name: /^유럽형 스포츠/ }).click()
  await tree.getByRole('button', { name: /^축구/ }).click()
  await tree.getByRole('button', { name: /^지역154/ }).click()
  await tree.getByRole('link', { name: /^리그201/ }).click()
  await page.waitForURL('**/europe?sport_id=6046&football=1&league=201&location_id=154')
})

test('SIDEBAR-023 SIDEBAR-025 finds 첼시 by initials and by its English name in the search of a phone', async () => {
  const page = await open({ screen: 'mobile' })
  const field = page.getByLabel('경기 검색')
  for (const text of ['ㅊㅅ', 'chelsea']) {
    await field.fill(text)
    await field.press('Enter')
    await page.waitForURL(`**search=${encodeURIComponent(text)}`)
    await expect.poll(() => shown(page)).toEqual([String(CHELSEA)])
  }
})

test('stores favourite fixtures and leagues in the browser', async () => {
  const page = await open()
  await page.getByRole('button', { name: '첼시 VS 원정팀1 즐겨찾기' }).click()
  await page.getByRole('button', { name: '지역154 리그201 즐겨찾기' }).first().click()
  await page.reload()
  await page.getByRole('button', { name: /^즐겨찾기/ }).click()
  await expect.poll(() => shown(page)).toEqual([String(CHELSEA)])
  await page.getByRole('link', { name: '지역154 리그201' }).click()
  await expect.poll(() => shown(page)).toEqual([CHELSEA, ...OTHERS].map(String))
})

test('BETFLOW-009 DIALOG-006 LIMIT-018 bets at the new odds on "yes"', async () => {
  const fixture = 21
  await offer(house, football(fixture, `홈팀${fixture}`, `Home ${fixture}`), aMarket({ fixture }))
  const page = await withSlip([fixture])
  const bets = countCalls(page, /betting$/)
  await reprice(fixture, 2, 170)
  const [sent] = (await sentBet(page)).bettings
  await changedOf(page).waitFor()
  expect(await changedOf(page).innerText()).toMatch(/변경 전 배당\s*1\.90\s*변경 후 배당\s*1\.70/)
  const again = page.waitForRequest('**/api/sports-prematch/betting')
  await changedOf(page).getByRole('button', { name: '예(베팅)' }).click()
  expect((await again).postDataJSON()).toMatchObject({
    totalRatio: '1.70',
    betStyle: 'EU',
    bettings: [{ fixtureId: fixture, betPrice: '1.70', version: sent.version + 1 }],
  })
  await page.waitForURL('**/bet_result')
  expect(bets()).toBe(2)
  await expect
    .poll(() => page.locator('[data-bet]').first().innerText(), { timeout: 10_000 })
    .toContain('1.70')
})

test('says that a match does not exist and leads to the list', async () => {
  const page = await visit({ path: '/europe?fixture=999999', as: 'demo' })
  await page.getByText('경기를 찾을 수 없습니다.').waitFor()
  await page.getByRole('button', { name: '목록으로' }).click()
  await gameOf(page, CHELSEA).waitFor()
})
