import type { Page, Request } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { INPLAY_CHANNELS, type InplayChannel, inplayTopic } from '#contract/live/live.ts'
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

/** Time for a busy machine. */
const until = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 15_000 })

/** Facts must be published in order of time. */
const tick = () => house.clock.advance(1)

/** Records the event streams that a page opens, by path, and those that ended. */
function streamRequests() {
  const opened: string[] = []
  const ended: string[] = []
  const noteIn = (list: string[]) => (request: Request) => {
    const { pathname } = new URL(request.url())
    const isStream = request.headers().accept === 'text/event-stream'
    if (isStream) list.push(pathname)
  }
  const watch = async (page: Page) => {
    page.on('request', noteIn(opened))
    page.on('requestfailed', noteIn(ended))
    page.on('requestfinished', noteIn(ended))
  }
  return { opened, ended, watch }
}

const SOURCES = INPLAY_CHANNELS.map(channel => inplayTopic(channel))

/** Returns the topics of the last change requested on the connection. */
const topicsAsked = (bodies: readonly string[]): string[] => JSON.parse(bodies.at(-1) ?? '{}').topics ?? []

test('API-044 FIELD-046 receives the three sources on the tab’s one stream while the page is open', async () => {
  const { opened, ended, watch } = streamRequests()
  const changes: string[] = []
  const page = await openInPlay(site, {
    ownStream: true,
    prepare: async ready => {
      await watch(ready)
      ready.on('request', request => {
        if (request.url().endsWith('/api/live/topics')) changes.push(request.postData() ?? '')
      })
      await tapStreams(ready)
    },
  })
  await until(async () => {
    const messages = (await streamsOf(page)).flatMap(one => one.messages)
    return SOURCES.filter(topic =>
      messages.some(message => message.topic === topic && message.event === 'snapshot'),
    )
  }).toEqual(SOURCES)
  await until(() => isLocked(page, other)).toBe(null)
  await page.getByRole('link', { name: '베팅내역' }).first().click()
  await page.waitForURL('**/bet_result')
  await until(() => topicsAsked(changes)).toContain('member')
  await until(() => topicsAsked(changes).filter(topic => SOURCES.includes(topic))).toEqual([])
  expect([opened, ended]).toEqual([['/api/live'], []])
})

test('API-044 keeps odds right in a hidden window', async () => {
  const page = await openInPlay(site, { prepare: openHidden })
  tick()
  await other.prices([266, 200, 210])
  await until(() => pricesOf(page, other.id).first().innerText()).toContain('2.66')
  await hide(page, false)
  await until(() => isLocked(page, other)).toBe(null)
})

const eventsOf = (stream: TappedStream | undefined) => stream?.messages.map(({ event }) => event)

/** Removes consecutive repeats from a list of states. */
const turnsOf = <T>(states: readonly T[]): T[] => states.filter((state, at) => state !== states[at - 1])

test('API-045 resumes a dropped stream after its last message, without gaps or repeats', async () => {
  const match = await aLiveMatch(house)
  const changes: string[] = []
  const page = await openInPlay(site, {
    ownStream: true,
    prepare: async ready => {
      ready.on('request', request => {
        if (request.url().endsWith('/api/live/topics')) changes.push(request.postData() ?? '')
      })
      await tapStreams(ready)
    },
  })
  // The page's last part has its topic: a connection that lacks one starts from a fresh state instead of resuming.
  await until(() => topicsAsked(changes)).toContain('lists')
  // Compared at each attempt, because parts of the page may still ask for theirs.
  await until(async () => {
    const [stream] = await streamsOf(page)
    const ready = stream?.messages.filter(({ event }) => event === 'ready').at(-1)
    return [ready?.data, { change: changes.length }]
  }).toSatisfy(([known, asked]) => JSON.stringify(known) === JSON.stringify(asked))
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
  await until(async () => (await streamsOf(page)).length).toBe(2)
  const [first, second, ...more] = await streamsOf(page)
  expect(more).toEqual([])
  expect(eventsOf(first)).toContain('snapshot')
  expect(second?.lastEventId).toMatch(/^[0-9a-f]+\.\d+$/)
  expect(eventsOf(second)).not.toContain('snapshot')
  const messages = (await streamsOf(page)).flatMap(one => one.messages)
  const toldOf = (channel: InplayChannel) =>
    messages
      .filter(({ event, topic }) => event === 'patch' && topic === inplayTopic(channel))
      .filter(({ data }) => data.fixtureId === match.id)
      .map(({ data }) => data)
  // Across the break each message came once and in order, with no odds missing.
  const numbers = messages.flatMap(({ topic, number }) => (topic ? (number ?? []) : []))
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  const prices = toldOf('bet')
  expect(prices.slice(1).map(({ after }) => after)).toEqual(prices.slice(0, -1).map(({ seq }) => seq))
  const scores = toldOf('event').map(({ home, away }) => `${home}:${away}`)
  expect(turnsOf(scores)).toEqual(['1:1', '2:1', '2:2'])
  expect(turnsOf(toldOf('general').map(({ suspended }) => suspended))).toEqual([true, false])
})

test('handbook 2.8: polls when streams cannot be opened, with odds right and open', async () => {
  const page = await openInPlay(site, {
    ownStream: true,
    prepare: ready => ready.route('**/api/live?*', route => route.abort()),
  })
  tick()
  await other.prices([255, 200, 210])
  await until(() => pricesOf(page, other.id).first().innerText()).toContain('2.55')
  expect(await page.locator('[data-stale]').count()).toBe(0)
  expect(await isLocked(page, other)).toBe(null)
})

test('handbook 2.8: locks all odds after fifteen seconds without data, and reopens them when data returns', async () => {
  const page = await openInPlay(site, { ownStream: true })
  await until(() => isLocked(page, other)).toBe(null)
  const calls = /\/api\/(inplay|live)/
  await page.route(calls, route => route.abort())
  // Else the open stream may deliver a sign of life in between.
  house.app.fastify.server.closeAllConnections()
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
