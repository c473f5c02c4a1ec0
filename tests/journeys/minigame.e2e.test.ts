// A round as members play it, in real time: the clock of the server runs. The test skips the time in which nothing happens.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { instant, MINUTE, SECOND } from '#domain/instant.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { alertOf, memberOf, useSite } from '#tests/support/pages/browser.ts'
import { amountOf, picksOf, sendBet, showCart } from '#tests/support/pages/cart-page.ts'
import { boardOf, ownBetsOf, roundOf, tileOf } from '#tests/support/pages/round-page.ts'

const began = performance.now()
const still = testClock()
const clock = { ...still, now: () => instant(still.now() + Math.floor(performance.now() - began)) }
const { house, visit } = useSite({ clock, rounds: { linksOf: () => 2_000 } })

/** The time before the close that is played in real time. */
const LAST_SECONDS = 4

/** Moves the clocks of the server and of the pages forward. */
async function skip(milliseconds: number, ...pages: readonly Page[]): Promise<void> {
  if (milliseconds <= 0) return
  still.advance(milliseconds)
  for (const page of pages) await page.clock.fastForward(milliseconds)
}

/** Opens a one-minute game in a round that leaves time for a bet. */
async function atTheTable(as: string, screen: 'desktop' | 'mobile'): Promise<Page> {
  const page = await visit({ path: '/minigame/next/powerball', as, screen, withMotion: true })
  await expect.poll(() => secondsLeft(page), { timeout: 90_000 }).toBeGreaterThan(35)
  return page
}

async function secondsLeft(page: Page): Promise<number> {
  const label = (await page.getByRole('timer').getAttribute('aria-label')) ?? ''
  const [, minutes = '0', seconds = '0'] = /마감까지 (\d+):(\d+)/.exec(label) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

/** Places a bet; returns the name of the cart's dialog, or null where the cart is next to the page. */
async function bet(page: Page, pick: 'odd' | 'even'): Promise<string | null> {
  await tileOf(page, 'power-odd-even', pick).click()
  await showCart(page)
  const [dialog] = await page.locator('[data-cart-dock]').all()
  const name = dialog ? await dialog.getAttribute('data-cart-dock') : null
  await amountOf(page).fill('10000')
  await sendBet(page)
  await expect.poll(() => alertOf(page).innerText()).toContain('베팅이 완료되었습니다.')
  await alertOf(page).getByRole('button', { name: '계속 베팅하기' }).click()
  await ownBetsOf(page).first().waitFor()
  return name
}

/** Uses the page's own login, which another one would end. */
const balanceOn = async (page: Page): Promise<number> => {
  const { token } = await memberOf(page)
  const answer = await house.get('member/user', { token })
  return (await answer.json()).emoney
}

test('MINI-041 MINI-085 MINI-090 DIALOG-037 draws, plays and pays a round for two opposing members, and opens the next one', {
  timeout: 240_000,
}, async () => {
  // A round begins now.
  await skip(MINUTE - (clock.now() % MINUTE))
  const desk = await atTheTable('demo', 'desktop')
  const phone = await atTheTable('demo5', 'mobile')
  // On a phone the first odds are above the bottom bar, without scrolling.
  const [tile, bar] = await Promise.all(
    ['[data-tile]', 'nav[aria-label="하단 메뉴"]'].map(part => phone.locator(part).first().boundingBox()),
  )
  expect((tile?.y ?? 0) + (tile?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  const before = { desk: await balanceOn(desk), phone: await balanceOn(phone) }
  const round = (await roundOf(desk).getAttribute('data-round')) ?? ''
  await bet(desk, 'odd')
  expect(await bet(phone, 'even')).toBe('betSlipMinigame')
  expect(await tileOf(desk, 'power-odd-even', 'odd').getAttribute('data-own')).toBe('true')
  // A pick still in the cart when the round closes is removed.
  await tileOf(desk, 'sum-odd-even', 'odd').click()
  await skip((await secondsLeft(desk)) * SECOND - LAST_SECONDS * SECOND, desk, phone)
  await expect.poll(() => boardOf(desk).getAttribute('data-markets'), { timeout: 70_000 }).toBe('closed')
  await expect.poll(() => picksOf(desk).count()).toBe(0)
  for (const page of [desk, phone]) {
    const frame = page.locator(`[data-scene-frame="${round}"]`)
    await frame.waitFor({ timeout: 40_000 })
    await expect.poll(() => frame.getAttribute('data-play'), { timeout: 40_000 }).toBe('over')
  }
  const outcomes = await Promise.all(
    [desk, phone].map(page => page.locator('[data-own-outcome]').getAttribute('data-own-outcome')),
  )
  expect(outcomes.toSorted()).toEqual(['lost', 'won'])
  const after = { desk: await balanceOn(desk), phone: await balanceOn(phone) }
  const changes = [after.desk - before.desk, after.phone - before.phone]
  expect(changes.toSorted((a, b) => a - b)).toEqual([-10_000, 9_500])
  await expect.poll(() => boardOf(desk).getAttribute('data-markets'), { timeout: 70_000 }).toBe('open')
  await expect.poll(() => roundOf(desk).getAttribute('data-round')).not.toBe(round)
  await desk.goto('/bet_result')
  await desk.getByText('미니게임').first().waitFor()
})
