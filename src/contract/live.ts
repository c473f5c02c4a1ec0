import type { WireId } from './refusals.ts'

/**
 * The live line: `GET /api/live?topics=odds:17,sport:6046,live,member` (server-sent events; the token travels
 * in X-AUTH-TOKEN). First the state as it is, ended by the event `ready`, then what changes, gathered for some tens of milliseconds. Every
 * frame has an `id`; sent back as `Last-Event-ID` with the same topics, the line goes on where it broke.
 * `seq` counts the changes of a fixture: a frame whose `seq` is not above the known one is already known.
 */

/** Everything of one fixture: prices, score, status. */
export const oddsTopic = (fixtureId: number): string => `odds:${fixtureId}`
/** Everything of all fixtures of a sport. */
export const sportTopic = (sportId: number): string => `sport:${sportId}`
/** Scores of all matches being played. */
export const LIVE_TOPIC = 'live'
/** The member's own events. */
export const MEMBER_TOPIC = 'member'

export const LIVE_TOPICS_MAX = 60

/** [oddsId, price in force, version, status]: price with two decimals, status 1 open, 2 suspended, 3 settled. */
export type LiveOdds = readonly [oddsId: WireId, price: number, version: number, status: number]

/** Events `snapshot` (all outcomes of the fixture) and `odds` (those that look different now). */
export type LiveOddsFrame = {
  readonly fixtureId: number
  readonly seq: number
  readonly changes: readonly LiveOdds[]
}

/** Event `fixture`: the fixture itself changed, or its markets are to be read again when `board` is true. */
export type LiveFixtureFrame = {
  readonly fixtureId: number
  readonly seq: number
  readonly status: number
  readonly startdate: string
  readonly suspended: boolean
  readonly board: boolean
}

/** Event `score`. */
export type LiveScoreFrame = {
  readonly fixtureId: number
  readonly seq: number
  readonly status: number
  readonly home: number
  readonly away: number
  readonly period: { readonly code: number; readonly label: string }
  readonly seconds: number | null
}

/** Event `member`: whichever figures changed. */
export type LiveMemberFrame = {
  readonly emoney?: number
  readonly point?: number
  /** A bet of the member's that has just been settled. */
  readonly settled?: { readonly betId: string; readonly status: number; readonly payout: number }
}

/** Event `ended`: the session is over; its status and text are those of a refused call (555, 556, 406). */
export type LiveEndedFrame = { readonly status: number; readonly text: string }
