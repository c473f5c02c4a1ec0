import type { Locator, Page } from 'playwright-core'
import type { Game } from '#contract/fixtures/fixtures.ts'
import { type Bettor, bet, slip } from '../facts/bettor.ts'
import type { House } from '../house/house.ts'

/** Elements of the trading desk, located by the texts that operators see. */
export const rowOf = (page: Page, fixture: number): Locator =>
  page.locator(`[data-desk-fixture="${fixture}"]`)

/** Opens the desk's menu so that all entries are visible: its group, or the drawer of a small screen. */
export async function openDeskMenu(
  page: Page,
  screen: 'desktop' | 'mobile',
  group: string,
): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: '관리자 메뉴' })
  if (screen === 'mobile') await page.getByRole('button', { name: '메뉴', exact: true }).click()
  else await menu.getByRole('button', { name: group }).click()
  return menu
}

/** A market of the fixture page. Default: 1X2. */
export const marketOf = (page: Page, type = 1, line = ''): Locator =>
  page.locator(`[data-market="${type}"][data-line="${line}"]`)

/** A pick of a market, by the feed's name. */
export const outcomeOf = (page: Page, pick: string, type = 1, line = ''): Locator =>
  marketOf(page, type, line).locator(`[data-outcome="${pick}"]`)

export const dialogOf = (page: Page): Locator => page.getByRole('dialog')

/** Enters the reason and confirms; waits until the server has answered. */
export async function confirmAct(page: Page, button: string, reason: string): Promise<void> {
  await dialogOf(page).getByLabel('사유', { exact: true }).fill(reason)
  await dialogOf(page).getByRole('button', { name: button, exact: true }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
}

/** Returns the newest entries of the fixture's log, each as one line of text. */
export const logOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: '이 경기의 작업로그' })
    .locator('[data-act]')
    .evaluateAll(entries => entries.map(entry => (entry.textContent ?? '').replace(/\s+/g, ' ')))

/** Fills in the line score: `{ 전반: [1, 0] }`. */
export async function fillSheet(
  page: Page,
  [home, away]: readonly [string, string],
  sheet: Readonly<Record<string, readonly [number, number]>>,
): Promise<void> {
  for (const [label, [own, other]] of Object.entries(sheet)) {
    await dialogOf(page).getByLabel(`${home} ${label}`, { exact: true }).fill(String(own))
    await dialogOf(page).getByLabel(`${away} ${label}`, { exact: true }).fill(String(other))
  }
}

/** Bets on home of 1X2 over the raw API, at the current price and version. */
export async function betOnHome(house: House, bettor: Bettor, fixture: number): Promise<Response> {
  const game: Game = await (await house.get(`sports-prematch/event/${fixture}`, bettor)).json()
  const home = game.markets.find(({ marketId }) => marketId === 1)?.bets[0]
  const odds = Math.round((home?.betPriceByAdmin ?? home?.betPrice ?? 1.9) * 100)
  return bet(house, bettor, slip(bettor, [{ fixture, odds, version: home?.version ?? 1 }]))
}
