import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anOfferedFixture, offer } from '#tests/support/facts/bettor.ts'
import { aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { useSite } from '#tests/support/pages/browser.ts'
import {
  amountOf,
  changedOf,
  confirmOf,
  pickHomes,
  pressBet,
  showCart,
} from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()

/** Opens a page with the home picks of this many new fixtures; returns the fixtures as well. */
async function withSlip(count: number, screen: 'desktop' | 'mobile' = 'desktop') {
  const fixtures: number[] = []
  while (fixtures.length < count) fixtures.push(await anOfferedFixture(house))
  const page = await visit({ path: '/korea/cross', as: 'demo', screen })
  await pickHomes(page, fixtures)
  await showCart(page)
  await amountOf(page).fill('10000')
  return { page, fixture: fixtures[0] ?? 0 }
}

const sayYes = (page: Page) => confirmOf(page).getByRole('button', { name: '베팅', exact: true }).click()

/** Offers the home side of a 1X2 at other odds. */
const reprice = (fixture: number, home: number) =>
  offer(house, aMarket({ fixture, at: later(60), odds: [home, 200, 210] }))

/** Records the odds of every bet that the page sends. */
function sentPrices(page: Page): string[][] {
  const prices: string[][] = []
  page.on('request', request => {
    if (!request.url().endsWith('/betting')) return
    const { bettings }: { bettings: { betPrice: string }[] } = request.postDataJSON()
    prices.push(bettings.map(({ betPrice }) => betPrice))
  })
  return prices
}

test('BETFLOW-001 BETFLOW-008 accepts odds that move inside the confirm dialog and sends exactly those', async () => {
  const { page, fixture } = await withSlip(2, 'mobile')
  const prices = sentPrices(page)
  await pressBet(page)
  const picks = confirmOf(page).locator('[data-confirm-pick]')
  await expect
    .poll(() => picks.allInnerTexts(), { timeout: 10_000 })
    .toEqual([expect.stringMatching(/승무패[\s\S]*1\.90$/), expect.stringMatching(/승무패[\s\S]*1\.90$/)])
  const heightOf = () => confirmOf(page).evaluate(({ clientHeight }) => clientHeight)
  const before = await heightOf()
  await reprice(fixture, 180)
  await confirmOf(page).getByText('배당이 1.90→1.80으로 바뀌었습니다.').waitFor()
  expect((await picks.first().innerText()).replace(/\s+/g, ' ')).toMatch(/1\.90 → (배당 하락 ?)?1\.80$/)
  expect(await confirmOf(page).innerText()).toMatch(/예상배당\s*3\.42/)
  expect(await heightOf()).toBe(before)
  expect(await confirmOf(page).getByRole('button', { name: '베팅', exact: true }).count()).toBe(0)
  await confirmOf(page).getByRole('button', { name: '변경 배당 수락' }).click()
  expect(prices).toEqual([])
  await sayYes(page)
  await page.waitForURL('**/bet_result')
  expect(prices).toEqual([['1.80', '1.90']])
  expect(await changedOf(page).count()).toBe(0)
})
