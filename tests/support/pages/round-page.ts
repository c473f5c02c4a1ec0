import type { Locator, Page } from 'playwright-core'

/** Elements of a minigame's page. */
export const roundOf = (page: Page): Locator => page.locator('[data-round]')
export const boardOf = (page: Page): Locator => page.locator('[data-markets]')
export const tileOf = (page: Page, market: string, pick: string): Locator =>
  page.locator(`[data-tile="${market}.${pick}"]`)
export const ownBetsOf = (page: Page): Locator => page.locator('[data-own-bet]')
