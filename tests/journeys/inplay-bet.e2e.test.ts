import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { aLiveMatch, PATIENCE } from '#tests/support/facts/live-match.ts'
import { alertOf, balanceOf, countCalls, pathOf, stopClock, useSite } from '#tests/support/pages/browser.ts'
import {
  amountOf,
  cartOf,
  changedOf,
  confirmOf,
  picksOf,
  placeBetOf,
  pressBet,
  pricesOf,
  sendBet,
  showCart,
} from '#tests/support/pages/cart-page.ts'
import {
  BETTING_CALL,
  readAlert,
  useBetMatch,
  waitingButton,
  waitingPill,
  withLiveSlip,
} from '#tests/support/pages/live-page.ts'

const site = useSite()
const { match, untilHeld, waitOut } = useBetMatch(site)
const screens = ['desktop', 'mobile'] as const

const countBets = (page: Page) => countCalls(page, /inplay\/betting$/)

/** Sends the bet while the page's clock stands still, so that all of its delay is left when the ring is read. */
async function sendWithStoppedClock(page: Page): Promise<void> {
  await pressBet(page)
  // The dialog is loaded on the first press, and React shows it by a timer.
  const send = confirmOf(page).getByRole('button', { name: '베팅', exact: true })
  await send.waitFor()
  await stopClock(page)
  await send.click()
}

const colourOf = (page: Page) => page.locator('[role=timer]').first().getAttribute('data-colour')

/** Advances the page's stopped clock by seconds and records the ring's colour at each. */
async function coloursOf(page: Page) {
  const colours: (readonly [left: number, colour: string | null])[] = []
  for (let face = await faceOf(page); face[0] > 0; face = await faceOf(page)) {
    colours.push(face)
    await page.clock.runFor(SECOND)
  }
  return colours
}

/** Returns seconds and colour at one moment, as each part of the page ticks separately. */
async function faceOf(page: Page): Promise<readonly [left: number, colour: string | null]> {
  const [text, colour] = await waitingButton(page).evaluate(button => [
    button.textContent ?? '',
    button.querySelector('[role=timer]')?.getAttribute('data-colour') ?? null,
  ])
  return [Number(/\((\d+)초\)/.exec(text ?? '')?.[1]), colour ?? null]
}

test('ROUTE-041 FIELD-015 LIMIT-017 LIMIT-019 LAYOUT-032 LAYOUT-033 shows a waiting bet’s ring in green, orange and red, and accepts the bet', async () => {
  const page = await withLiveSlip(site, [{ match: match() }])
  const bets = countBets(page)
  const before = await balanceOf(page)
  const request = page.waitForRequest(BETTING_CALL)
  await sendWithStoppedClock(page)
  expect((await request).postDataJSON()).toMatchObject({
    amounts: 10_000,
    totalRatio: '1.90',
    gameDetailType: 5,
    betStyle: 'KR',
    minigameId: 1015,
    changeFlag: 0,
  })
  await expect.poll(() => waitingButton(page).innerText(), PATIENCE).toBe('베팅 접수 중입니다. (6초)')
  const colours = await coloursOf(page)
  expect(colours).toEqual(colours.map(([left]) => [left, left > 3 ? 'green' : left > 1 ? 'orange' : 'red']))
  expect([...new Set(colours.map(([, colour]) => colour))]).toEqual(['green', 'orange', 'red'])
  // The stake is held, the slip is locked and nothing can be sent twice.
  await expect.poll(() => balanceOf(page), PATIENCE).toBe(before - 10_000)
  expect(await waitingButton(page).isDisabled()).toBe(true)
  expect(await cartOf(page).locator('[inert]').count()).toBeGreaterThan(0)
  await page.clock.resume()
  await waitOut()
  await page.waitForURL('**/bet_result')
  expect(await readAlert(page)).toContain('베팅이 완료되었습니다.')
  const placed = page.locator('[data-bet]').first()
  await expect.poll(() => placed.innerText(), PATIENCE).toContain('진행중')
  expect(await placed.innerText()).toContain('방금 베팅')
  expect(await balanceOf(page)).toBe(before - 10_000)
  expect(bets()).toBe(1)
  expect(await waitingPill(page).count()).toBe(0)
})

