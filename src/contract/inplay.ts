import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, searchInput } from '#contract/wire/wire.ts'
import { incidentKinds, stopReasons } from '#domain/fixtures/in-play-stop.ts'
import { liveGame, offeredMarket } from './fixtures.ts'

const side = z.enum(['home', 'away'])

/** Why the feed suspends its odds (handbook 2.3). */
const stopReason = z.enum(stopReasons)

const incidentKind = z.enum(incidentKinds)

const incident = z.object({
  /** Number within the match, from 1. */
  number: z.number().int(),
  kind: incidentKind,
  side: side.nullable(),
  periodCode: z.number().int(),
  /** Match clock in seconds; null in sports without one. */
  seconds: z.number().int().nullable(),
  /** Epoch milliseconds. */
  at: z.number().int(),
})
export type WireIncident = z.output<typeof incident>

/** Facts that a feed reports about a live match in addition to odds and score. */
const report = {
  danger: z.object({ side, level: z.enum(['attack', 'danger']) }).nullable(),
  stopReason: stopReason.nullable(),
}

/**
 * Why the house suspends betting on the match: its feed is silent, or it is past the limit of play time
 * (handbook 2.3, 2.7).
 */
const bettingStop = z.enum(['silence', 'closed']).nullable()
export type BettingStop = z.output<typeof bettingStop>

const runningMatch = liveGame.extend({ ...report, suspended: z.boolean(), bettingStop })

/** A match with in-play odds, and its markets. */
const runningGame = runningMatch.extend({
  markets: z.array(offeredMarket),
  /** Number of all markets of the match that can be shown. */
  marketCount: z.number().int(),
})
export type RunningGame = z.output<typeof runningGame>

const trackedMatch = runningMatch.extend({
  /** Incidents in chronological order. */
  incidents: z.array(incident),
})
export type TrackedMatch = z.output<typeof trackedMatch>

const fixture = z.object({ fixtureId: idParam })

/** Initial data of the in-play pages; later changes arrive through the live channels (`live.ts`). */
export const inplayContract = {
  games: route({
    method: 'GET',
    path: 'inplay/game',
    access: 'member',
    summary: '인플레이 경기와 주요 마켓',
    query: z.object({ search: searchInput.optional() }),
    output: z.array(runningGame),
    refusals: [],
  }),
  game: route({
    method: 'GET',
    path: 'inplay/game/{fixtureId}',
    access: 'member',
    summary: '인플레이 한 경기의 모든 마켓',
    params: fixture,
    output: runningGame,
    refusals: ['FIXTURE_UNKNOWN'],
  }),
  tracker: route({
    method: 'GET',
    path: 'inplay/game/{fixtureId}/tracker',
    access: 'member',
    summary: '경기 상황: 스코어, 위험도, 주요 장면',
    params: fixture,
    output: trackedMatch,
    refusals: ['FIXTURE_UNKNOWN'],
  }),
}
