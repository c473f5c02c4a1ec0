import { beforeAll, expect, test } from 'vitest'
import { offer } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket } from '#tests/support/facts/fixture-facts.ts'
import { alertOf, useSite } from '#tests/support/pages/browser.ts'
import { amountOf, cartOf, gameOf, pickHomes, pricesOf } from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()

beforeAll(async () => {
  for (const fixture of [1, 2])
    await offer(
      house,
      aFixture({ id: fixture }),
      aMarket({ fixture }),
      aMarket({ fixture, type: 2, line: 250, main: true, odds: [180, 200] }),
    )
})

const hasFocus = (element: Element): boolean => element === document.activeElement

test('CART-008 keeps the focus in the cart when a pick is removed by keyboard', async () => {
  const page = await visit({ path: '/korea/cross', as: 'demo' })
  await pickHomes(page, [1, 2])
  const remove = cartOf(page).getByRole('button', { name: '선택 삭제' })
  await remove.first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => remove.count()).toBe(1)
  expect(await remove.evaluate(hasFocus)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => remove.count()).toBe(0)
  expect(await cartOf(page).evaluate(hasFocus)).toBe(true)
})

test('moves the focus from odds to the cart and on to the history’s list', async () => {
  const page = await visit({ path: '/korea/cross', as: 'demo' })
  const price = pricesOf(page, 1).first()
  await price.focus()
  await page.keyboard.press('Enter')
  await amountOf(page).waitFor()
  await page.getByRole('link', { name: '베팅카트로 건너뛰기' }).focus()
  await page.keyboard.press('Enter')
  // Skips the pin, the trash and the pick's remove button.
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab')
  await page.keyboard.type('10000')
  expect(await amountOf(page).inputValue()).toBe('10,000')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: '베팅하시겠습니까?' })
  await question.getByRole('button', { name: '베팅', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/bet_result')
  await page.locator('[data-bet]').first().waitFor()
  await alertOf(page).waitFor()
  await page.keyboard.press('Enter')
  await alertOf(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('#main').evaluate(hasFocus)).toBe(true)
})

test('MENU-003 closes the submenu by Escape and returns the focus to its entry', async () => {
  const page = await visit({ path: '/korea/cross', as: 'demo' })
  const menu = page.getByRole('navigation', { name: '주 메뉴' })
  const entry = menu.getByRole('button', { name: '경기결과' })
  await entry.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect.poll(() => entry.getAttribute('aria-expanded')).toBe('false')
  expect(await entry.evaluate(hasFocus)).toBe(true)
})

test('distinguishes picked odds in forced colours, and names a total with its line for screen readers', async () => {
  const page = await visit({ path: '/korea/cross', as: 'demo' })
  await gameOf(page, 1).getByRole('button', { name: '언더오버 2.5 오버' }).waitFor()
  await page.emulateMedia({ forcedColors: 'active' })
  await pickHomes(page, [1])
  const groundOf = (price: number) =>
    pricesOf(page, 1)
      .nth(price)
      .evaluate(button => getComputedStyle(button).backgroundColor)
  await expect.poll(async () => (await groundOf(0)) !== (await groundOf(2))).toBe(true)
})
