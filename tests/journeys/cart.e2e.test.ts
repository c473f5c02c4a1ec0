import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anOfferedFixture, offer } from '#tests/support/facts/bettor.ts'
import { aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { resize, useSite } from '#tests/support/pages/browser.ts'
import {
  amountOf,
  cartOf,
  pickHomes,
  picksOf,
  placeBetOf,
  pricesOf,
  showCart,
} from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()

const prices = [150, 200, 250, 120, 130, 131, 1_000, 140, 160, 170, 180]

/** Creates eleven fixtures with distinct home odds, in list order; once for the file. */
const fixtures = (() => {
  let made: Promise<number[]> | undefined
  return () => {
    made ??= (async () => {
      const ids: number[] = []
      for (const [index, price] of prices.entries()) {
        const id = await anOfferedFixture(house, {
          home: `홈팀${index}`,
          away: `원정팀${index}`,
          startsAt: later(3_600 + index),
        })
        await offer(house, aMarket({ fixture: id, at: later(1), odds: [price, 200, 210] }))
        ids.push(id)
      }
      return ids
    })()
    return made
  }
})()

const at = async (...places: number[]): Promise<number[]> => {
  const ids = await fixtures()
  return places.map(place => ids[place] ?? 0)
}

async function onCross(screen: 'desktop' | 'mobile' = 'desktop'): Promise<Page> {
  await fixtures()
  const page = await visit({ path: '/korea/cross', as: 'demo', screen })
  await page.locator('[data-fixture]').first().waitFor()
  return page
}

const add = (page: Page, name: string) => cartOf(page).getByRole('button', { name, exact: true }).click()
const amount = (page: Page) => amountOf(page).inputValue()

test('CART-001 CART-003 CART-004 CART-025 pins a 300 px cart next to the page, and remembers unpinning after a reload', async () => {
  const page = await onCross()
  const top = async () => (await cartOf(page).boundingBox())?.y ?? 0
  const scroll = () => page.evaluate(() => window.scrollTo(0, 900))
  expect((await cartOf(page).boundingBox())?.width).toBe(300)
  await scroll()
  await expect.poll(top).toBe(72)
  const pin = cartOf(page).getByRole('button', { name: '고정' })
  expect(await pin.getAttribute('aria-pressed')).toBe('true')
  await pin.click()
  expect(await pin.getAttribute('aria-pressed')).toBe('false')
  await expect.poll(top).toBeLessThan(-300)
  await page.reload()
  await page.locator('[data-fixture]').first().waitFor()
  await scroll()
  await expect.poll(top).toBeLessThan(-300)
  expect(await pin.getAttribute('aria-pressed')).toBe('false')
})

test.each(['desktop', 'mobile'] as const)(
  'CART-012..016 CART-021 CART-022 LAYOUT-022 scrolls ten picks within 290 px, with the amount, all chips and the button in view (%s)',
  async screen => {
    const page = await onCross(screen)
    await pickHomes(page, await at(0, 1, 2, 3, 4, 5, 6, 7, 8, 9))
    await showCart(page)
    const list = cartOf(page).locator('[data-cart-list]')
    const [high = 0, scrolls] = await list.evaluate(box => [
      box.clientHeight,
      box.scrollHeight > box.clientHeight,
    ])
    expect([high <= 290, scrolls]).toEqual([true, true])
    await page.evaluate(() => window.scrollTo(0, 0))
    const chips = await cartOf(page)
      .locator('button')
      .filter({ hasText: /^([\d,]+|MAX|초기화)$/ })
      .evaluateAll(all =>
        all.map(chip => {
          const { left, top, width, height } = chip.getBoundingClientRect()
          return chip.contains(document.elementFromPoint(left + width / 2, top + height - 2))
        }),
      )
    expect(chips).toEqual(Array.from({ length: 10 }, () => true))
    const height = page.viewportSize()?.height ?? 0
    const button = placeBetOf(page)
    const topOfFoot = async () => (await cartOf(page).locator('[data-cart-figures]').boundingBox())?.y ?? 0
    const bottomOf = (place: { y: number; height: number } | null) =>
      place ? place.y + place.height : Infinity
    await expect.poll(async () => bottomOf(await button.boundingBox())).toBeLessThan(height)
    expect(bottomOf(await amountOf(page).boundingBox())).toBeLessThan(await topOfFoot())
  },
)

test.each(['desktop', 'mobile'] as const)(
  'CART-018 CART-022 explains what blocks the bet or cut the amount, without moving the button (%s)',
  async screen => {
    const page = await onCross(screen)
    const hint = () => cartOf(page).locator('[data-bet-hint]').innerText()
    const tops = async () => (await placeBetOf(page).boundingBox())?.y
    await pickHomes(page, await at(6))
    await showCart(page)
    await expect.poll(hint).toBe('5,000원부터 베팅할 수 있습니다.')
    const top = await tops()
    await add(page, '5,000')
    await expect.poll(hint).toBe('')
    expect(await tops()).toBe(top)
    await add(page, '500,000')
    await cartOf(page).getByText('최대당첨금에 맞춰 베팅금액을 줄였습니다.').waitFor()
    expect(await amount(page)).toBe('300,000')
    expect(await tops()).toBe(top)
    await amountOf(page).fill('299999')
    await expect.poll(() => cartOf(page).getByText('베팅금액을 줄였습니다.').count()).toBe(0)
  },
)

test('CART-002 CART-023 CART-024 DIALOG-034 shows at 390, 425 and 1000 px the slip as a fixed dialog at the bottom right, 330 wide', async () => {
  await fixtures()
  const page = await visit({ path: '/korea/cross', as: 'demo', screen: { width: 390, height: 844 } })
  const [one = 0] = await at(0)
  await pickHomes(page, [one])
  await showCart(page)
  const dialog = page.getByRole('dialog', { name: '베팅카트' })
  expect(await picksOf(page).innerText()).toContain('홈팀0 VS 원정팀0')
  const member = await dialog.locator('[data-cart-member]').innerText()
  for (const part of ['LV.1', '데모', '원', 'P']) expect(member).toContain(part)
  for (const [width, height] of [
    [390, 844],
    [425, 900],
    [1_000, 800],
  ] as const) {
    await resize(page, { width, height })
    const edges = async () => {
      const box = await dialog.boundingBox()
      return [box?.width, (box?.x ?? 0) + (box?.width ?? 0)]
    }
    await expect.poll(edges).toEqual([330, width])
    expect(await dialog.evaluate(element => getComputedStyle(element).position)).toBe('fixed')
    expect(await placeBetOf(page).isVisible()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('BETFLOW-017 BETFLOW-018 clears the cart on leaving its page, and not on another list of the same kind', async () => {
  const page = await onCross()
  await pickHomes(page, await at(0, 1))
  await page.locator('[data-key-matches] a').first().click()
  await page.waitForURL('**/korea?**')
  expect(await picksOf(page).count()).toBe(2)
  await page.getByRole('link', { name: '승무패', exact: true }).click()
  await page.getByRole('heading', { name: '승무패', exact: true }).waitFor()
  await expect.poll(() => picksOf(page).count()).toBe(0)
  await pickHomes(page, await at(2))
  expect(await picksOf(page).count()).toBe(1)
  await page.getByRole('link', { name: '베팅내역' }).first().click()
  await page.waitForURL('**/bet_result')
  await page.getByRole('heading', { name: '베팅내역', exact: true }).waitFor()
  await page.goBack()
  await pricesOf(page, (await at(2))[0] ?? 0)
    .first()
    .waitFor()
  await expect.poll(() => picksOf(page).count()).toBe(0)
})
