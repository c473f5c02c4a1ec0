import { expect, test } from 'vitest'
import type { fixtureContract } from '#contract/fixtures.ts'
import type { Output } from '#contract/wire/route.ts'
import { anOfferedFixture, offer } from '#tests/support/facts/bettor.ts'
import { aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { useBets } from '#tests/support/facts/placed-bets.ts'
import { alertOf, useSite } from '#tests/support/pages/browser.ts'
import { amountOf, figureOf, pickHomes, picksOf, sendBet, showCart } from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()
const { ended } = useBets(house)

let starts = 0

let operator: string | undefined

/** True when the list shows the fixture at these odds now. */
async function isListedAt(id: number, price: number): Promise<boolean> {
  operator ??= await house.logIn('admin1')
  const answer = await house.get(`sports-prematch/event?search=${encodeURIComponent(`홈${id}`)}`, {
    token: operator,
  })
  const { games }: Output<typeof fixtureContract.events> = await answer.json()
  return games.some(game => game.markets[0]?.bets[0]?.betPrice === price / 100)
}

/** Creates a fixture with these home odds and waits until the lists show it. */
async function homeAt(price: number): Promise<number> {
  const id = await anOfferedFixture(house, { startsAt: later(3_600 + starts++) })
  await offer(house, aMarket({ fixture: id, at: later(1), odds: [price, 200, 210] }))
  await expect.poll(() => isListedAt(id, price), { timeout: 20_000 }).toBe(true)
  return id
}

test.each(['desktop', 'mobile'] as const)(
  'BETFLOW-019..021 VALID-031 handbook 1.6 places a bonus with its picks, shows it in the history and pays it (%s)',
  async screen => {
    const userId = screen === 'desktop' ? 'demo' : 'demo5'
    const fixtures = [await homeAt(150), await homeAt(200), await homeAt(131)]
    const page = await visit({ path: '/korea/cross', as: userId, screen })
    const balance = async () =>
      Number((await page.locator('header [data-balance]').innerText()).replace(/\D/g, ''))
    const before = await balance()
    await pickHomes(page, fixtures)
    await page.locator('[data-bonus-row]').getByRole('button', { name: '3폴더' }).click()
    await showCart(page)
    expect(await picksOf(page).count()).toBe(4)
    // 1.50 × 2.00 × 1.31 × 1.03 = 4.0479
    expect(await figureOf(page, '예상배당')).toBe('4.05')
    await amountOf(page).fill('10000')
    const request = page.waitForRequest('**/api/sports-prematch/betting')
    await sendBet(page)
    const body = (await request).postDataJSON()
    expect(body.totalRatio).toBe('4.05')
    expect(body.bettings).toHaveLength(4)
    expect(body.bettings).toContainEqual(
      expect.objectContaining({ fixtureId: -1, betPrice: '1.03', oddsId: 3 }),
    )
    await page.waitForURL('**/bet_result')
    await alertOf(page).getByRole('button', { name: '확인' }).click()

    const bet = page.locator('[data-bet]').first()
    await bet.locator('[data-leg]').first().waitFor()
    expect(await bet.locator('[data-leg]').count()).toBe(3)
    for (const fact of ['보너스 배당', '3폴더 이상', '1.03', '4.05', '40,500원'])
      expect(await bet.textContent()).toContain(fact)
    await expect.poll(balance).toBe(before - 10_000)

    for (const fixture of fixtures) await ended(fixture, 1, 0)
    await bet.getByText('당첨', { exact: true }).waitFor()
    await expect.poll(balance).toBe(before + 30_500)
    expect(await bet.locator('[data-paid-by]').innerText()).toContain('10,000원 × 4.05 = 40,500원')
  },
)

test('BETFLOW-015 returns the focus to the cart’s button after a refusal', async () => {
  const fixture = await homeAt(190)
  const page = await visit({ path: '/korea/cross', as: 'demo' })
  await pickHomes(page, [fixture])
  await amountOf(page).fill('5000')
  await page.route('**/api/sports-prematch/betting', route => route.fulfill({ status: 400, body: '시험' }))
  await sendBet(page)
  await alertOf(page).getByRole('button', { name: '확인' }).click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent), { timeout: 20_000 })
    .toBe('5,000원 베팅 → 9,500원')
})

test.each(['desktop', 'mobile'] as const)(
  'ROUTE-003 ROUTE-085 shows maintenance and error pages with their reason, without overflow (%s)',
  async screen => {
    const page = await visit({ path: '/no-such-page', as: 'demo', screen })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await page.getByText('This page could not be found').waitFor()
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.route('**/setting/maintanace', route =>
      route.fulfill({ status: 200, json: { siteNoticeFlg: 1 } }),
    )
    await page.goto('/maintenance')
    await page.getByRole('heading', { name: '사이트 점검중입니다.' }).waitFor()
    expect(await overflow()).toBeLessThanOrEqual(0)
  },
)
