import { create } from 'zustand'
import type { BettingStop } from '#contract/inplay.ts'
import { INPLAY_CHANNELS, type InplayChannel, type InplayGame } from '#contract/live/live.ts'
import type { Instant } from '#domain/instant.ts'
import { liveSilence } from '#web/client/live/live-silence.ts'
import { takeReport } from '#web/sport/match/live-reports.ts'
import { takeScore } from '#web/sport/match/live-scores.ts'
import { createSeqGate, readOddsFrame } from '#web/sport/prices/odds-frames.ts'
import { oddsStore } from '#web/sport/prices/use-odds.ts'

/** What the `general` source says of a match. */
export type Standing = {
  readonly suspended: boolean
  readonly bettingStop: BettingStop
  /** It is no longer being played. */
  readonly over: boolean
  /** When it was heard; milliseconds since 1970. */
  readonly at: number
}

type ByChannel = Readonly<Record<InplayChannel, number>>

type FeedState = {
  /** When each source last brought anything, be it a heartbeat. */
  readonly heardAt: ByChannel
  /** Attempts in a row that brought nothing. */
  readonly failures: ByChannel
  /** When the list was last read because the sources failed. */
  readonly polledAt: number
  readonly standings: Readonly<Record<number, Standing>>
  /** Counts what came or went: the list is to be read again. */
  readonly comings: number
  /** Counts, by match, that its markets are to be read again. */
  readonly marketNews: Readonly<Record<number, number>>
}

const each = (value: number): ByChannel => ({ event: value, bet: value, general: value })

export const useInplayFeed = create<FeedState>(() => ({
  heardAt: each(0),
  failures: each(0),
  polledAt: 0,
  standings: {},
  comings: 0,
  marketNews: {},
}))

/** After so many failed attempts in a row the list is read every few seconds instead (handbook 2.8). */
const FAILURES_MAX = 2

/** The sources begin anew: until something arrives the time counts from now. */
export const beginFeed = (at: number): void =>
  useInplayFeed.setState({ heardAt: each(at), failures: each(0), polledAt: 0 })

/** Nothing is heard any more: prices on screen count as old until the sources are back. */
export const forgetFeed = (): void => useInplayFeed.setState({ heardAt: each(0), polledAt: 0 })

export const markHeard = (channel: InplayChannel, at: number): void =>
  useInplayFeed.setState(({ heardAt }) => ({ heardAt: { ...heardAt, [channel]: at } }))

export const markFailures = (channel: InplayChannel, count: number): void =>
  useInplayFeed.setState(({ failures }) => ({ failures: { ...failures, [channel]: count } }))

/** Milliseconds since the slowest of the sources was heard, or the list was read in their place. */
export const feedSilence = (
  { heardAt, polledAt }: Pick<FeedState, 'heardAt' | 'polledAt'>,
  now: number,
): number => now - Math.max(polledAt, Math.min(...INPLAY_CHANNELS.map(channel => heardAt[channel])))

export const isStale = (feed: Pick<FeedState, 'heardAt' | 'polledAt'>, now: number): boolean =>
  feedSilence(feed, now) > liveSilence

export const isPolling = ({ failures }: Pick<FeedState, 'failures'>): boolean =>
  INPLAY_CHANNELS.some(channel => failures[channel] >= FAILURES_MAX)

/** Takes in the messages of one source; true when something was missed and the source is to begin anew. */
type SourceTaker = (event: string, data: unknown, at: Instant) => boolean

export const sourceTakers: Readonly<Record<InplayChannel, () => SourceTaker>> = {
  event: () => takeEvent,
  bet: openBets,
  general: () => takeGeneral,
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

/** What is being played, whole: whatever else was known is over. */
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

/** The matches of a snapshot; none where it is out of form. */
function gamesOf<C extends InplayChannel>(data: unknown): readonly InplayGame[C][] {
  if (typeof data !== 'object' || data === null || !('games' in data)) return []
  return Array.isArray(data.games) ? data.games : []
}

const fixtureOf = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'fixtureId' in data ? Number(data.fixtureId) : 0
