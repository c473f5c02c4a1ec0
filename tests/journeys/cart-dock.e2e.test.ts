// The docked slip of a phone, and the cart's hints and undo on both widths.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anOfferedFixture, offer } from '#tests/support/facts/bettor.ts'
import { aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { violationsOf } from '#tests/support/pages/accessibility.ts'
import { alertOf, countCalls, useSite } from '#tests/support/pages/browser.ts'
import {
  amountOf,
  confirmOf,
  pickHomes,
  placeBetOf,
  pricesOf,
  slipBarOf,
} from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()

let made = 0
/** Creates home sides at these odds; each starts a minute before the previous one, to be on the first page. */
async function homesAt(...prices: number[]): Promise<number[]> {
  const ids: number[] = []
  for (const price of prices) {
    made += 1
    const id = await anOfferedFixture(house, {
      home: '아스널',
      away: '번리',
      startsAt: later(3_600 - 60 * made),
    })
    await offer(house, aMarket({ fixture: id, at: later(1), odds: [price, 200, 210] }))
    ids.push(id)
  }
  return ids
}

const barButton = (page: Page, name: string) => slipBarOf(page).getByRole('button', { name, exact: true })
const sayYes = (page: Page) => confirmOf(page).getByRole('button', { name: '베팅', exact: true })
const onCross = (as: string, screen: 'desktop' | 'mobile') => visit({ path: '/korea/cross', as, screen })

test('DIALOG-034 BETFLOW-001 returns from the receipt to the same place on the board, and bets there in three taps', async () => {
  const [one = 0, two = 0] = await homesAt(190, 180)
  const page = await visit({
    path: '/korea/cross?soccer=1',
    as: 'demo5',
    screen: 'mobile',
  })
  expect(await slipBarOf(page).count()).toBe(0)
  await pickHomes(page, [one])
  const place = () => page.evaluate(() => [window.location.search, window.scrollY])
  await page.evaluate(() => window.scrollTo(0, 90))
  const before = await place()
  expect(before).toEqual(['?soccer=1', 90])
  await barButton(page, '금액 입력').click()
  await amountOf(page).fill('10000')
  await placeBetOf(page).click()
  await sayYes(page).click()
  await page.waitForURL('**/bet_result')
  const receipt = alertOf(page)
  await receipt.locator('[data-receipt]').waitFor()
  const text = (await receipt.innerText()).replace(/\s+/g, ' ')
  for (const part of [
    '베팅이 완료되었습니다.',
    'No.',
    '아스널 VS 번리',
    '1.90',
    '19,000원',
    '남은 보유금액',
    '까지',
  ])
    expect(text).toContain(part)
  expect(await violationsOf(page)).toEqual([])
  await receipt.getByRole('button', { name: '계속 베팅하기' }).tap()
  await expect.poll(place).toEqual(before)
  const bets = countCalls(page, /sports-prematch\/betting$/)
  await pricesOf(page, two).first().tap()
  expect((await slipBarOf(page).innerText()).replace(/\s+/g, ' ')).toMatch(
    /1.*1\.80 당첨금 18,000원.*10,000원 베팅/,
  )
  expect(await violationsOf(page)).toEqual([])
  await barButton(page, '베팅').tap()
  await sayYes(page).tap()
  await page.waitForURL('**/bet_result')
  await receipt.getByText('18,000원').waitFor()
  expect(bets()).toBe(1)
})

test('DIALOG-034 keeps the last row visible above the docked slip, and closes the cart by a swipe', async () => {
  const [one = 0] = await homesAt(190)
  const page = await onCross('demo5', 'mobile')
  await pickHomes(page, [one])
  await slipBarOf(page).waitFor()
  const bottomOf = async (part: string) => {
    const box = await page.locator(part).boundingBox()
    return box ? [box.y, box.y + box.height] : []
  }
  // The page may still grow, so it is scrolled again.
  const isAbove = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const [, lastRow = Infinity] = await bottomOf('footer')
    const [bar = 0] = await bottomOf('[data-slip-bar]')
    return lastRow <= bar + 1
  }
  await expect.poll(isAbove).toBe(true)
  await slipBarOf(page)
    .getByRole('button', { name: /베팅카트 열기/ })
    .click()
  const dock = page.locator('[data-cart-dock]')
  await dock.waitFor()
  expect(await slipBarOf(page).count()).toBe(0)
  await swipe(page, '[data-cart-dock] header', [0, 120])
  await dock.waitFor({ state: 'detached' })
  await slipBarOf(page).waitFor()
})

test('LAYOUT-024 LAYOUT-026 LAYOUT-027 shows the account above the slip in the right drawer, and closes it by a swipe', async () => {
  const [one = 0] = await homesAt(190)
  const page = await onCross('demo5', 'mobile')
  await pickHomes(page, [one])
  await page.locator('header').getByRole('button', { name: '내정보' }).click()
  const drawer = page.locator('[data-drawer=right]')
  const topOf = async (part: string) => (await drawer.locator(part).first().boundingBox())?.y ?? 0
  await drawer.locator('[data-cart]').waitFor()
  await drawer.getByText('데모오님 환영합니다.').waitFor()
  expect(await drawer.locator('[data-selection]').innerText()).toContain('아스널 VS 번리')
  expect(await drawer.locator('[data-cart-member]').isVisible()).toBe(false)
  expect(await topOf('nav')).toBeLessThan(await topOf('[data-cart]'))
  await swipe(page, '[data-drawer=right] header', [140, 0])
  await drawer.waitFor({ state: 'detached' })
})

/** Swipes on a part of the page by this distance. */
async function swipe(page: Page, part: string, [x, y]: readonly [number, number]): Promise<void> {
  const box = await page.locator(part).first().boundingBox()
  const fingers = await page.context().newCDPSession(page)
  const at = (share: number) => [{ x: (box?.x ?? 0) + 40 + x * share, y: (box?.y ?? 0) + 20 + y * share }]
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const share of [0.1, 0.25, 0.5, 0.75, 1])
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('DIALOG-001 DIALOG-002 places a bet by Enter alone: in the amount, the dialog and the receipt', async () => {
  const ids = await homesAt(190, 180)
  const page = await onCross('demo', 'desktop')
  await pickHomes(page, ids)
  await amountOf(page).fill('10000')
  await page.keyboard.press('Enter')
  await confirmOf(page).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('베팅')
  await offer(house, aMarket({ fixture: ids[0] ?? 0, at: later(60), odds: [185, 200, 210] }))
  await confirmOf(page).getByText('배당이 1.90→1.85로 바뀌었습니다.').waitFor()
  // The focus stays in place, on the button that must be pressed first.
  await expect.poll(focused).toBe('변경 배당 수락')
  await expect.poll(() => confirmOf(page).locator('[data-first]').getAttribute('aria-disabled')).toBe('false')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('베팅')
  await expect.poll(() => confirmOf(page).locator('[data-first]').getAttribute('aria-disabled')).toBe('false')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/bet_result')
  await alertOf(page).locator('[data-receipt]').waitFor()
  await page.keyboard.press('Enter')
  await alertOf(page).waitFor({ state: 'detached' })
})
