import type { Page } from 'playwright-core'

/** Records each price that a match's home of 1X2 shows from now on. */
export const watchHomePrice = (page: Page, fixture: number): Promise<void> =>
  page.evaluate(watch, `[data-fixture="${fixture}"] [data-market="1"] button.odds .odds-price`)

/** Returns the recorded prices, in order. */
export const pricesSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'pricesSeen'))

function watch(selector: string): void {
  const element = document.querySelector(selector)
  const seen: string[] = []
  Reflect.set(window, 'pricesSeen', seen)
  new MutationObserver(() => {
    const price = element?.textContent?.trim() ?? ''
    if (seen.at(-1) !== price) seen.push(price)
  }).observe(element ?? document, { characterData: true, childList: true, subtree: true })
}
