import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { enterAs, type Login } from './login.ts'
import { type PageWatch, watchPage } from './page-watch.ts'

export type Screen = 'desktop' | 'phone'
export const widths = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

export type Visited = PageWatch & {
  /**
   * Names of the built files that were loaded when the page could be used, then all that loaded later without a
   * press.
   */
  readonly first: readonly string[]
  readonly all: readonly string[]
}

/** "Slow 4G" as in the browser's own tools, and a processor four times slower. */
const LINE = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const SLOWER = 4
const SETTLE_MILLISECONDS = 4_000
const PATIENCE_MILLISECONDS = 60_000
const PRESSES_MAX = 10
const ANSWER_MILLISECONDS = 5_000
/** The browser reports an interaction when its frame has been drawn. */
const REST_MILLISECONDS = 500

/** The first control that can be pressed on the page, and the element that shows that the press arrived. */
const placesOf = (path: string) =>
  path === '/login'
    ? { usable: 'button[type=submit]', answer: '[aria-invalid=true]' }
    : {
        // Excludes the bonus odds above a board. Without matches they can't be picked.
        usable: 'main .odds:not([aria-disabled], [data-bonus-row] *)',
        answer: '[data-selection], [data-cart-button] span[aria-hidden]',
      }

type Place = {
  readonly origin: string
  readonly path: string
  readonly screen: Screen
  readonly login?: Login
}

/** Makes one visit with an empty cache: loads the page, waits until it is complete, and presses one control. */
export async function visitOnce(browser: Browser, { origin, path, screen, login }: Place): Promise<Visited> {
  const context = await browser.newContext({
    viewport: widths[screen],
    ...(screen === 'phone' ? { isMobile: true, hasTouch: true } : {}),
    serviceWorkers: 'block',
    locale: 'ko-KR',
  })
  try {
    if (login) await enterAs(context, login)
    const page = await context.newPage()
    const places = placesOf(path)
    await page.addInitScript(watchPage, places)
    const tools = await context.newCDPSession(page)
    await slowDown(tools)
    const files = await watchFiles(tools)
    await page.goto(`${origin}${path}`, { waitUntil: 'commit', timeout: PATIENCE_MILLISECONDS })
    await page.waitForFunction(() => window.pageWatch.usableAt !== undefined, undefined, {
      timeout: PATIENCE_MILLISECONDS,
    })
    const first = files()
    await page.waitForTimeout(SETTLE_MILLISECONDS)
    const all = files()
    const { lcp, shift } = await page.evaluate(() => window.pageWatch)
    await press(page, places.usable)
    return { ...(await page.evaluate(() => window.pageWatch)), lcp, shift, first, all }
  } finally {
    await context.close()
  }
}

async function slowDown(tools: CDPSession): Promise<void> {
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', { offline: false, ...LINE })
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** Returns a function that lists the built files that have arrived completely so far. */
async function watchFiles(tools: CDPSession): Promise<() => readonly string[]> {
  const asked = new Map<string, string>()
  const arrived: string[] = []
  tools.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, request.url))
  tools.on('Network.loadingFinished', ({ requestId }) => {
    const path = new URL(asked.get(requestId) ?? 'about:blank').pathname
    if (path.startsWith('/assets/') && !arrived.includes(path)) arrived.push(path)
  })
  return () => [...arrived]
}

/** Presses until a press is answered: in play, the price may have been suspended in the meantime. */
async function press(page: Page, selector: string): Promise<void> {
  for (let attempt = 0; attempt < PRESSES_MAX; attempt++) {
    await page.evaluate(() => {
      Object.assign(window.pageWatch, { interaction: 0, pressedAt: undefined, answeredAt: undefined })
    })
    const box = await page.locator(selector).first().boundingBox()
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    const answered = await page
      .waitForFunction(() => window.pageWatch.answeredAt !== undefined, undefined, {
        timeout: ANSWER_MILLISECONDS,
      })
      .then(
        () => true,
        () => false,
      )
    if (answered) return page.waitForTimeout(REST_MILLISECONDS)
  }
  throw new Error(`no press of ${selector} was answered`)
}

const bundle = join(import.meta.dirname, '../../../dist/web')

/** Returns the bytes of a built file as sent: text files compressed (gzip, level 9), fonts as they are. */
export function bytesSent(path: string): number {
  const file = readFileSync(join(bundle, path))
  return path.endsWith('.woff2') ? file.length : gzipSync(file, { level: 9 }).length
}
