import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { offer } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket, aScore, later } from '#tests/support/facts/fixture-facts.ts'
import { aLiveMatch } from '#tests/support/facts/live-match.ts'
import { alertOf, hasSidewaysScroll, useSite } from '#tests/support/pages/browser.ts'
import { amountOf, cartOf, picksOf, pricesOf, sendBet, showCart } from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()

const row = (page: Page, team: string) =>
  page.locator(':is([data-closing-soon], [data-kick-offs]) li', { hasText: team })
const liveCard = (page: Page, fixture: number) => page.locator(`[data-live-game="${fixture}"]`)
const scores = (page: Page, fixture: number) =>
  liveCard(page, fixture).locator('[data-score]').allTextContents()

beforeAll(async () => {
  await offer(
    house,
    aFixture({ id: 1, home: '아스널', away: '첼시', startsAt: later(600), weight: 5 }),
    aMarket({ fixture: 1, odds: [185, 340, 420] }),
    aFixture({ id: 2, home: '울산', away: '전북', startsAt: later(3_600), league: 101 }),
    aMarket({ fixture: 2, odds: [215, 330, 305] }),
    aFixture({ id: 3, home: '리버풀', away: '에버턴', startsAt: later(-600), status: 'live' }),
    aScore({ fixture: 3, home: 1, away: 0, clockSeconds: 600 }),
  )
})

test('ROUTE-001 LAYOUT-001 LAYOUT-003 CART-025 FIELD-038 FIELD-039 DATE-004 shows upcoming and running matches, the notices and a 300 px cart on home, without a sidebar', async () => {
  const page = await visit({ as: 'demo' })
  const closing = page.locator('[data-closing-soon] li')
  await closing.waitFor()
  expect(await closing.innerText()).toMatch(
    /마감 (?:10|09):\d\d[\s\S]*아스널[\s\S]*1\.85[\s\S]*3\.40[\s\S]*4\.20/,
  )
  expect(await page.locator('[data-kick-offs] li').allInnerTexts()).toHaveLength(1)
  expect(await row(page, '울산').innerText()).toMatch(
    /13:00[\s\S]*(60분|1시간) 후[\s\S]*2\.15[\s\S]*3\.30[\s\S]*3\.05/,
  )
  await liveCard(page, 3).waitFor()
  expect(await liveCard(page, 3).innerText()).toMatch(/전반 10′/)
  expect(await scores(page, 3)).toEqual(['1', '0'])
  const top = await page.locator('[data-top-matches] li').first().innerText()
  expect(top).toContain('아스널')
  // Games show date and time (DATE-004).
  expect(top).toContain('11-21 12:10')
  await expect.poll(() => page.locator('[data-notices] li').count()).toBe(3)
  expect(await page.locator('[data-sidebar]').count()).toBe(0)
  expect(await page.locator('header').first().isVisible()).toBe(true)
  await cartOf(page).waitFor()
  expect((await page.locator('#cart').boundingBox())?.width).toBe(300)
})

const hero = (page: Page, team: string) => page.locator('[data-top-matches] li', { hasText: team })

