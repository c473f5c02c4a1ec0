import type { Page } from 'playwright-core'
import { filled } from './drawn.ts'

/**
 * Visits these addresses one after the other and calls `look` once each is filled. The site is loaded once, at the
 * first address, and then navigates as links do.
 */
export async function walk(
  page: Page,
  paths: readonly string[],
  look: (path: string) => Promise<unknown>,
): Promise<void> {
  for (const [at, path] of paths.entries()) {
    await (at === 0 ? page.goto(path) : goWithin(page, path))
    await filled(page)
    await look(path)
  }
}

/** Navigates to an address as a link does, and waits until the router has replaced the page. */
async function goWithin(page: Page, path: string): Promise<void> {
  const before = await page.evaluateHandle(() => window.__TSR_ROUTER__?.state.resolvedLocation)
  await page.evaluate(to => window.history.pushState({}, '', to), path)
  await page.waitForFunction(old => {
    const state = window.__TSR_ROUTER__?.state
    return state?.status === 'idle' && state.resolvedLocation !== old
  }, before)
}