test('FIELD-015 BETFLOW-015 BETFLOW-016 refuses a waiting bet after a score and returns stake and picks on a phone', async () => {
  const page = await withLiveSlip(site, [{ match: match() }], { screen: 'mobile', as: 'demo5' })
  const before = await balanceOf(page)
  await sendBet(page)
  await expect.poll(() => balanceOf(page), PATIENCE).toBe(before - 10_000)
  await match().score(2, 0)
  await waitOut()
  expect(await readAlert(page)).toContain('경기 상황이 변경되어 베팅이 취소되었습니다.')
  await expect.poll(() => balanceOf(page), PATIENCE).toBe(before)
  expect(await picksOf(page).count()).toBe(1)
  expect(await amountOf(page).inputValue()).toBe('10,000')
  await placeBetOf(page).waitFor()
  expect(pathOf(page)).toBe('/korea/live')
})

test('BETFLOW-008 BETFLOW-009 DIALOG-004 DIALOG-005 asks about odds that fell during the wait, and bets at them on “yes”', async () => {
  const page = await withLiveSlip(site, [{ match: match() }])
  const bets = countBets(page)
  await sendBet(page)
  await untilHeld(page)
  await match().prices([180, 210, 220])
  await waitOut()
  await changedOf(page).waitFor()
  expect(await changedOf(page).innerText()).toContain('1.90 → 1.80')
  const again = page.waitForRequest(BETTING_CALL)
  await changedOf(page).getByRole('button', { name: '예(베팅)' }).click()
  expect((await again).postDataJSON()).toMatchObject({
    totalRatio: '1.80',
    bettings: [{ betPrice: '1.80', version: 2 }],
  })
  await untilHeld(page)
  await waitOut()
  await page.waitForURL('**/bet_result')
  await expect.poll(() => page.locator('[data-bet]').first().innerText(), PATIENCE).toContain('1.80')
  expect(bets()).toBe(2)
})

test('BETFLOW-011 DIALOG-006 clears the cart on "no", places no bet and returns the stake', async () => {
  const page = await withLiveSlip(site, [{ match: match() }])
  const bets = countBets(page)
  const before = await balanceOf(page)
  await sendBet(page)
  await untilHeld(page)
  await match().prices([180, 210, 220])
  await waitOut()
  await changedOf(page).getByRole('button', { name: '아니오(베팅취소)' }).click()
  await changedOf(page).waitFor({ state: 'detached' })
  expect(await picksOf(page).count()).toBe(0)
  await expect.poll(() => balanceOf(page), PATIENCE).toBe(before)
  expect(bets()).toBe(1)
})

test('CART-026 BETFLOW-024 asks nothing in mode any, and with "only better" only about a fall', async () => {
  const page = await withLiveSlip(site, [{ match: match() }])
  await cartOf(page).getByRole('button', { name: '오른 배당만' }).click()
  const request = page.waitForRequest(BETTING_CALL)
  await sendBet(page)
  expect((await request).headers()['odds-accept-mode']).toBe('better')
  await untilHeld(page)
  await match().prices([180, 210, 220])
  await waitOut()
  await changedOf(page).getByRole('button', { name: '아니오(베팅취소)' }).click()
  await pricesOf(page, match().id).first().click()
  await amountOf(page).fill('10000')
  await cartOf(page).getByRole('button', { name: '모두', exact: true }).click()
  const second = page.waitForRequest(BETTING_CALL)
  await sendBet(page)
  expect((await second).headers()['odds-accept-mode']).toBe('any')
  expect((await second).postDataJSON()).toMatchObject({ betStyle: 'KR', changeFlag: 0 })
  await untilHeld(page)
  await match().prices([170, 220, 230])
  await waitOut()
  await page.waitForURL('**/bet_result')
  await expect.poll(() => page.locator('[data-bet]').first().innerText(), PATIENCE).toContain('1.70')
})

test('CART-026 asks at most once about bouncing odds with "only better", and places the bet', async () => {
  const page = await withLiveSlip(site, [{ match: match() }])
  await cartOf(page).getByRole('button', { name: '오른 배당만' }).click()
  const bets = countBets(page)
  const accepted = () => confirmOf(page).getByText('자동 적용')
  await pressBet(page)
  await match().prices([200, 210, 220])
  await accepted().waitFor()
  await match().prices([190, 210, 220])
  await accepted().waitFor({ state: 'detached' })
  await match().prices([200, 210, 220])
  await accepted().waitFor()
  const request = page.waitForRequest(BETTING_CALL)
  await confirmOf(page).getByRole('button', { name: '베팅', exact: true }).click()
  expect((await request).postDataJSON()).toMatchObject({ bettings: [{ betPrice: '1.90' }] })
  await untilHeld(page)
  await match().prices([190, 210, 220])
  await match().prices([205, 210, 220])
  await waitOut()
  await page.waitForURL('**/bet_result')
  await expect.poll(() => page.locator('[data-bet]').first().innerText(), PATIENCE).toContain('2.05')
  expect(bets()).toBe(1)
})

