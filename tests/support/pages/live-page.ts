import type { Page } from 'playwright-core'
import { afterEach, beforeEach } from 'vitest'
import { assert } from '#domain/assert.ts'
import { SECOND } from '#domain/instant.ts'
import { aLiveMatch, FOOTBALL_DELAY, type LiveMatch, untilWaiting } from '../facts/live-match.ts'
import { alertOf, memberOf, type Site, type Visit } from './browser.ts'
import { amountOf, cartOf, pricesOf, showCart } from './cart-page.ts'

export const BETTING_CALL = '**/api/inplay/betting'

/** Creates a football match for each test, and waits out the delay of its bets while nothing happens in it. */
export function useBetMatch({ house }: Pick<Site, 'house'>) {
  let current: LiveMatch | undefined
  const match = () => {
    assert(current, 'there is a match while a test runs')
    return current
  }
  // Bets of an earlier test must not count for the next one (handbook 1.5).
  beforeEach(async () => {
    house.clock.advance(30 * SECOND)
    current = await aLiveMatch(house)
  })
  // Removes it from the list, which has room for fifteen.
  afterEach(() => match().status('finished'))
  const waitOut = async () => {
    await match().hear()
    house.clock.advance(FOOTBALL_DELAY)
  }
  /**
   * Waits until the page's bet is waiting on the server. The cart's button waits from the press on, before the bet has
   * arrived there; prices that change and a clock that is advanced in between concern no bet yet.
   */
  const untilHeld = async (page: Page) => untilWaiting(house, await memberOf(page))
  return { match, untilHeld, waitOut }
}

type LivePick = { readonly match: LiveMatch; readonly market?: number; readonly place?: number }

/** Opens `/korea/live` with these picks in the slip (home of 1X2 each) and an amount. */
export async function withLiveSlip(
  { visit }: Pick<Site, 'visit'>,
  picks: readonly LivePick[],
  { amount = '10000', ...more }: Visit & { readonly amount?: string } = {},
): Promise<Page> {
  const page = await visit({ path: '/korea/live', as: 'demo', ...more })
  for (const { match, market = 1, place = 0 } of picks)
    await pricesOf(page, match.id, market).nth(place).click()
  await showCart(page)
  await amountOf(page).fill(amount)
  return page
}

/** The cart's button while its bet waits, and the pill at the bottom of other pages. */
export const waitingButton = (page: Page) => cartOf(page).locator('[data-waiting]')
export const waitingPill = (page: Page) => page.locator('[data-waiting-pill]')

/** Returns the text of the alert on screen and closes it by its main button. */
export async function readAlert(page: Page): Promise<string> {
  const text = await alertOf(page).innerText()
  await alertOf(page).locator('[data-first]').click()
  await alertOf(page).waitFor({ state: 'detached' })
  return text
}
