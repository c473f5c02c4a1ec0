import { expect, test } from 'vitest'
import { countCalls, useSite } from '#tests/support/pages/browser.ts'
import { cartOf, figureOf, showCart } from '#tests/support/pages/cart-page.ts'

const { visit } = useSite()

test('CART-011 LIMIT-020 FIELD-038 loads the limits of the member’s level once for a cart on a page without a board, at 390 px', async () => {
  const page = await visit({ path: '/bet_result', as: 'demo5', screen: 'mobile' })
  const calls = countCalls(page, /setting\/level$/)
  await page.locator('[data-cart-button]').waitFor()
  await showCart(page)
  await expect.poll(() => figureOf(page, '최대베팅금')).toBe('3,000,000원')
  expect(await figureOf(page, '최대당첨금')).toBe('12,000,000원')
  expect(await cartOf(page).locator('[data-cart-totals]').innerText()).toContain('최대 100배')
  expect(calls()).toBe(1)
})
