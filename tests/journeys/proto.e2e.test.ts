import { beforeAll, expect, test } from 'vitest'
import { isSoldAlone } from '#domain/fixtures/proto.ts'
import { numberProtoGames } from '#server/fixtures/fixtures.ts'
import { anOfferedFixture } from '#tests/support/bettor.ts'
import { useSite } from '#tests/support/browser.ts'
import { amountOf, cartOf, gameOf, picksOf, pricesOf, sendBet, showCart } from '#tests/support/cart-page.ts'
import { changeSettings } from '#tests/support/change-settings.ts'
import { later } from '#tests/support/fixture-facts.ts'

const { house, visit } = useSite()
const hour = 3_600

const sells = (id: number) => isSoldAlone({ fixtureId: id as never, marketTypeId: 1 as never })
const ids = Array.from({ length: 60 }, (_, index) => index + 1)
const ALONE = ids.find(sells) ?? 0
const [ONE = 0, TWO = 0] = ids.filter(id => !sells(id))

beforeAll(async () => {
  for (const [index, id] of [ONE, TWO, ALONE].entries())
    await anOfferedFixture(house, { id, startsAt: later((4 + index) * hour) })
  await anOfferedFixture(house, { id: 91, startsAt: later(hour) })
  await anOfferedFixture(house, { id: 92, startsAt: later(20 * hour) })
  await numberProtoGames(house.deps)
})

test.each(['desktop', 'mobile'] as const)(
  'ROUTE-042 LIMIT-006 LIMIT-017 PICK-007 numbered games of the round, one pick a game, every limit 5,000 (%s)',
  async screen => {
    const page = await visit({ path: '/korea/proto', as: 'demo', screen })
    await gameOf(page, ONE).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('프로토 2026년 325회차')
    const numbers = page.locator('[data-proto]')
    expect(await numbers.evaluateAll(all => all.map(one => one.getAttribute('data-proto')))).toEqual([
      '1',
      '2',
      '3',
    ])
    expect(await page.locator('[data-proto="3"]').innerText()).toContain('한경기구매')
    expect(await page.locator('[data-proto="1"]').innerText()).not.toContain('한경기구매')
    expect(await gameOf(page, 91).count()).toBe(0)
    await pricesOf(page, ONE).first().click()
    await pricesOf(page, ONE, 2).first().click()
    await showCart(page)
    expect(await picksOf(page).count()).toBe(1)
    const figures = (await cartOf(page).locator('[data-cart-figures]').innerText()).replace(/\s+/g, ' ')
    expect(figures).toMatch(/최대당첨금 5,000원 최소베팅금 5,000원 최대베팅금 5,000원/)
    await amountOf(page).fill('5000')
    // As written no bet fits: 5,000 won at any odds above 1 win more than 5,000 (LIMIT-007).
    expect(await cartOf(page).innerText()).toMatch(/최대 5000배/)
    if (screen === 'mobile') expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  },
)

test('ROUTE-042 another round by its tab; its address stays', async () => {
  const page = await visit({ path: '/korea/proto', as: 'demo' })
  await page.getByRole('tab', { name: '2026년 326회차' }).click()
  await gameOf(page, 92).waitFor()
  expect(new URL(page.url()).search).toBe('?round=2026-11-22')
  await page.reload()
  await gameOf(page, 92).waitFor()
  expect(await page.locator('[data-proto]').count()).toBe(1)
})

test('LIMIT-007 with limits of an operator’s own a single needs 한경기구매, two games go together', async () => {
  const protoLimits = {
    minBetAmount: 5_000,
    maxBetAmount: 100_000,
    maxWinAmount: 9_000_000,
    maxBetPercent: 100,
  }
  await changeSettings(house, { protoLimits })
  const page = await visit({ path: '/korea/proto', as: 'demo5' })
  const bet = async () => {
    const answer = page.waitForResponse('**/api/sports-prematch/betting')
    await sendBet(page)
    return (await answer).status()
  }
  await pricesOf(page, ONE).first().click()
  await amountOf(page).fill('10000')
  await expect.poll(() => cartOf(page).locator('[data-bet-hint]').innerText()).toContain('2')
  await pricesOf(page, ONE).first().click()
  await pricesOf(page, ALONE).first().click()
  expect(await bet()).toBe(200)
  await page.goto('/korea/proto')
  await pricesOf(page, ONE).first().click()
  await pricesOf(page, TWO).first().click()
  await amountOf(page).fill('10000')
  expect(await bet()).toBe(200)
})
