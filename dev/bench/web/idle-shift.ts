import type { Browser } from 'playwright-core'
import { enterAs, type Login } from './login.ts'
import { watchPage } from './page-watch.ts'

/** Sum of the layout shifts without user input. */
export type IdleShift = number

const SETTLE_MILLISECONDS = 5_000
const IDLE_MILLISECONDS = 60_000

type IdlePlace = {
  readonly origin: string
  readonly path: string
  readonly size: { readonly width: number; readonly height: number }
  readonly login: Login | undefined
}

/** Returns how much a loaded page shifts within a minute, while prices move and matches start and end. */
export async function idleShift(
  browser: Browser,
  { origin, path, size, login }: IdlePlace,
): Promise<IdleShift> {
  const context = await browser.newContext({ viewport: size, serviceWorkers: 'block', locale: 'ko-KR' })
  try {
    if (login) await enterAs(context, login)
    const page = await context.newPage()
    await page.addInitScript(watchPage, { usable: 'main', answer: 'main' })
    await page.goto(`${origin}${path}`)
    await page.waitForTimeout(SETTLE_MILLISECONDS)
    const before = await page.evaluate(() => window.pageWatch.shift)
    await page.waitForTimeout(IDLE_MILLISECONDS)
    return (await page.evaluate(() => window.pageWatch.shift)) - before
  } finally {
    await context.close()
  }
}