test('BETFLOW-017 BETFLOW-018 PICK-004 bets from the cart on home and opens the match with the cart kept', async () => {
  const page = await visit({ as: 'demo', screen: 'mobile' })
  const [first, second] = [
    row(page, '울산').locator('button.odds').first(),
    hero(page, '아스널').locator('button.odds').last(),
  ]
  await first.click()
  await second.click()
  await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true')
  // The same match is also in the list below the top matches.
  expect(await row(page, '아스널').locator('button.odds').last().getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('link', { name: /아스널\s*VS\s*첼시\s*모든 베팅/ }).click()
  await page.waitForURL('**/europe?fixture=1')
  await pricesOf(page, 1).last().waitFor()
  expect(await pricesOf(page, 1).last().getAttribute('aria-pressed')).toBe('true')
  await page.goBack()
  await page.locator('[data-home]').waitFor()
  await showCart(page)
  await expect.poll(() => picksOf(page).count()).toBe(2)
  expect((await picksOf(page).allInnerTexts()).join()).toMatch(/2\.15[\s\S]*4\.20/)
  await amountOf(page).fill('5000')
  const bet = page.waitForRequest('**/api/sports-prematch/betting')
  await sendBet(page)
  expect((await bet).postDataJSON()).toMatchObject({ betStyle: 'EU', amounts: 5_000 })
  await alertOf(page).waitFor()
})

test('PICK-007 LIMIT-017 bets on a running match by in-play rules, and never with an upcoming one', async () => {
  const match = await aLiveMatch(house)
  const page = await visit({ as: 'demo22' })
  const prices = liveCard(page, match.id).locator('button.odds')
  // An older list may have been read; it is read again after 15 seconds.
  await expect
    .poll(() => prices.locator('.odds-price').allInnerTexts(), { timeout: 25_000 })
    .toEqual(['1.90', '2.00', '2.10'])
  await row(page, '울산').locator('button.odds').first().click()
  await prices.first().click()
  await alertOf(page).getByText('진행 중인 경기는 시작 전 경기와 함께 베팅할 수 없습니다.').waitFor()
  await alertOf(page).getByRole('button', { name: '확인' }).click()
  await row(page, '울산').locator('button.odds').first().click()
  await prices.first().click()
  await expect.poll(() => prices.first().getAttribute('aria-pressed')).toBe('true')
  await match.prices([150, 280, 310])
  await expect.poll(() => prices.locator('.odds-price').allInnerTexts()).toEqual(['1.50', '2.80', '3.10'])
  await liveCard(page, match.id).getByRole('link').click()
  await page.waitForURL(`**/inplay?fixture=${match.id}`)
  await showCart(page)
  await expect.poll(() => picksOf(page).count()).toBe(1)
  await match.status('finished')
})

test('shows one’s open bets and the site’s highlights on home', async () => {
  const page = await visit({ as: 'demo', screen: 'mobile' })
  const bet = page.locator('[data-open-bet]').first()
  await bet.waitFor()
  expect(await bet.innerText()).toMatch(/외 1[\s\S]*2폴더[\s\S]*대기 2[\s\S]*5,000원 × 9\.03/)
  await page.getByRole('link', { name: /추첨은 누구나 다시 계산할 수 있습니다/ }).click()
  await page.waitForURL('**/minigame/verify')
  await page.goBack()
  const sports = page.getByRole('navigation', { name: '종목' })
  await sports.getByRole('link', { name: /축구/ }).click()
  await page.waitForURL(
    ({ pathname, searchParams }) => pathname === '/europe' && searchParams.get('football') === '1',
  )
})

test('scrolls top and running matches sideways on a phone, with the edge of the next in view', async () => {
  const page = await visit({ as: 'demo', screen: 'mobile' })
  await hero(page, '울산').waitFor()
  for (const place of ['[data-top-matches] ul']) {
    const [list, cards] = [page.locator(place), page.locator(`${place} > li`)]
    const next = await cards.nth(1).boundingBox()
    expect(next?.x).toBeLessThan(390 - 20)
    expect((next?.x ?? 0) + (next?.width ?? 0)).toBeGreaterThan(390)
    expect(await list.evaluate(one => one.scrollWidth > one.clientWidth)).toBe(true)
  }
  expect(await hasSidewaysScroll(page)).toBe(false)
})

test('updates scores, odds, new and started matches without a reload', async () => {
  const page = await visit({ as: 'demo5' })
  await liveCard(page, 3).waitFor()
  const at = later(1)
  await offer(house, aScore({ at, fixture: 3, home: 2, away: 0, clockSeconds: 1_260 }))
  await liveCard(page, 3).getByText('전반 21′').waitFor()
  expect(await scores(page, 3)).toEqual(['2', '0'])

  // A price has a direction once the one before it is known from the connection.
  for (const [second, home] of [188, 191].entries()) {
    const odds = [home, 340, 600 - home]
    await offer(house, aMarket({ at: later(1 + second), fixture: 1, odds }))
    await row(page, '아스널')
      .getByText(`1.${home - 100}`)
      .waitFor()
  }
  expect(await row(page, '아스널').locator('[data-direction=up]').count()).toBe(1)
  expect(await row(page, '아스널').locator('[data-direction=down]').count()).toBe(1)

  await offer(
    house,
    aFixture({ id: 4, home: '수원', away: '포항', startsAt: later(1_200) }),
    aMarket({ fixture: 4 }),
  )
  await page.clock.runFor(25 * SECOND)
  await row(page, '수원').waitFor()
  await page.clock.fastForward(590 * SECOND)
  await row(page, '아스널').waitFor({ state: 'detached' })
  await row(page, '울산').waitFor()
})
