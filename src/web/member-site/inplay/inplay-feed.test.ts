import { beforeEach, expect, test } from 'vitest'
import { INPLAY_CHANNELS } from '#contract/live/live.ts'
import { instant } from '#domain/instant.ts'
import { oddsStore } from '#web/sport/prices/use-odds.ts'
import { beginFeed, isPolling, isStale, openTaker, useInplayFeed } from './inplay-feed.ts'

const at = instant(1_000)
const state = () => useInplayFeed.getState()
const game = (fixtureId: number, suspended = false) => ({ fixtureId, suspended, bettingStop: null })

beforeEach(() => {
  beginFeed(1_000)
  useInplayFeed.setState({ standings: {}, comings: 0, marketNews: {} })
})

const beginAll = () => {
  for (const channel of INPLAY_CHANNELS) openTaker(channel)('snapshot', { games: [] }, at)
}

test('handbook 2.8: counts the silence from the request until each source has sent its state', () => {
  openTaker('event')('snapshot', { games: [] }, at)
  openTaker('bet')('snapshot', { games: [] }, at)
  expect([isStale(state(), 0, 16_000), isStale(state(), 0, 16_001)]).toEqual([false, true])
  openTaker('general')('snapshot', { games: [] }, at)
  expect(isStale(state(), 0, 16_001)).toBe(false)
})

test('handbook 2.8: treats odds as stale after fifteen seconds of silence', () => {
  beginAll()
  expect([isStale(state(), 15_000, 90_000), isStale(state(), 15_001, 90_000)]).toEqual([false, true])
  beginFeed(90_000)
  expect(isStale(state(), 15_001, 90_001)).toBe(false)
})

test('handbook 2.8: polls the list after two failed attempts, and counts polls as received', () => {
  expect([isPolling(1), isPolling(2)]).toEqual([false, true])
  beginAll()
  useInplayFeed.setState({ polledAt: 30_000 })
  expect([isStale(state(), 40_000, 40_000), isStale(state(), 46_000, 46_000)]).toEqual([false, true])
})

test('publishes new, changed and ended matches from the general source', () => {
  const take = openTaker('general')
  take('snapshot', { games: [game(1), game(2)] }, at)
  expect([state().comings, state().standings[2]?.over]).toEqual([1, false])
  take('patch', game(1, true), at)
  expect([state().comings, state().standings[1]?.suspended]).toEqual([1, true])
  take('patch', game(3), at)
  take('remove', { fixtureId: 2 }, at)
  expect([state().comings, state().standings[2]?.over]).toEqual([3, true])
  take('markets', { fixtureId: 1, seq: 9 }, at)
  expect(state().marketNews).toEqual({ 1: 1 })
  take('snapshot', { games: [game(1)] }, at)
  expect(state().standings[3]?.over).toBe(true)
})

test('applies odds from the bet source and reports a gap in the sequence', () => {
  const take = openTaker('bet')
  const bet = (seq: number, after: number, status: number) => ({
    fixtureId: 1,
    seq,
    after,
    changes: [[71, 1.9, seq, status]],
  })
  take('snapshot', { games: [bet(4, 0, 1)] }, at)
  expect(take('patch', bet(5, 4, 2), at)).toBe(false)
  expect(oddsStore.find('71')?.status).toBe('suspended')
  expect(take('patch', bet(9, 7, 1), at)).toBe(true)
})

test.each([null, 'x', 7, {}, { games: 3 }])('ignores malformed messages: %j', wrong => {
  for (const channel of INPLAY_CHANNELS) openTaker(channel)('snapshot', wrong, at)
  expect(state().standings).toEqual({})
})
