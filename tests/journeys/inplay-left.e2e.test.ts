import type { Page, Request, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { alertOf, balanceOf, countCalls, pathOf, useSite } from '#tests/support/pages/browser.ts'
import {
  amountOf,
  changedOf,
  confirmOf,
  picksOf,
  pressBet,
  pricesOf,
  sendBet,
  showCart,
} from '#tests/support/pages/cart-page.ts'
import { breathe, holdFirst } from '#tests/support/pages/held-answer.ts'
import {
  BETTING_CALL,
  useBetMatch,
  waitingButton,
  waitingPill,
  withLiveSlip,
} from '#tests/support/pages/live-page.ts'
import { logIn } from '#tests/support/pages/login-page.ts'

const site = useSite()
const { match, untilHeld, waitOut } = useBetMatch(site)

/** Logs out and logs another member in on the same page: a reload would drop pending requests. */
async function changeMember(page: Page, screen: 'desktop' | 'mobile', next: string): Promise<void> {
  if (screen === 'mobile') {
    await page.keyboard.press('Escape')
    await page.locator('header').getByRole('button', { name: '내정보' }).click()
  }
  await page.getByRole('button', { name: '로그아웃' }).click()
  await logIn(page, next)
  await page.locator('[data-home]').waitFor()
}

/** Follows links of the page, without a reload as above. */
async function toLive(page: Page, screen: 'desktop' | 'mobile'): Promise<void> {
  if (screen === 'mobile') await page.getByRole('button', { name: '메뉴', exact: true }).click()
  await page.locator('a[href^="/korea/live"]:visible').first().click()
  await pricesOf(page, match().id).first().waitFor()
}

test.each([
  ['accepted', 'mobile'],
  ['refused', 'desktop'],
] as const)(
  'SESSION-004 shows the next member nothing of a bet that was %s after a logout (%s)',
  async (outcome, screen) => {
    const { letGo, route } = holdFirst()
    const prepare = (page: Page) => page.route(BETTING_CALL, route)
    const page = await withLiveSlip(site, [{ match: match() }], { screen, as: 'demo36', prepare })
    await sendBet(page)
    await untilHeld(page)
    await changeMember(page, screen, 'demo37')
    if (outcome === 'refused') await match().prices([180, 210, 220])
    await toLive(page, screen)
    await pricesOf(page, match().id).nth(1).click()
    const before = await balanceOf(page)
    await waitOut()
    const answer = await letGo()
    expect(answer.ok()).toBe(outcome === 'accepted')
    await breathe(page)
    expect(await balanceOf(page)).toBe(before)
    expect(await waitingPill(page).count()).toBe(0)
    await showCart(page)
    await amountOf(page).fill('10000')
    await pressBet(page)
    await confirmOf(page).waitFor()
    expect(await picksOf(page).count()).toBe(1)
    expect(await changedOf(page).count()).toBe(0)
    expect(await alertOf(page).count()).toBe(0)
    expect(await page.getByText('베팅이 완료되었습니다.').count()).toBe(0)
    expect(pathOf(page)).toBe('/korea/live')
  },
)

test('SESSION-004 ignores a late list of waiting bets after another login', async () => {
  const page = await withLiveSlip(site, [{ match: match() }], { as: 'demo36' })
  await sendBet(page)
  await untilHeld(page)
  const { asked, letGo, route } = holdFirst()
  await page.route('**/api/inplay/waiting', route)
  await page.reload()
  await asked
  await changeMember(page, 'desktop', 'demo37')
  await toLive(page, 'desktop')
  expect((await (await letGo()).json()).waiting).toHaveLength(1)
  await breathe(page)
  expect(await waitingPill(page).count()).toBe(0)
  expect(await waitingButton(page).count()).toBe(0)
  expect(await picksOf(page).count()).toBe(0)
  await waitOut()
})

test('SESSION-004 does not resend an unanswered bet after another login', async () => {
  const page = await withLiveSlip(site, [{ match: match() }], { as: 'demo36' })
  const held = Promise.withResolvers<Route>()
  await page.route(BETTING_CALL, held.resolve)
  const calls = countCalls(page, /inplay\/betting$/)
  await sendBet(page)
  await waitingButton(page).waitFor()
  await changeMember(page, 'desktop', 'demo37')
  const failed = page.waitForEvent('requestfailed', (request: Request) => /betting$/.test(request.url()))
  await (await held.promise).abort('connectionreset')
  await failed
  await breathe(page)
  await page.clock.fastForward(5 * SECOND)
  await breathe(page)
  expect(calls()).toBe(1)
  expect(await alertOf(page).count()).toBe(0)
})
