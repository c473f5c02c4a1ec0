import type { Page } from 'playwright-core'

/** Hides a window from its visitor, as another tab over it does, or shows it again. */
export const hide = (page: Page, hidden: boolean): Promise<void> => page.evaluate(setHidden, hidden)

/** Opens a window in the background. For `visit({ prepare })`. */
export const openHidden = (page: Page): Promise<unknown> => page.addInitScript(setHidden, true)

function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  })
  document.dispatchEvent(new Event('visibilitychange'))
}
