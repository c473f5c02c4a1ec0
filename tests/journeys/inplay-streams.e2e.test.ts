import type { Page, Request } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { INPLAY_CHANNELS, type InplayChannel } from '#contract/live/live.ts'
import { SECOND } from '#domain/instant.ts'
import { aLiveMatch, type LiveMatch } from '#tests/support/facts/live-match.ts'
import { streamsOf, type TappedStream, tapStreams } from '#tests/support/feeds/stream-tap.ts'
import { useSite } from '#tests/support/pages/browser.ts'
import { gameOf, picksOf, pricesOf } from '#tests/support/pages/cart-page.ts'
import { isLocked, openInPlay } from '#tests/support/pages/inplay-page.ts'
import { pricesSeen, watchHomePrice } from '#tests/support/pages/price-watch.ts'
import { hide, openHidden } from '#tests/support/pages/sight.ts'

const site = useSite()
const { house } = site

let other: LiveMatch
beforeAll(async () => {
  other = await aLiveMatch(house)
})

/** Busy machines take their time. */
const until = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 15_000 })

/** Facts are told in the order of their moments. */
const tick = () => house.clock.advance(1)

/** The event streams that a page asks for, by channel, from its first moment on, and those that have ended. */
function streamRequests() {
  const opened: string[] = []
  const ended: string[] = []
  const noteIn = (list: string[]) => (request: Request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/inplay/stream') list.push(searchParams.get('channel') ?? '')
  }
  const watch = async (page: Page) => {
    page.on('request', noteIn(opened))
    page.on('requestfailed', noteIn(ended))
    page.on('requestfinished', noteIn(ended))
  }
  return { opened, ended, watch }
}

const ALL = ['bet', 'event', 'general']

test('API-044 FIELD-046 three event streams are open while the page is, and closed when it is left', async () => {
  const { opened, ended, watch } = streamRequests()
  const page = await openInPlay(site, { prepare: watch })
  await until(() => opened.toSorted()).toEqual(ALL)
  expect(ended).toEqual([])
  await page.getByRole('link', { name: '베팅내역' }).first().click()
  await page.waitForURL('**/bet_result')
  await until(() => ended.toSorted()).toEqual(ALL)
  expect(opened).toHaveLength(3)
})

test('API-044 a window that nobody sees for twenty seconds gives its streams back, and has all of them when seen again', async () => {
  const { opened, ended, watch } = streamRequests()
  const page = await openInPlay(site, { prepare: watch })
  await until(() => isLocked(page, other)).toBe(null)
  await hide(page, true)
  await page.clock.fastForward(20 * SECOND)
  await until(() => isLocked(page, other)).toBe('true')
  await until(() => ended.length).toBe(opened.length)
  const before = opened.length
  tick()
  await other.prices([266, 200, 210])
  await page.clock.fastForward(60 * SECOND)
  expect(opened).toHaveLength(before)

  await hide(page, false)
  await until(() => pricesOf(page, other.id).first().innerText()).toContain('2.66')
  await until(() => isLocked(page, other)).toBe(null)
  expect(opened.slice(before).toSorted()).toEqual(ALL)
})

test('API-044 a window that is opened behind another opens its streams when it is seen', async () => {
  const { opened, watch } = streamRequests()
  const page = await openInPlay(site, {
    prepare: async ready => {
      await openHidden(ready)
      await watch(ready)
    },
  })
  expect(await isLocked(page, other)).toBe('true')
  await page.clock.fastForward(60 * SECOND)
  expect(opened).toEqual([])
  await hide(page, false)
  await until(() => isLocked(page, other)).toBe(null)
  expect(opened.toSorted()).toEqual(ALL)
})

const eventsOf = (stream: TappedStream | undefined) => stream?.messages.map(({ event }) => event)

/** What a state turned to, one after another; told again it is no turn. */
const turnsOf = <T>(states: readonly T[]): T[] => states.filter((state, at) => state !== states[at - 1])

