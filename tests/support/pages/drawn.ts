import type { Page } from 'playwright-core'

/** Waits until the page has words, in their own letters, and waits for no others. */
export async function filled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waits = document.querySelector(':is(#main, [role=dialog]) .animate-skeleton, [data-loading-bar=on]')
    const words = document.querySelector('main')?.innerText.trim() ?? ''
    return !waits && words !== '' && document.fonts.status === 'loaded'
  })
}

/** Waits until the page is filled, and whatever moves in by itself has arrived. */
export async function drawn(page: Page): Promise<void> {
  await filled(page)
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  )
}
