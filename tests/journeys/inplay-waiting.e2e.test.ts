import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { FOOTBALL_DELAY, PATIENCE } from '#tests/support/facts/live-match.ts'
import { alertOf, pathOf, useSite } from '#tests/support/pages/browser.ts'
import {
  amountOf,
  changedOf,
  picksOf,
  pricesOf,
  sendBet,
  showCart,
  slipBarOf,
} from '#tests/support/pages/cart-page.ts'
import { breathe, holdFirst, lineOf } from '#tests/support/pages/held-answer.ts'
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

test('keeps the ring, the history’s 접수중 and the notice while the member browses during a wait on a phone', async () => {
  const page = await withLiveSlip(site, [{ match: match() }], { screen: 'mobile' })
  await sendBet(page)
  await expect.poll(() => waitingButton(page).innerText(), PATIENCE).toContain('초)')
  await page.goto('/bet_result')
  await expect
    .poll(() => waitingPill(page).innerText(), PATIENCE)
    .toMatch(/베팅 접수 중입니다\. \(\d초\)[\s\S]*단폴 10,000원/)
  const waiting = page.getByRole('list', { name: '접수 중인 베팅' }).locator('[data-bet]')
  expect(await waiting.innerText()).toContain('접수중')
  await waitOut()
  await page.getByText('베팅이 완료되었습니다.').waitFor()
  await waiting.waitFor({ state: 'detached' })
  await waitingPill(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('[data-bet]').first().innerText(), PATIENCE).toContain('진행중')
})

test('keeps another page’s cart during a wait, and asks about changed odds there', async () => {
  const page = await withLiveSlip(site, [{ match: match() }])
  await sendBet(page)
  await untilHeld(page)
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '크로스' }).click()
  await page.waitForURL(/korea\/cross/)
  await waitingPill(page).waitFor()
  expect(await waitingButton(page).count()).toBe(0)
  await match().prices([180, 210, 220])
  await waitOut()
  await changedOf(page).waitFor()
  expect(await changedOf(page).innerText()).toContain('1.90 → 1.80')
  await changedOf(page).getByRole('button', { name: '예(베팅)' }).click()
  await untilHeld(page)
  await waitOut()
  await page.getByText('베팅이 완료되었습니다.').waitFor()
  expect(pathOf(page)).toBe('/korea/cross')
})

test('restores slip, lock and ring after a reload during a wait on a phone', async () => {
  const page = await withLiveSlip(
    site,
    [
      { match: match(), market: 1 },
      { match: match(), market: 2 },
    ],
    { screen: 'mobile' },
  )
  await sendBet(page)
  await untilHeld(page)
  await page.reload()
  await slipBarOf(page).locator('[data-waiting]').waitFor()
  await showCart(page)
  await waitingButton(page).waitFor()
  expect(await picksOf(page).count()).toBe(2)
  expect(await amountOf(page).inputValue()).toBe('10,000')
  expect(await picksOf(page).last().innerText()).toMatch(/언더오버\s*2\.5 · 오버/)
  await waitOut()
  await page.waitForURL('**/bet_result')
  expect(await readAlert(page)).toContain('베팅이 완료되었습니다.')
})

test('asks about changed odds with the sent slip after a reload', async () => {
  const page = await withLiveSlip(site, [{ match: match() }])
  await sendBet(page)
  await untilHeld(page)
  await page.reload()
  await waitingButton(page).waitFor()
  await match().prices([180, 210, 220])
  await waitOut()
  await changedOf(page).waitFor()
  expect(await changedOf(page).innerText()).toContain('1.90 → 1.80')
  expect(await changedOf(page).innerText()).toContain('승무패')
  const again = page.waitForRequest(BETTING_CALL)
  await changedOf(page).getByRole('button', { name: '예(베팅)' }).click()
  expect((await again).postDataJSON()).toMatchObject({ totalRatio: '1.80', bettings: [{ version: 2 }] })
})

test('resends a bet after a lost connection under its key, and gets one answer', async () => {
  const page = await withLiveSlip(site, [{ match: match() }])
  let cut = false
  await page.route(BETTING_CALL, route => {
    if (cut) return route.continue()
    cut = true
    // The request reaches the server; its answer is lost.
    void fetch(route.request().url(), {
      method: 'POST',
      headers: route.request().headers(),
      body: route.request().postData(),
    }).catch(() => {})
    return route.abort('connectionreset')
  })
  await sendBet(page)
  await expect.poll(() => waitingButton(page).innerText(), PATIENCE).toContain('초)')
  await waitOut()
  await page.waitForURL('**/bet_result')
  await expect
    .poll(() => page.locator('[data-bet]', { hasText: `홈${match().id}` }).count(), PATIENCE)
    .toBe(1)
})