test('API-045 streams that drop go on behind their last message: no change is missing, none comes twice', async () => {
  const match = await aLiveMatch(house)
  const page = await openInPlay(site, { prepare: tapStreams })
  const price = pricesOf(page, match.id).first()
  const score = () => gameOf(page, match.id).locator('[data-score]').allInnerTexts()
  const shows = (figure: string) => until(() => price.innerText()).toContain(figure)
  const tell = async (act: () => Promise<unknown>) => {
    tick()
    await act()
  }
  await until(() => isLocked(page, match)).toBe(null)
  await tell(() => match.prices([301, 200, 210]))
  await tell(() => match.score(1, 1))
  await shows('3.01')
  await until(score).toEqual(['1', '1'])
  await watchHomePrice(page, match.id)

  house.app.fastify.server.closeAllConnections()
  await tell(() => match.prices([302, 200, 210]))
  await tell(() => match.score(2, 1))
  await tell(() => match.suspend(true))
  await shows('3.02')
  await until(score).toEqual(['2', '1'])
  await until(() => isLocked(page, match)).toBe('true')
  await tell(() => match.suspend(false))
  await tell(() => match.prices([303, 200, 210]))
  await tell(() => match.score(2, 2))
  await shows('3.03')
  await until(score).toEqual(['2', '2'])
  await until(() => isLocked(page, match)).toBe(null)

  expect(await pricesSeen(page)).toEqual(['3.02', '3.03'])
  for (const channel of INPLAY_CHANNELS) {
    // What a busy machine's stream is late with the page has asked for; the stream comes back all the same.
    await until(async () => (await streamsOf(page, channel)).length).toBe(2)
    const [first, second, ...more] = await streamsOf(page, channel)
    expect([channel, more.length]).toEqual([channel, 0])
    expect(eventsOf(first)).toContain('snapshot')
    expect(second?.lastEventId).toMatch(/^[0-9a-f]+\.\d+$/)
    expect(eventsOf(second)).not.toContain('snapshot')
  }
  const messagesOf = async (channel: InplayChannel) =>
    (await streamsOf(page, channel)).flatMap(({ messages }) => messages)
  const toldOf = async (channel: InplayChannel) =>
    (await messagesOf(channel))
      .filter(({ event, data }) => event === 'patch' && data.fixtureId === match.id)
      .map(({ data }) => data)
  // Over the break every frame came once, in its order, and of the prices none is left out.
  for (const channel of INPLAY_CHANNELS) {
    const numbers = (await messagesOf(channel)).flatMap(({ number }) => number ?? [])
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  }
  const prices = await toldOf('bet')
  expect(prices.slice(1).map(({ after }) => after)).toEqual(prices.slice(0, -1).map(({ seq }) => seq))
  const scores = (await toldOf('event')).map(({ home, away }) => `${home}:${away}`)
  expect(turnsOf(scores)).toEqual(['1:1', '2:1', '2:2'])
  expect(turnsOf((await toldOf('general')).map(({ suspended }) => suspended))).toEqual([true, false])
})

test('handbook 2.8: streams that cannot be opened give way to polling; prices stay right and open', async () => {
  const page = await openInPlay(site, {
    prepare: ready => ready.route('**/api/inplay/stream?*', route => route.abort()),
  })
  tick()
  await other.prices([255, 200, 210])
  await until(() => pricesOf(page, other.id).first().innerText()).toContain('2.55')
  expect(await page.locator('[data-stale]').count()).toBe(0)
  expect(await isLocked(page, other)).toBe(null)
})

test('handbook 2.8: fifteen seconds without data lock all odds and say so; they open again when data is back', async () => {
  const page = await openInPlay(site)
  await until(() => isLocked(page, other)).toBe(null)
  const calls = '**/api/inplay/**'
  await page.route(calls, route => route.abort())
  await page.clock.fastForward(16_000)
  await page.clock.fastForward(5_000)
  await page.locator('[data-stale]').waitFor()
  expect(await page.locator('[data-stale]').innerText()).toContain('연결이 불안정합니다.')
  expect(await isLocked(page, other)).toBe('true')
  await pricesOf(page, other.id).first().click({ force: true })
  expect(await picksOf(page).count()).toBe(0)
  await page.unroute(calls)
  await page.clock.fastForward(15_000)
  await page.locator('[data-stale]').waitFor({ state: 'detached' })
  await until(() => isLocked(page, other)).toBe(null)
})
