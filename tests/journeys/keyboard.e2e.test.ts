import { beforeAll, expect, test } from 'vitest'
import { offer } from '#tests/support/bettor.ts'
import { useSite } from '#tests/support/browser.ts'
import { cartOf, gameOf, pickHomes, pricesOf } from '#tests/support/cart-page.ts'
import { aFixture, aMarket } from '#tests/support/fixture-facts.ts'

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

test('CART-008 a pick that is taken out by keyboard leaves the focus in the cart', async () => {
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

test('a total is read out with its line', async () => {
  const page = await visit({ path: '/korea/cross', as: 'demo' })
  await gameOf(page, 1).getByRole('button', { name: '언더오버 2.5 ▲ 오버' }).waitFor()
})

test('MENU-003 Escape closes the sub-entries and leaves the focus on the entry that showed them', async () => {
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

test('in forced colours a picked price looks unlike the others', async () => {
  const page = await visit({ path: '/korea/cross', as: 'demo' })
  await page.emulateMedia({ forcedColors: 'active' })
  await pickHomes(page, [1])
  const groundOf = (price: number) =>
    pricesOf(page, 1)
      .nth(price)
      .evaluate(button => getComputedStyle(button).backgroundColor)
  await expect.poll(async () => (await groundOf(0)) !== (await groundOf(2))).toBe(true)
})
