import type { Page } from 'playwright-core'
import { afterEach, beforeEach } from 'vitest'
import { assert } from '#domain/assert.ts'
import { SECOND } from '#domain/instant.ts'
import { aLiveMatch, FOOTBALL_DELAY, type LiveMatch } from '../facts/live-match.ts'
import { alertOf, type Site, type Visit } from './browser.ts'
import { amountOf, cartOf, pricesOf, showCart } from './cart-page.ts'

export const BETTING_CALL = '**/api/inplay/betting'

/** A football match for each test, and how its bets wait out their delay while nothing happens in it. */
export function useBetMatch({ house }: Pick<Site, 'house'>) {
  let current: LiveMatch | undefined
  const match = () => {
    assert(current, 'there is a match while a test runs')
    return current
  }
  // Bets of an earlier test must not meet those of the next (handbook 1.5).
  beforeEach(async () => {
    house.clock.advance(30 * SECOND)
    current = await aLiveMatch(house)
  })
  // It leaves the list, which has room for fifteen.
  afterEach(() => match().status('finished'))
  const waitOut = async () => {
    await match().hear()
    house.clock.advance(FOOTBALL_DELAY)
  }
  return { match, waitOut }
}

type LivePick = { readonly match: LiveMatch; readonly market?: number; readonly place?: number }

/** `/korea/live` with these picks in the slip (home of 1X2 each) and an amount. */
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

/** The button of the cart while its bet waits, and what stands at the foot of other pages. */
export const waitingButton = (page: Page) => cartOf(page).locator('[data-waiting]')
export const waitingPill = (page: Page) => page.locator('[data-waiting-pill]')

/** The text of the alert on screen, taken note of. */
export async function readAlert(page: Page): Promise<string> {
  const text = await alertOf(page).innerText()
  await alertOf(page).getByRole('button', { name: '확인' }).click()
  await alertOf(page).waitFor({ state: 'detached' })
  return text
}
