import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anOfferedFixture, offer } from '#tests/support/facts/bettor.ts'
import { aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { alertOf, useSite } from '#tests/support/pages/browser.ts'
import {
  amountOf,
  cartOf,
  figureOf,
  gameOf,
  pickHomes,
  picksOf,
  pricesOf,
  showCart,
} from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()

const prices = [150, 200, 250, 120, 130, 131, 1_000, 140, 160, 170, 180]

/** Eleven fixtures whose homes have prices of their own, in the order of the list; made once for the file. */
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

async function isAlerted(page: Page, text: string): Promise<void> {
  expect(await alertOf(page).innerText()).toContain(text)
  await alertOf(page).getByRole('button', { name: '확인' }).click()
}

test('CART-001 CART-003 CART-004 CART-025 beside the page, 300 wide, in view while pinned; unpinned it stays, also after a reload', async () => {
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

test('CART-006..009 CART-012 CART-013 PICK-006 PICK-014 LABEL-026 picks as rows with match, market, line and odds', async () => {
  const page = await onCross()
  const [one = 0, two = 0] = await at(0, 1)
  await pickHomes(page, [one, two])
  expect(await figureOf(page, '예상배당')).toBe('3.00')
  await amountOf(page).fill('10000')
  expect(await figureOf(page, '예상당첨금')).toBe('30,000원')
  const rows = picksOf(page)
  expect(await rows.first().innerText()).toMatch(/홈팀0 VS 원정팀0[\s\S]*승무패[\s\S]*홈팀0[\s\S]*1\.50/)
  await pricesOf(page, one, 2).first().click()
  expect(await rows.count()).toBe(2)
  expect(await rows.last().innerText()).toMatch(/언더오버\s*2\.5[\s\S]*오버[\s\S]*1\.80/)
  await pricesOf(page, one, 3).last().click()
  expect(await rows.last().innerText()).toMatch(/핸디캡\s*-0\.5[\s\S]*원정팀0 \(\+0\.5\)[\s\S]*1\.95/)
  expect(await pricesOf(page, one, 3).last().getAttribute('aria-pressed')).toBe('true')
  await rows.last().getByRole('button').click()
  expect(await rows.count()).toBe(1)
  await pricesOf(page, two).first().click()
  expect(await rows.count()).toBe(0)
})

test('CART-005 PICK-003 LAYOUT-022 ten picks scroll within 290 px, an eleventh is refused, the trash takes all', async () => {
  const page = await onCross()
  const all = await fixtures()
  await pickHomes(page, all)
  await isAlerted(page, '최대 10경기까지 선택하실 수 있습니다.')
  expect(await picksOf(page).count()).toBe(10)
  const list = cartOf(page).locator('[data-cart-list]')
  expect(await list.evaluate(box => [box.clientHeight, box.scrollHeight > box.clientHeight])).toEqual([
    290,
    true,
  ])
  await amountOf(page).fill('abc')
  await cartOf(page).getByText('베팅은 0원 이상 가능합니다.').waitFor()
  await add(page, '전체삭제')
  expect(await picksOf(page).count()).toBe(0)
  expect(await amount(page)).toBe('')
  expect(await cartOf(page).getByRole('alert').count()).toBe(0)
})

test.each(['desktop', 'mobile'] as const)(
  'CART-014 CART-022 with ten picks the amount and the button are in view at once (%s)',
  async screen => {
    const page = await onCross(screen)
    await pickHomes(page, await at(0, 1, 2, 3, 4, 5, 6, 7, 8, 9))
    await showCart(page)
    await page.evaluate(() => window.scrollTo(0, 0))
    const height = page.viewportSize()?.height ?? 0
    const button = cartOf(page).getByRole('button', { name: '베팅하기' })
    const topOfFoot = async () => (await cartOf(page).locator('[data-cart-totals]').boundingBox())?.y ?? 0
    const bottomOf = (place: { y: number; height: number } | null) =>
      place ? place.y + place.height : Infinity
    await expect.poll(async () => bottomOf(await button.boundingBox())).toBeLessThan(height)
    expect(bottomOf(await amountOf(page).boundingBox())).toBeLessThan(await topOfFoot())
  },
)

test('CART-010 CART-011 CART-014..022 VALID-009..011 VALID-026 the amount by typing, eight buttons, MAX and 초기화', async () => {
  const page = await onCross()
  const cart = cartOf(page)
  for (const [name, figure] of [
    ['보유금액', '1,000,000원'],
    ['최소베팅금', '5,000원'],
    ['최대베팅금', '1,000,000원'],
    ['최대당첨금', '3,000,000원'],
  ] as const)
    expect(await figureOf(page, name)).toBe(figure)
  const quick = ['5,000', '10,000', '50,000', '100,000', '300,000', '500,000', '1,000,000', '2,000,000']
  const buttons = await cart.getByRole('button').allInnerTexts()
  expect(buttons.filter(text => /^[\d,]+$/.test(text))).toEqual(quick)
  await add(page, '5,000')
  await add(page, '10,000')
  expect(await amount(page)).toBe('15,000')
  await add(page, '초기화')
  expect(await amount(page)).toBe('')
  await amountOf(page).pressSequentially('1234')
  expect(await amount(page)).toBe('1,234')
  await amountOf(page).fill('5000000')
  expect(await amount(page)).toBe('1,000,000')
  await amountOf(page).fill('')
  await cart.getByText('베팅액수를 입력해주세요.').waitFor()
  await amountOf(page).fill('-1')
  await cart.getByText('베팅은 0원 이상 가능합니다.').waitFor()
  await pickHomes(page, await at(6))
  await add(page, 'MAX')
  expect(await amount(page)).toBe('300,000')
  expect(await figureOf(page, '예상당첨금')).toBe('3,000,000원')
  await add(page, '500,000')
  expect(await amount(page)).toBe('300,000')
  await pickHomes(page, await at(1))
  expect(await amount(page)).toBe('150,000')
  expect(await cart.getByRole('button', { name: '베팅하기' }).isEnabled()).toBe(true)
})

test.each(['desktop', 'mobile'] as const)(
  'CART-018 CART-022 the hint names what stops the bet or cut the amount, and the button never moves for it (%s)',
  async screen => {
    const page = await onCross(screen)
    const hint = () => cartOf(page).locator('[data-bet-hint]').innerText()
    const tops = async () => (await cartOf(page).getByRole('button', { name: '베팅하기' }).boundingBox())?.y
    await pickHomes(page, await at(6))
    await showCart(page)
    await expect.poll(hint).toBe('5,000원부터 베팅할 수 있습니다.')
    const top = await tops()
    await add(page, '5,000')
    await expect.poll(hint).toBe('')
    expect(await tops()).toBe(top)
    await add(page, '500,000')
    await expect.poll(hint).toBe('최대당첨금에 맞춰 베팅금액을 줄였습니다.')
    expect(await amount(page)).toBe('300,000')
    expect(await tops()).toBe(top)
    await amountOf(page).fill('299999')
    await expect.poll(hint).toBe('')
  },
)

test('VALID-013 VALID-018 odds that no amount can be placed at are told as such, also where the cut leaves too little', async () => {
  const page = await onCross()
  await pickHomes(page, await at(1, 2, 6, 7, 8, 9, 10, 0, 5))
  const hint = cartOf(page).locator('[data-bet-hint]')
  await expect.poll(() => hint.innerText()).toContain('총배당 100배 한도 초과')
  await add(page, '5,000')
  expect(await hint.innerText()).toContain('총배당 100배 한도 초과')
})

test.each([
  [390, 844],
  [425, 900],
  [1000, 800],
])(
  'CART-002 CART-023 CART-024 DIALOG-034 at %i px the slip is a dialog fixed at the bottom right, 330 wide',
  async (width, height) => {
    await fixtures()
    const page = await visit({ path: '/korea/cross', as: 'demo', screen: { width, height } })
    const [one = 0] = await at(0)
    await pickHomes(page, [one])
    await showCart(page)
    const dialog = page.getByRole('dialog', { name: '베팅카트' })
    const box = await dialog.boundingBox()
    expect([box?.width, (box?.x ?? 0) + (box?.width ?? 0)]).toEqual([330, width])
    expect(await dialog.evaluate(element => getComputedStyle(element).position)).toBe('fixed')
    expect(await picksOf(page).innerText()).toContain('홈팀0 VS 원정팀0')
    const member = await dialog.locator('[data-cart-member]').innerText()
    for (const part of ['LV.1', '데모', '원', 'P']) expect(member).toContain(part)
    expect(await cartOf(page).getByRole('button', { name: '베팅하기' }).isVisible()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

test('LAYOUT-024 LAYOUT-026 LAYOUT-027 the right drawer holds the account and the slip', async () => {
  const page = await onCross('mobile')
  await pickHomes(page, await at(0))
  await page.locator('header').getByRole('button', { name: '내정보' }).click()
  const drawer = page.locator('[data-drawer=right]')
  await drawer.getByText('데모님 환영합니다.').waitFor()
  expect(await drawer.locator('[data-selection]').innerText()).toContain('홈팀0 VS 원정팀0')
  expect(await drawer.locator('[data-cart-member]').isVisible()).toBe(false)
})

test('BETFLOW-017 BETFLOW-018 the cart is cleared when its page is left, not by another list of the same kind', async () => {
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

test('BETFLOW-019..021 VALID-030 VALID-032 VALID-033 the bonus asks for enough picks above 1.30 and goes by itself', async () => {
  const page = await onCross()
  const bonus = (folds: number) =>
    page.locator('[data-bonus-row]').getByRole('button', { name: `${folds}폴더` })
  const rows = picksOf(page)
  await pickHomes(page, await at(0, 1))
  await bonus(3).click()
  await isAlerted(page, '[보너스]는 3폴더 이상 선택 후 이용해 주세요.')
  await pickHomes(page, await at(3))
  await bonus(3).click()
  const tooLow = '보너스배당이 추가되어있어 1.3이하의 베팅은 불가합니다.'
  await isAlerted(page, tooLow)
  await pickHomes(page, await at(3, 5))
  await bonus(3).click()
  expect(await rows.count()).toBe(4)
  // 1.50 × 2.00 × 1.31 × 1.03
  expect(await figureOf(page, '예상배당')).toBe('4.05')
  await pickHomes(page, await at(4))
  await isAlerted(page, tooLow)
  expect(await rows.count()).toBe(4)
  await rows.first().getByRole('button').click()
  expect(await rows.count()).toBe(2)
  expect(
    await gameOf(page, (await at(0))[0] ?? 0)
      .locator('[aria-pressed=true]')
      .count(),
  ).toBe(0)
})
