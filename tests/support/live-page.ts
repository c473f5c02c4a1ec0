import type { Page } from 'playwright-core'
import { alertOf, type Site, type Visit } from './browser.ts'
import { amountOf, cartOf, pressBet, pricesOf, showCart } from './cart-page.ts'
import type { LiveMatch } from './live-match.ts'

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

export const confirmOf = (page: Page) => page.getByRole('dialog', { name: '베팅하시겠습니까?' })
export const changedOf = (page: Page) => page.getByRole('dialog', { name: '배당 변경' })

/** 베팅하기 and 베팅: the bet is on its way. */
export async function sendBet(page: Page): Promise<void> {
  await pressBet(page)
  await confirmOf(page).getByRole('button', { name: '베팅', exact: true }).click()
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
