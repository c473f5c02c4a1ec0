import { create } from 'zustand'
import type { BettingStop } from '#contract/fixtures/inplay.ts'
import { INPLAY_CHANNELS, type InplayChannel, type InplayGame } from '#contract/live/live.ts'
import type { Instant } from '#domain/instant.ts'
import { liveSilence } from '#web/client/live/live-silence.ts'
import { takeReport } from '#web/sport/match/live-reports.ts'
import { takeScore } from '#web/sport/match/live-scores.ts'
import { createSeqGate, readOddsFrame } from '#web/sport/prices/odds-frames.ts'
import { oddsStore } from '#web/sport/prices/use-odds.ts'

/** State of a match from the `general` stream. */
export type Standing = {
  readonly suspended: boolean
  readonly bettingStop: BettingStop
  /** The match is no longer live. */
  readonly over: boolean
  /** When it arrived; epoch milliseconds. */
  readonly at: number
}

type FeedState = {
  /** When the page requested the streams; undefined while no page does. */
  readonly askedAt: number | undefined
  /** Streams that have not sent their snapshot yet. */
  readonly missing: readonly InplayChannel[]
  /** When the list was last polled because the streams failed. */
  readonly polledAt: number
  readonly standings: Readonly<Record<number, Standing>>
  /** Counts appearing and disappearing matches, which require reloading the list. */
  readonly comings: number
  /** Counts, by match, the notifications to reload its markets. */
  readonly marketNews: Readonly<Record<number, number>>
}

export const useInplayFeed = create<FeedState>(() => ({
  askedAt: undefined,
  missing: INPLAY_CHANNELS,
  polledAt: 0,
  standings: {},
  comings: 0,
  marketNews: {},
}))

/** After this many consecutive failed attempts, the list is polled instead (handbook 2.8). */
const FAILURES_MAX = 2

/** Called when the page requests the streams: until all have sent a snapshot, the silence counts from now. */
export const beginFeed = (at: number): void =>
  useInplayFeed.setState({ askedAt: at, missing: INPLAY_CHANNELS, polledAt: 0 })

/** Called when the page is left. */
export const endFeed = (): void => useInplayFeed.setState({ askedAt: undefined, missing: INPLAY_CHANNELS })

const noteBegun = (channel: InplayChannel): void =>
  useInplayFeed.setState(({ missing }) => ({ missing: missing.filter(one => one !== channel) }))

type Silence = Pick<FeedState, 'askedAt' | 'missing' | 'polledAt'>

/**
 * Milliseconds since the page's odds were last known to be valid: through the live connection, silent for
 * `silence`, once all streams have started; or by polling.
 */
export const feedSilence = ({ askedAt, missing, polledAt }: Silence, silence: number, now: number): number =>
  Math.min(missing.length > 0 ? now - (askedAt ?? now) : silence, now - polledAt)

export const isStale = (feed: Silence, silence: number, now: number): boolean =>
  feedSilence(feed, silence, now) > liveSilence

/** True when the list is polled because the connection fails. */
export const isPolling = (failures: number): boolean => failures >= FAILURES_MAX

/**
 * Processes a message of a stream; returns true when an earlier message was missed and the stream must
 * restart.
 */
type SourceTaker = (event: string, data: unknown, at: Instant) => boolean

const takers: Readonly<Record<InplayChannel, () => SourceTaker>> = {
  event: () => takeEvent,
  bet: openBets,
  general: () => takeGeneral,
}

/** The processor of a stream. Each page has its own, because gaps are counted from its first snapshot. */
export function openTaker(channel: InplayChannel): SourceTaker {
  const take = takers[channel]()
  return (event, data, at) => {
    if (event === 'snapshot') noteBegun(channel)
    return take(event, data, at)
  }
}

function takeEvent(event: string, data: unknown, at: Instant): boolean {
  if (event === 'report') takeReport(data, at)
  else if (event === 'patch') takeScore(data, at)
  else if (event === 'snapshot')
    for (const game of gamesOf<'event'>(data)) {
      takeScore(game, at)
      takeReport({ ...game, incidents: [] }, at)
    }
  return false
}

function openBets(): SourceTaker {
  const placeOf = createSeqGate()
  const take = (data: unknown, isSnapshot: boolean): boolean => {
    const frame = readOddsFrame(data)
    const place = frame ? placeOf(frame, isSnapshot) : 'old'
    if (frame && place !== 'old') oddsStore.apply(frame.quotes)
    return place === 'gap'
  }
  return (event, data) => {
    if (event === 'patch') return take(data, false)
    if (event === 'snapshot') for (const game of gamesOf<'bet'>(data)) take(game, true)
    return false
  }
}

function takeGeneral(event: string, data: unknown, at: Instant): boolean {
  if (event === 'snapshot') takeAll(gamesOf<'general'>(data), at)
  else if (event === 'patch') takeStanding(data as InplayGame['general'], at)
  else if (event === 'remove') endMatch(fixtureOf(data), at)
  else if (event === 'markets') noteMarkets(fixtureOf(data))
  return false
}

const standingOf = ({ suspended, bettingStop }: InplayGame['general'], at: number): Standing => ({
  suspended,
  bettingStop,
  over: false,
  at,
})

/** Applies a full snapshot of live matches: all other matches are over. */
function takeAll(games: readonly InplayGame['general'][], at: number): void {
  const running = new Map(games.map(game => [game.fixtureId, standingOf(game, at)]))
  useInplayFeed.setState(({ standings, comings }) => {
    const gone = Object.entries(standings).filter(([id, { over }]) => !over && !running.has(Number(id)))
    return {
      standings: {
        ...standings,
        ...Object.fromEntries(gone.map(([id, standing]) => [id, { ...standing, over: true, at }])),
        ...Object.fromEntries(running),
      },
      comings: comings + 1,
    }
  })
}

function takeStanding(game: InplayGame['general'], at: number): void {
  useInplayFeed.setState(({ standings, comings }) => {
    const known = standings[game.fixtureId]
    const isNew = known === undefined || known.over
    return {
      standings: { ...standings, [game.fixtureId]: standingOf(game, at) },
      comings: isNew ? comings + 1 : comings,
    }
  })
}

const endMatch = (fixtureId: number, at: number): void =>
  useInplayFeed.setState(({ standings, comings }) => ({
    standings: { ...standings, [fixtureId]: { suspended: true, bettingStop: null, over: true, at } },
    comings: comings + 1,
  }))

const noteMarkets = (fixtureId: number): void =>
  useInplayFeed.setState(({ marketNews }) => ({
    marketNews: { ...marketNews, [fixtureId]: (marketNews[fixtureId] ?? 0) + 1 },
  }))

/** The matches of a snapshot; empty when it is malformed. */
function gamesOf<C extends InplayChannel>(data: unknown): readonly InplayGame[C][] {
  if (typeof data !== 'object' || data === null || !('games' in data)) return []
  return Array.isArray(data.games) ? data.games : []
}

const fixtureOf = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'fixtureId' in data ? Number(data.fixtureId) : 0
