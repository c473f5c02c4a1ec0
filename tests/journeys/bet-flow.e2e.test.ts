import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { fixtureContract } from '#contract/fixtures/fixtures.ts'
import type { Output } from '#contract/wire/route.ts'
import { anOfferedFixture, offer } from '#tests/support/facts/bettor.ts'
import { aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { useBets } from '#tests/support/facts/placed-bets.ts'
import { alertOf, useSite, type Visit } from '#tests/support/pages/browser.ts'
import {
  amountOf,
  figureOf,
  pickHomes,
  picksOf,
  pressBet,
  pricesOf,
  sendBet,
  showCart,
} from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()
const { ended } = useBets(house)
const screens = ['desktop', 'mobile'] as const
const bettingCall = '**/api/sports-prematch/betting'

let made = 0
/** Starts each fixture a minute before the previous one, so that it is among the fifteen of the first page. */
const anEarlierFixture = () => {
  made += 1
  return anOfferedFixture(house, { startsAt: later(3_600 - 60 * made) })
}

/** Opens a page with the home picks of these fixtures and an amount in the slip. */
async function withSlip(
  { amount = '10000', ...more }: Visit & { readonly amount?: string },
  ...fixtures: number[]
): Promise<Page> {
  const page = await visit({ path: '/korea/cross', as: 'demo', ...more })
  await pickHomes(page, fixtures)
  await showCart(page)
  await amountOf(page).fill(amount)
  return page
}

const confirm = (page: Page) => page.getByRole('dialog', { name: '베팅하시겠습니까?' })
const sayYes = (page: Page) => confirm(page).getByRole('button', { name: '베팅', exact: true }).click()

test.each(screens)(
  'BETFLOW-001 BETFLOW-003..007 DIALOG-001 DIALOG-002 DIALOG-038 LAYOUT-021 LIMIT-015 ROUTE-058 FIELD-024 FIELD-025 places a bet from the first press to the history, which highlights it (%s)',
  async screen => {
    const [one, two] = [await anEarlierFixture(), await anEarlierFixture()]
    const page = await withSlip({ screen }, one, two)
    const request = page.waitForRequest(bettingCall)
    await pressBet(page)
    // The opening animation scales it by fractions of a pixel.
    await expect
      .poll(async () => (await confirm(page).boundingBox())?.width)
      .toBeCloseTo(screen === 'desktop' ? 450 : 366, 0)
    await sayYes(page)
    const body = (await request).postDataJSON()
    expect(body).toEqual({
      memberId: expect.any(Number),
      totalRatio: '3.61',
      amounts: 10_000,
      bettings: [one, two].map(fixtureId => ({
        betBaseline: '',
        betPrice: '1.90',
        fixtureId,
        oddsId: expect.any(Number),
        sportId: 6046,
        version: 1,
      })),
      gameDetailType: 4,
      betStyle: 'KR',
      minigameId: 1015,
      changeFlag: 0,
    })
    expect(await (await request).headerValue('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    await page.waitForURL('**/bet_result')
    expect(await alertOf(page).innerText()).toContain('베팅이 완료되었습니다.')
    await alertOf(page).getByRole('button', { name: '베팅내역' }).click()
    const placed = page.locator('[data-bet]').first()
    await placed.getByText('방금 베팅').waitFor()
    expect(await placed.getByRole('button', { expanded: true }).count()).toBe(1)
    expect(await placed.locator('[data-leg]').first().textContent()).toMatch(/\d\.\d\d/)
    expect(await page.getByText('방금 베팅').count()).toBe(1)
    expect(await page.locator('[data-cart-dock]').count()).toBe(0)
    await page.goBack()
    await pricesOf(page, one).first().waitFor()
    await showCart(page)
    expect(await picksOf(page).count()).toBe(0)
    expect(await amountOf(page).inputValue()).toBe('')
  },
)

test('resends a bet with a lost answer under its key, and books it once', async () => {
  const fixture = await anEarlierFixture()
  const page = await withSlip({ amount: '7000' }, fixture)
  const balance = async () =>
    Number((await page.locator('header [data-balance]').innerText()).replace(/\D/g, ''))
  const before = await balance()
  const keys: (string | null)[] = []
  await page.route(bettingCall, async route => {
    keys.push(await route.request().headerValue('idempotency-key'))
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await pressBet(page)
  await sayYes(page)
  await page.waitForURL('**/bet_result')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  await expect.poll(balance).toBe(before - 7_000)
})

test('LIMIT-017 sends a handicap bet with its line and detail type 2', async () => {
  const fixture = await anOfferedFixture(house)
  const page = await visit({ path: '/korea/handicap', as: 'demo' })
  await pricesOf(page, fixture, 3).last().click()
  await amountOf(page).fill('5000')
  expect(await picksOf(page).innerText()).toContain('핸디캡')
  const request = page.waitForRequest(bettingCall)
  await sendBet(page)
  const body = (await request).postDataJSON()
  expect(body).toMatchObject({ gameDetailType: 2, bettings: [{ betBaseline: '-0.5', betPrice: '1.95' }] })
  await page.waitForURL('**/bet_result')
})

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

test('BETFLOW-019..021 VALID-031 handbook 1.6 places a bonus with its picks, shows it in the history and pays it', async () => {
  const fixtures = [await homeAt(150), await homeAt(200), await homeAt(131)]
  const page = await visit({ path: '/korea/cross', as: 'demo5', screen: 'mobile' })
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
  await alertOf(page).getByRole('button', { name: '베팅내역' }).click()

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
})
