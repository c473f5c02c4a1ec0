// Over HTTP/1.1 a browser opens six connections to a site, for all its tabs together.
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { anOfferedFixture, offer } from '#tests/support/facts/bettor.ts'
import { aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { aLiveMatch, type LiveMatch } from '#tests/support/facts/live-match.ts'
import { memberOf, useSite } from '#tests/support/pages/browser.ts'
import { amountOf, pickHomes, pricesOf, sendBet } from '#tests/support/pages/cart-page.ts'
import { logIn } from '#tests/support/pages/login-page.ts'
import { hide } from '#tests/support/pages/sight.ts'

const { house, visit } = useSite()

let fixture: number
let match: LiveMatch
/** The streams open on the server now, and the number opened so far. */
const streams = { open: 0, opened: 0 }

beforeAll(async () => {
  fixture = await anOfferedFixture(house, { startsAt: later(3_000) })
  match = await aLiveMatch(house)
  house.app.fastify.server.on('request', ({ url = '' }, response) => {
    if (!url.startsWith('/api/live?')) return
    streams.open += 1
    streams.opened += 1
    response.once('close', () => {
      streams.open -= 1
    })
  })
})

beforeEach(async () => {
  await until(() => streams.open).toBe(0)
  streams.opened = 0
})

const until = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 30_000 })

let moves = 0
/** Publishes new odds of the upcoming and the running match; returns both as the page shows them. */
async function move(): Promise<{ readonly before: string; readonly running: string }> {
  moves += 1
  house.clock.advance(1)
  await offer(house, aMarket({ fixture, at: later(moves), odds: [200 + moves, 200, 210] }))
  await match.prices([300 + moves, 200, 210])
  return { before: ((200 + moves) / 100).toFixed(2), running: ((300 + moves) / 100).toFixed(2) }
}

type Tab = { readonly page: Page; readonly shows: 'before' | 'running' | 'none' }

const kinds = [
  ['/inplay', 'running'],
  ['/inplay', 'running'],
  ['/korea/cross', 'before'],
  ['/korea/live', 'running'],
  ['/europe', 'before'],
  ['/', 'none'],
  ['/bet_result', 'none'],
  ['/inplay', 'running'],
  ['/korea/cross', 'before'],
  ['/korea/cross', 'before'],
] as const

/** Opens all tabs of one browser in turn, each once the previous one shows its content. */
async function openTabs(
  more: { readonly ownStream?: boolean; readonly hides?: boolean } = {},
): Promise<Tab[]> {
  const [[path, shows], ...others] = kinds
  const first = await visit({ path, as: 'demo', ...more })
  const tabs: Tab[] = [{ page: first, shows }]
  await showsMatch({ page: first, shows })
  for (const [path, shows] of others) {
    if (more.hides) await hideFor(tabs.at(-1)?.page)
    const page = await first.context().newPage()
    const tab = { page, shows }
    await page.goto(path)
    await showsMatch(tab)
    tabs.push(tab)
  }
  return tabs
}

/** Hides a tab until it closes its own stream. */
async function hideFor(page: Page | undefined): Promise<void> {
  if (!page) return
  await hide(page, true)
  await page.clock.fastForward(20_000)
}

function pageAt(tabs: readonly Tab[], at: number): Page {
  const page = tabs[at]?.page
  assert(page, 'the tab was opened')
  return page
}

/** Freezes a tab or resumes it, as the browser does with hidden tabs. */
async function freeze(page: Page, state: 'frozen' | 'active'): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state })
}

async function killWorker(page: Page): Promise<void> {
  const browser = page.context().browser()
  assert(browser, 'the page has a browser')
  const session = await browser.newBrowserCDPSession()
  const { targetInfos } = await session.send('Target.getTargets')
  const workers = targetInfos.filter(({ type }) => type === 'shared_worker')
  expect(workers).toHaveLength(1)
  for (const { targetId } of workers) await session.send('Target.closeTarget', { targetId })
}

const idOf = ({ shows }: Tab): number => (shows === 'running' ? match.id : fixture)
const priceOf = (tab: Tab) => pricesOf(tab.page, idOf(tab)).first()

const showsMatch = async (tab: Tab) => {
  if (tab.shows !== 'none') await priceOf(tab).waitFor()
}

/** Publishes new odds and checks that each tab shows them. */
async function seePrices(tabs: readonly Tab[]): Promise<void> {
  const prices = await move()
  for (const tab of tabs)
    if (tab.shows !== 'none') await until(() => priceOf(tab).innerText()).toContain(prices[tab.shows])
}

async function expectBet(page: Page): Promise<void> {
  await pickHomes(page, [fixture])
  await amountOf(page).fill('10000')
  const answered = page.waitForResponse(answer => answer.url().endsWith('/sports-prematch/betting'))
  await sendBet(page)
  expect((await answered).status()).toBe(200)
}

test('loads ten tabs, updates odds and places a bet on one stream, despite closed, frozen and logged out tabs and a killed worker', {
  timeout: 240_000,
}, async () => {
  const tabs = await openTabs()
  await seePrices(tabs)
  expect(streams).toEqual({ open: 1, opened: 1 })

  await pageAt(tabs, 0).close()
  await pageAt(tabs, 1).goto('about:blank')
  await seePrices(tabs.slice(2))
  await freeze(pageAt(tabs, 2), 'frozen')
  await seePrices(tabs.slice(3))
  await freeze(pageAt(tabs, 2), 'active')
  await seePrices(tabs.slice(2))
  await expectBet(pageAt(tabs, 9))
  expect(streams).toEqual({ open: 1, opened: 1 })

  // Another worker starts after one was killed.
  const left = tabs.slice(2, 9)
  await killWorker(pageAt(left, 0))
  await seePrices(left)
  expect(streams).toEqual({ open: 1, opened: 2 })

  // A logout logs all tabs out and ends the stream; the next login opens another.
  const { token } = await memberOf(pageAt(left, 0))
  await house.post('member/logout', {}, { token })
  for (const { page } of left) await page.waitForURL('**/login', { timeout: 20_000 })
  await until(() => streams.open).toBe(0)
  await pageAt(left, 4).goto('/login')
  await logIn(pageAt(left, 4), 'demo')
  for (const { page } of left) await page.waitForURL(url => url.pathname === '/', { timeout: 20_000 })
  await until(() => streams.open).toBe(1)
  await pageAt(left, 0).goto('/korea/cross')
  await seePrices(left.slice(0, 1))
  expect(streams.open).toBe(1)
})

test('without shared workers each visible tab has a stream: ten tabs load, and a bet is placed', async () => {
  const tabs = await openTabs({ ownStream: true, hides: true })
  const last = tabs.slice(-1)
  await seePrices(last)
  expect(streams.open).toBeLessThanOrEqual(2)
  await expectBet(pageAt(tabs, 9))
  await hideFor(pageAt(tabs, 9))
  await hide(pageAt(tabs, 0), false)
  await seePrices(tabs.slice(0, 1))
})
