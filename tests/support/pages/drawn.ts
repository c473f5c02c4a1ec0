import type { Page } from 'playwright-core'

/** Waits until the page has text, nothing on it is loading, and its fonts are loaded. */
export async function filled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waits = document.querySelector(':is(#main, [role=dialog]) .animate-skeleton, [data-loading-bar=on]')
    const words = document.querySelector('main')?.innerText.trim() ?? ''
    return !waits && words !== '' && document.fonts.status === 'loaded'
  })
}

/** Waits until the page is filled and all entry animations have ended. */
export async function drawn(page: Page): Promise<void> {
  await filled(page)
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  )
}
