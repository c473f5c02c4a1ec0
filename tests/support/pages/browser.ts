import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import type { BegunSession } from '#contract/account/members.ts'
import { PLAY_PASSWORD } from '#dev/play/play-logins.ts'
import type { MemberId } from '#domain/ids.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { useDatabase } from '../house/database.ts'
import { type House, type HouseOptions, useHouse } from '../house/house.ts'
import { sharedChromium } from './chromium.ts'
import { filled } from './drawn.ts'

const screens = { desktop: { width: 1440, height: 900 }, mobile: { width: 390, height: 844 } } as const

export type Visit = {
  readonly path?: string
  /** A play login that is already logged in. */
  readonly as?: string
  readonly screen?: keyof typeof screens | { readonly width: number; readonly height: number }
  /** Runs before the first request of the page: the place for `page.route`. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Keeps animations. Others are off: they cost Chromium a third of its processor time. */
  readonly withMotion?: boolean
  /** Enables the site's service worker. */
  readonly withWorker?: boolean
  /** The live connection is the page's own, so that a test can hold and count it; else a shared worker has it. */
  readonly ownStream?: boolean
  /** A fault that the test is about. */
  readonly expects?: RegExp
}

export type Site = {
  readonly house: House
  /** Opens the site as a visitor with a new browser context. Its clock starts at the house's time. */
  visit(visit?: Visit): Promise<Page>
}

/**
 * Gives a test file a whole site: database, house with play logins and notices, web app, Chromium. A test fails when
 * one of its pages throws or writes an error to the console.
 */
export function useSite(options: Omit<HouseOptions, 'db' | 'webFolder'> = {}): Site {
  const house = useHouse(useDatabase(), { ...options, webFolder: inject('webFolder') }, 'site')
  const contexts: BrowserContext[] = []
  const faults: string[] = []

  beforeAll(sharedChromium)
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(context => context.close()))
    expect(faults.splice(0)).toEqual([])
  })

  return {
    house,
    visit: async ({ path = '/', as, screen = 'desktop', prepare, expects, ...more } = {}) => {
      const browser = await sharedChromium()
      const context = await browser.newContext({
        viewport: typeof screen === 'string' ? screens[screen] : screen,
        ...(screen === 'mobile' ? { isMobile: true, hasTouch: true } : {}),
        reducedMotion: more.withMotion ? 'no-preference' : 'reduce',
        // Tests can't hold or count requests of the service worker.
        serviceWorkers: more.withWorker ? 'allow' : 'block',
        locale: 'ko-KR',
        // Not Seoul, so that a time in the machine's zone would be noticed.
        timezoneId: 'America/New_York',
        baseURL: house.origin,
      })
      contexts.push(context)
      if (more.ownStream) await context.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'))
      if (as)
        await context.addInitScript(beginOnce, { origin: house.origin, entries: await loggedIn(house, as) })
      await context.clock.install({ time: house.clock.now() })
      const page = await context.newPage()
      watchFaults(page, fault => {
        if (!expects?.test(fault)) faults.push(fault)
      })
      await prepare?.(page)
      await page.goto(path)
      return page
    },
  }
}

/** Returns the browser storage after a login. */
async function loggedIn(house: House, userId: string) {
  const answer = await house.post('member/login', { userId, password: PLAY_PASSWORD })
  const { token, user, logoutMin }: BegunSession = await answer.json()
  const expiresAt = formatSeoul(instant(house.clock.now() + logoutMin * MINUTE), 'YYYY-MM-DD HH:mm:ss')
  const entries = {
    'auth.token': token,
    'auth.user': JSON.stringify(user),
    'auth.expiresAt': expiresAt,
  }
  return entries
}

type Begun = { readonly origin: string; readonly entries: Readonly<Record<string, string>> }

/**
 * Runs once in the browser, before the first page's own code, so that a logout in the test lasts. Playwright's storage
 * state would cost an extra page per test.
 */
function beginOnce({ origin, entries }: Begun): void {
  // Excludes frames of other origins, and those without storage.
  if (globalThis.origin !== origin || localStorage.getItem('test.begun')) return
  localStorage.setItem('test.begun', 'yes')
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
}

/** Reports page errors and console errors. The browser itself logs refused answers; those are not errors. */
function watchFaults(page: Page, tell: (fault: string) => void): void {
  page.on('pageerror', error => tell(error.stack ?? error.message))
  page.on('console', message => {
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    tell(message.text())
  })
}

/** The alert on screen. */
export const alertOf = (page: Page) => page.locator('[data-alert]')

/** Returns the browser's local storage. */
export const storageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }))

/** Returns the logged-in member and token from the browser's storage. */
export async function memberOf(page: Page) {
  const { 'auth.token': token = '', 'auth.user': user = '{}' } = await storageOf(page)
  const { id, emoney }: { id: MemberId; emoney: number } = JSON.parse(user)
  return { token, memberId: id, emoney }
}

export const balanceOf = async (page: Page): Promise<number> => (await memberOf(page)).emoney

export const pathOf = (page: Page): string => new URL(page.url()).pathname

/**
 * Stops the page's clock; from here on only the test advances it. On a busy machine the chosen moment may be past when
 * the page receives the call. The page has stopped by then, so the next try is in time.
 */
export async function stopClock(page: Page): Promise<void> {
  const stop = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 20))
  await stop().catch(stop)
}

/** Counts the calls of a route from now on. */
export function countCalls(page: Page, path: RegExp): () => number {
  let calls = 0
  page.on('request', request => {
    if (path.test(new URL(request.url()).pathname)) calls += 1
  })
  return () => calls
}

export const hasSidewaysScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/**
 * Returns the widths, of a desktop and of a phone, at which the page scrolls sideways. Resizes the window of one visit;
 * restores its size.
 */
export async function widthsWithSidewaysScroll(page: Page): Promise<number[]> {
  const own = page.viewportSize() ?? screens.desktop
  const found: number[] = []
  for (const size of [screens.desktop, screens.mobile]) {
    await resize(page, size)
    if (await hasSidewaysScroll(page)) found.push(size.width)
  }
  await resize(page, own)
  return found
}

/** Resizes the window and waits until the page has changed to the layout of that width. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(width => {
    const { layout, layoutChosen } = document.documentElement.dataset
    const isSmall = window.matchMedia('(max-width: 78.99875em)').matches
    return innerWidth === width && (layoutChosen !== undefined || (layout === 'mobile') === isSmall)
  }, size.width)
  await filled(page)
}
