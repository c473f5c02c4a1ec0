import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { formatSeoul } from '#domain/korean-formats.ts'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { later } from '#tests/support/facts/fixture-facts.ts'
import { alertOf, countCalls, useSite } from '#tests/support/pages/browser.ts'
import {
  amountOf,
  cartOf,
  gameOf,
  pickHomes,
  picksOf,
  pressBet,
  pricesOf,
} from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()

let admin = ''
beforeAll(async () => {
  admin = await house.logIn('admin')
})

/** An operator says when a fixture begins, so many seconds from now; null gives the feed its say back. */
const moveStart = (fixture: number, seconds: number | null) => {
  const startdate = seconds === null ? null : formatSeoul(later(seconds), 'YYYY-MM-DD HH:mm:ss')
  return house.post(`admin/fixtures/${fixture}/start`, { startdate, reason: '현장 통보' }, { token: admin })
}

const stateOf = (page: Page) => picksOf(page).first().getAttribute('data-selection')

test.each(['/korea/cross', '/europe'])(
  'TIME-006 TIME-007 a start that an operator moves nearer closes the pick in the cart and the row under the hand (%s)',
  async path => {
    const fixture = await anOfferedFixture(house)
    const page = await visit({ path, as: 'demo' })
    await pickHomes(page, [fixture])
    await amountOf(page).fill('10000')
    await pricesOf(page, fixture).last().hover()
    expect(await stateOf(page)).toBe('open')

    await moveStart(fixture, -20)
    await expect.poll(() => stateOf(page)).toBe('closed')
    expect(await picksOf(page).first().innerText()).toContain('마감된 경기입니다. 삭제 후 베팅해 주세요.')
    await cartOf(page).getByText('지금 베팅할 수 없는 선택이 1개 있습니다.').waitFor()
    // The hand is still on the row, which keeps its place: its prices must not be pressed.
    expect(await pricesOf(page, fixture).last().isDisabled()).toBe(true)

    await moveStart(fixture, null)
    await expect.poll(() => stateOf(page)).toBe('open')
    await expect.poll(() => gameOf(page, fixture).locator('button.odds:enabled').count()).toBeGreaterThan(0)
  },
)

test('BETFLOW-010 DIALOG-006 with a pick that is no longer offered there is no total to agree to, and yes keeps the cart without betting', async () => {
  const [moved, gone] = [await anOfferedFixture(house), await anOfferedFixture(house)]
  const page = await visit({ path: '/korea/cross', as: 'demo' })
  await pickHomes(page, [moved, gone])
  await amountOf(page).fill('10000')
  await page.route('**/api/sports-prematch/betting', route => {
    const [first, second] = route.request().postDataJSON().bettings
    const old = { marketName: '1X2', betName: '1', betBaseline: '', betPrice: 1.9 }
    const price = { betPrice: 1.8, betPriceByAdmin: null, betBaseline: '' }
    return route.fulfill({
      status: 409,
      json: [
        {
          old: { ...old, oddsId: first.oddsId },
          new: { ...price, id: first.oddsId, version: 9, fixtureId: moved },
        },
        { old: { ...old, oddsId: second.oddsId } },
      ],
    })
  })
  const bets = countCalls(page, /betting$/)
  await pressBet(page)
  await page.getByRole('button', { name: '베팅', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '배당 변경' })
  await dialog.waitFor()
  expect(await dialog.innerText()).toMatch(/1\.90 → [\s\S]*1\.80[\s\S]*1\.90 → 마감/)
  expect(await dialog.innerText()).toMatch(/변경 전 배당\s*3\.61\s*변경 후 배당\s*– 마감/)
  await dialog.getByRole('button', { name: '예(베팅)' }).click()
  expect(await alertOf(page).innerText()).toContain('선택 경기 중 마감된 경기가 있습니다.')
  expect(bets()).toBe(1)
  expect(await picksOf(page).evaluateAll(rows => rows.map(row => row.dataset.selection))).toEqual([
    'open',
    'closed',
  ])
  expect(await picksOf(page).first().innerText()).toContain('1.80')
})
