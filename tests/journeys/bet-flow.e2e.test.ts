import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anOfferedFixture, offer } from '#tests/support/facts/bettor.ts'
import { aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { alertOf, countCalls, useSite, type Visit } from '#tests/support/pages/browser.ts'
import {
  amountOf,
  cartOf,
  onTheWay,
  pickHomes,
  picksOf,
  pressBet,
  pricesOf,
  showCart,
} from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()
const screens = ['desktop', 'mobile'] as const
const bettingCall = '**/api/sports-prematch/betting'
const countBets = (page: Page) => countCalls(page, /betting$/)

let made = 0
/** Starts each fixture a minute before the previous one, so that it is among the fifteen of the first page. */
const anEarlierFixture = () => {
  made += 1
  return anOfferedFixture(house, { startsAt: later(3_600 - 60 * made) })
}

/** Opens a page with the home picks of these fixtures and an amount in the slip. */
async function withSlip(
  { amount = '10000', ...more }: Visit & { readonly amount?: string },
  ...fixtures: number[]
): Promise<Page> {
  const page = await visit({ path: '/korea/cross', as: 'demo', ...more })
  await pickHomes(page, fixtures)
  await showCart(page)
  await amountOf(page).fill(amount)
  return page
}

const confirm = (page: Page) => page.getByRole('dialog', { name: '베팅하시겠습니까?' })
const changedDialog = (page: Page) => page.getByRole('dialog', { name: '배당 변경' })
const sayYes = (page: Page) => confirm(page).getByRole('button', { name: '베팅', exact: true }).click()

/** Offers the home side of a 1X2 at other odds from that second on. */
const reprice = (fixture: number, second: number, home: number) =>
  offer(house, aMarket({ fixture, at: later(second), odds: [home, 200, 210] }))

test.each(screens)(
  'BETFLOW-001 BETFLOW-003..007 DIALOG-001 DIALOG-002 DIALOG-038 LAYOUT-021 ROUTE-058 FIELD-024 FIELD-025 places a bet from the first press to the history (%s)',
  async screen => {
    const [one, two] = [await anEarlierFixture(), await anEarlierFixture()]
    const page = await withSlip({ screen }, one, two)
    const request = page.waitForRequest(bettingCall)
    await pressBet(page)
    // The opening animation scales it by fractions of a pixel.
    expect((await confirm(page).boundingBox())?.width).toBeCloseTo(screen === 'desktop' ? 450 : 366, 0)
    await sayYes(page)
    const body = (await request).postDataJSON()
    expect(body).toEqual({
      memberId: expect.any(Number),
      totalRatio: '3.61',
      amounts: 10_000,
      bettings: [one, two].map(fixtureId => ({
        betBaseline: '',
        betPrice: '1.90',
        fixtureId,
        oddsId: expect.any(Number),
        sportId: 6046,
        version: 1,
      })),
      gameDetailType: 4,
      betStyle: 'KR',
      minigameId: 1015,
      changeFlag: 0,
    })
    expect(await (await request).headerValue('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    await page.waitForURL('**/bet_result')
    expect(await alertOf(page).innerText()).toContain('베팅이 완료되었습니다.')
    await alertOf(page).getByRole('button', { name: '확인' }).click()
    await expect.poll(() => page.locator('[data-bet]').count()).toBeGreaterThan(0)
    expect(await page.locator('[data-cart-dock]').count()).toBe(0)
    await page.goBack()
    await pricesOf(page, one).first().waitFor()
    await showCart(page)
    expect(await picksOf(page).count()).toBe(0)
    expect(await amountOf(page).inputValue()).toBe('')
  },
)

test('BETFLOW-002 disables the button while the bet is being sent, and sends a double click once', async () => {
  const fixture = await anEarlierFixture()
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const page = await withSlip(
    { prepare: page => page.route(bettingCall, route => held.then(() => route.continue())) },
    fixture,
  )
  const bets = countBets(page)
  await pressBet(page)
  await confirm(page).getByRole('button', { name: '베팅', exact: true }).dblclick()
  const button = cartOf(page).locator('button[aria-busy]')
  await button.waitFor()
  expect(await button.isDisabled()).toBe(true)
  release()
  await page.waitForURL('**/bet_result')
  expect(bets()).toBe(1)
})

test('BETFLOW-008 BETFLOW-009 DIALOG-004..007 asks about changed odds and bets at them on “yes”', async () => {
  const [one, two] = [await anEarlierFixture(), await anEarlierFixture()]
  const page = await withSlip({}, one, two)
  await onTheWay(page, async () => {
    await reprice(one, 60, 180)
    await reprice(two, 60, 200)
  })
  await pressBet(page)
  await sayYes(page)
  const dialog = changedDialog(page)
  await dialog.waitFor()
  await page.mouse.click(5, 5)
  await page.keyboard.press('Escape')
  const text = await dialog.innerText()
  for (const part of ['1.90 → 1.80', '1.90 → 2.00', '3.61', '3.60', '변경된 배당으로 베팅하시겠습니까?'])
    expect(text).toContain(part)
  expect(await dialog.getByRole('button', { name: '아니오(베팅취소)' }).count()).toBe(1)
  const request = page.waitForRequest(bettingCall)
  await dialog.getByRole('button', { name: '예(베팅)' }).click()
  const { bettings, totalRatio } = (await request).postDataJSON()
  expect(totalRatio).toBe('3.60')
  expect(bettings).toMatchObject([
    { fixtureId: one, betPrice: '1.80', version: 2 },
    { fixtureId: two, betPrice: '2.00', version: 2 },
  ])
  await page.waitForURL('**/bet_result')
})

test('BETFLOW-015 BETFLOW-016 alerts a refusal and keeps the cart editable', async () => {
  const fixture = await anEarlierFixture()
  const page = await withSlip({}, fixture)
  await offer(house, { kind: 'suspension', fixtureId: fixture as never, at: later(60), suspended: true })
  await expect.poll(() => picksOf(page).first().innerText()).toContain('일시중지')
  await pressBet(page)
  await sayYes(page)
  expect(await alertOf(page).innerText()).toContain(
    '선택 경기 중 마감된 경기가 있습니다. 다시 베팅해 주세요.',
  )
  await alertOf(page).getByRole('button', { name: '확인' }).click()
  expect(await picksOf(page).count()).toBe(1)
  expect(await amountOf(page).inputValue()).toBe('10,000')
  await picksOf(page).getByRole('button', { name: '선택 삭제' }).click()
  expect(await picksOf(page).count()).toBe(0)
})

test('resends a bet with a lost answer under its key, and books it once', async () => {
  const fixture = await anEarlierFixture()
  const page = await withSlip({ amount: '7000' }, fixture)
  const balance = async () =>
    Number((await page.locator('header [data-balance]').innerText()).replace(/\D/g, ''))
  const before = await balance()
  const keys: (string | null)[] = []
  await page.route(bettingCall, async route => {
    keys.push(await route.request().headerValue('idempotency-key'))
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await pressBet(page)
  await sayYes(page)
  await page.waitForURL('**/bet_result')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  await expect.poll(balance).toBe(before - 7_000)
})
