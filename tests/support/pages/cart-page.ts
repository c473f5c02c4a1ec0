import type { Locator, Page } from 'playwright-core'

/** Elements of a betting page, located by the texts that members see. */
export const cartOf = (page: Page): Locator => page.getByRole('region', { name: '베팅카트' })
export const amountOf = (page: Page): Locator => cartOf(page).getByLabel('베팅금액')
export const picksOf = (page: Page): Locator => cartOf(page).locator('[data-selection]')
export const gameOf = (page: Page, fixture: number): Locator => page.locator(`[data-fixture="${fixture}"]`)

/** Returns the fixtures on the page, by id. */
export const shown = (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-fixture]').evaluateAll(games => games.map(game => game.getAttribute('data-fixture')))

/** The price buttons of a market: left, middle if there is one, right. */
export const pricesOf = (page: Page, fixture: number, market = 1): Locator =>
  gameOf(page, fixture).locator(`[data-market="${market}"] button.odds`)

/** Picks home of 1X2 on some fixtures. */
export async function pickHomes(page: Page, fixtures: readonly number[]): Promise<void> {
  for (const fixture of fixtures) await pricesOf(page, fixture).first().click()
}

/** Opens the slip's dialog if the cart is not shown next to the page. */
export async function showCart(page: Page): Promise<void> {
  const button = page.locator('[data-cart-button]')
  await button.or(cartOf(page)).first().waitFor()
  if (await button.isVisible()) await button.click()
  await cartOf(page).waitFor()
}

/** The 베팅하기 button. With picks and an amount its text is "10,000원 베팅 → 19,000원". */
export const placeBetOf = (page: Page): Locator => cartOf(page).locator('[data-place-bet]')
export const pressBet = (page: Page): Promise<void> => placeBetOf(page).click()

/** The slip bar above the phone's bottom bar, while the cart is closed. */
export const slipBarOf = (page: Page): Locator => page.locator('[data-slip-bar]')

/** The confirm dialog before a bet is sent, and the one about changed odds. */
export const confirmOf = (page: Page): Locator => page.getByRole('dialog', { name: '베팅하시겠습니까?' })
export const changedOf = (page: Page): Locator => page.getByRole('dialog', { name: '배당 변경' })

/** Presses the cart's button and 베팅, which sends the bet. */
export async function sendBet(page: Page): Promise<void> {
  await pressBet(page)
  await confirmOf(page).getByRole('button', { name: '베팅', exact: true }).click()
}

/** Runs an action while the next bet is on its way to the server. */
export const onTheWay = (page: Page, act: () => Promise<unknown>): Promise<unknown> =>
  page.route(
    '**/api/sports-prematch/betting',
    async route => {
      await act()
      await route.continue()
    },
    { times: 1 },
  )

/** Returns the figure next to a name in the cart: "예상배당" gives "3.80". */
export const figureOf = (page: Page, name: string): Promise<string> =>
  cartOf(page).locator('dl > div').filter({ hasText: name }).locator('dd').innerText()
