import { beforeAll, expect, test } from 'vitest'
import { anOfferedFixture, offer } from '#tests/support/facts/bettor.ts'
import { aMarket } from '#tests/support/facts/fixture-facts.ts'
import { useSite } from '#tests/support/pages/browser.ts'
import {
  amountOf,
  cartOf,
  gameOf,
  picksOf,
  pricesOf,
  sendBet,
  showCart,
} from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()
const ULSAN = 1

beforeAll(async () => {
  await anOfferedFixture(house, { id: ULSAN, home: '울산 HD', away: 'FC서울' })
  await anOfferedFixture(house, { id: 2 })
  await offer(
    house,
    aMarket({ fixture: ULSAN, type: 21, line: 100, main: true, odds: [180, 200] }),
    aMarket({ fixture: ULSAN, type: 45, line: 150, main: true, odds: [230, 160] }),
  )
})

test('ROUTE-043 ROUTE-045 LIMIT-009 LIMIT-017 MENU-001 shows parts of the match under the special limits, without bonus, as type 3, on a phone', async () => {
  const page = await visit({ path: '/korea/cross', as: 'demo', screen: 'mobile' })
  await page.getByRole('button', { name: '메뉴' }).click()
  await page
    .getByRole('navigation', { name: '주 메뉴' })
    .getByRole('link', { name: '스페셜', exact: true })
    .click()
  await page.waitForURL(/\/korea\/special\?time=\d{10}$/)
  // The previous page shows the match too.
  await gameOf(page, ULSAN).locator('[data-teams]').waitFor()
  expect(await page.locator('[data-fixture]').count()).toBe(1)
  const rows = gameOf(page, ULSAN).locator('[data-market]')
  expect(await rows.count()).toBe(1)
  await gameOf(page, ULSAN)
    .getByRole('button', { name: /다른 항목 1$/ })
    .click()
  expect(await rows.evaluateAll(all => all.map(row => row.getAttribute('data-market')))).toEqual(['21', '45'])
  expect((await rows.first().innerText()).replace(/\s+/g, ' ')).toContain('언더오버 전반전·연장제외')
  expect(await gameOf(page, ULSAN).locator('[data-teams]').innerText()).toMatch(/울산 HD\s+VS\s+FC서울/)
  expect(await page.locator('[data-bonus-row]').count()).toBe(0)
  await pricesOf(page, ULSAN, 21).first().click()
  await pricesOf(page, ULSAN, 45).first().click()
  await showCart(page)
  expect(await picksOf(page).count()).toBe(1)
  await expect
    .poll(() => cartOf(page).locator('[data-cart-figures]').innerText())
    .toMatch(/최대당첨금\s*1,000,000원[\s\S]*최대베팅금\s*300,000원/)
  await amountOf(page).fill('10000')
  const request = page.waitForRequest('**/api/sports-prematch/betting')
  await sendBet(page)
  expect((await request).postDataJSON()).toMatchObject({ gameDetailType: 3, betStyle: 'KR', changeFlag: 0 })
  await page.waitForURL('**/bet_result')
})