test('CART-026 bets on odds bouncing 1.67/1.77 without a question in mode any, and shows the final odds on the receipt on a phone', async () => {
  const page = await withLiveSlip(site, [{ match: match() }], { screen: 'mobile', as: 'demo5' })
  await cartOf(page).getByRole('button', { name: '모두', exact: true }).click()
  const bets = countBets(page)
  await pressBet(page)
  const price = confirmOf(page).locator('[data-confirm-pick]')
  for (const home of [167, 177, 167]) {
    await match().prices([home, 210, 220])
    await expect.poll(() => price.innerText(), PATIENCE).toContain(`1.${home - 100}`)
  }
  await confirmOf(page).getByRole('button', { name: '베팅', exact: true }).click()
  await untilHeld(page)
  await match().prices([177, 210, 220])
  await match().prices([167, 210, 220])
  await match().prices([177, 210, 220])
  await waitOut()
  await page.waitForURL('**/bet_result')
  expect(await changedOf(page).count()).toBe(0)
  await expect
    .poll(() => alertOf(page).innerText(), PATIENCE)
    .toMatch(/베팅이 완료되었습니다\.[\s\S]*1\.77[\s\S]*17,700원/)
  expect(bets()).toBe(1)
})

test('locks a stopped pick and the slip, and asks to remove a finished one', async () => {
  const other = await aLiveMatch(site.house)
  const page = await withLiveSlip(site, [{ match: match() }, { match: other }])
  const bets = countBets(page)
  await match().suspend(true)
  const pick = picksOf(page).first()
  await expect.poll(() => pick.getAttribute('data-selection'), PATIENCE).toBe('suspended')
  expect(await pick.innerText()).toContain('베팅이 일시중지되었습니다.')
  expect(await pick.locator('svg.lucide-lock').count()).toBe(1)
  await pressBet(page)
  expect(await readAlert(page)).toContain('선택 경기 중 마감된 경기가 있습니다. 다시 베팅해 주세요.')
  expect(await confirmOf(page).count()).toBe(0)
  await match().suspend(false)
  await expect.poll(() => pick.getAttribute('data-selection'), PATIENCE).toBe('open')
  await match().status('finished')
  await expect.poll(() => pick.getAttribute('data-selection'), PATIENCE).not.toBe('open')
  await pick.getByRole('button', { name: /선택 삭제$/ }).click()
  await pressBet(page)
  await confirmOf(page).waitFor()
  expect(bets()).toBe(0)
})

test.each(screens)(
  'DIALOG-035 LIMIT-011 LIMIT-019 ROUTE-059 accepts a bet from /inplay after its wait, from its own dialog on a phone (%s)',
  async screen => {
    const page = await site.visit({ path: '/inplay', as: 'demo', screen })
    await pricesOf(page, match().id, 1).first().click()
    // A phone shows one market at a time.
    if (screen === 'mobile') await page.getByRole('button', { name: '언더오버', exact: true }).click()
    await pricesOf(page, match().id, 2).first().click()
    await showCart(page)
    const docks = page.locator('[data-cart-dock]')
    expect(await docks.evaluateAll(all => all.map(one => one.getAttribute('data-cart-dock')))).toEqual(
      screen === 'mobile' ? ['betSlipInplay'] : [],
    )
    await amountOf(page).fill('10000')
    const request = page.waitForRequest(BETTING_CALL)
    await sendWithStoppedClock(page)
    expect((await request).postDataJSON()).toMatchObject({
      betStyle: 'KR',
      changeFlag: 0,
      bettings: [{ fixtureId: match().id }, { fixtureId: match().id }],
    })
    await expect.poll(() => waitingButton(page).innerText(), PATIENCE).toBe('베팅 접수 중입니다. (6초)')
    expect(await colourOf(page)).toBe('green')
    await page.clock.resume()
    await waitOut()
    await page.waitForURL('**/bet_result')
    await expect.poll(() => page.locator('[data-bet]').first().innerText(), PATIENCE).toContain('진행중')
    await page.getByRole('tab', { name: '인플레이', includeHidden: true }).waitFor()
  },
)