/** Sends the bet to the server, drops its answer and blocks all other requests. */
async function sendUnanswered(page: Page): Promise<void> {
  let reached = false
  await page.route(BETTING_CALL, route => {
    const request = route.request()
    const init = { method: 'POST', headers: request.headers(), body: request.postData() }
    if (!reached) void fetch(request.url(), init).catch(() => {})
    reached = true
    return route.abort('connectionreset')
  })
  await sendBet(page)
  await untilHeld(page)
  expect(await readAlert(page)).toContain('같은 베팅은 한 번만 접수됩니다.')
  expect(await picksOf(page).count()).toBe(1)
}

test('removes an unanswered bet from the cart when the stream reports its acceptance', async () => {
  const page = await withLiveSlip(site, [{ match: match() }])
  await sendUnanswered(page)
  await waitOut()
  await page.waitForURL('**/bet_result')
  expect(await readAlert(page)).toContain('베팅이 완료되었습니다.')
})

test('keeps another slip when an unanswered bet is refused', async () => {
  const page = await withLiveSlip(site, [{ match: match() }])
  await sendUnanswered(page)
  await pricesOf(page, match().id, 1).nth(1).click()
  const other = await picksOf(page).innerText()
  await match().prices([180, 210, 220])
  await waitOut()
  await page.getByText('배당이 변경되어 베팅이 접수되지 않았습니다.').waitFor()
  expect(await changedOf(page).count()).toBe(0)
  expect((await picksOf(page).innerText()).split('\n')[0]).toBe(other.split('\n')[0])
})

test('blocks further picks during a wait, announces it once to screen readers, and stops the ring with reduced motion', async () => {
  const page = await withLiveSlip(site, [{ match: match() }])
  await sendBet(page)
  await untilHeld(page)
  expect(await page.locator('[data-waiting-news]').innerText()).toBe('베팅 접수 중입니다.')
  const ring = page.locator('[role=timer] circle').last()
  const duration = await ring.evaluate(circle => getComputedStyle(circle).transitionDuration)
  expect(Math.max(...duration.split(',').map(Number.parseFloat))).toBeLessThan(0.001)
  await pricesOf(page, match().id, 2).first().click()
  await page.getByText('베팅 접수 중에는 선택을 바꿀 수 없습니다.').waitFor()
  expect(await picksOf(page).count()).toBe(1)
  await waitOut()
  await alertOf(page).waitFor()
})

const rowsInHistory = (page: Page) => page.getByRole('list', { name: '접수 중인 베팅' }).locator('[data-bet]')

test('removes 접수중 from a history that connects after the answer', async () => {
  const page = await withLiveSlip(site, [{ match: match() }], { ownStream: true })
  await sendBet(page)
  await untilHeld(page)
  const history = await page.context().newPage()
  const opening = Promise.withResolvers<void>()
  await history.route(/\/api\/live\?/, async route => {
    await opening.promise
    await route.continue()
  })
  await history.goto('/bet_result')
  await rowsInHistory(history).getByText('접수중').waitFor()
  await waitOut()
  await page.waitForURL('**/bet_result')
  opening.resolve()
  await rowsInHistory(history).waitFor({ state: 'detached' })
})

test('requests an overdue answer again, also after a network failure', async () => {
  const page = await withLiveSlip(site, [{ match: match() }], { ownStream: true })
  await sendBet(page)
  await expect.poll(() => waitingButton(page).innerText(), PATIENCE).toContain('초)')
  await page.route(/\/api\/live\?/, route => route.abort())
  await page.reload()
  await expect.poll(() => waitingButton(page).innerText(), PATIENCE).toContain('초)')
  await waitOut()
  const lost = page.waitForEvent('requestfailed', request => /waiting$/.test(request.url()))
  await page.route('**/api/inplay/waiting', route => route.abort('internetdisconnected'), { times: 1 })
  await page.clock.fastForward(FOOTBALL_DELAY + 4 * SECOND)
  await lost
  await expect
    .poll(async () => {
      await page.clock.fastForward(3 * SECOND)
      return waitingButton(page).count()
    }, PATIENCE)
    .toBe(0)
  await page.getByText('베팅 접수 결과는 베팅내역에서 확인해 주세요.').waitFor()
})

test('keeps a bet that began to wait after the list was requested', async () => {
  const page = await withLiveSlip(site, [{ match: match() }], { ownStream: true })
  const held = holdFirst()
  const other = await page.context().newPage()
  await other.route('**/api/inplay/waiting', held.route)
  const line = lineOf(other)
  await other.goto('/korea/cross')
  await Promise.all([line, held.asked])
  await sendBet(page)
  await waitingPill(other).waitFor()
  await held.letGo()
  await breathe(other)
  expect(await waitingPill(other).count()).toBe(1)
  await waitOut()
  await other.getByText('베팅이 완료되었습니다.').waitFor()
})
