import type { PeriodScore } from '#contract/fixtures.ts'
import type { BettingStop, TrackedMatch, WireIncident } from '#contract/inplay.ts'
import type { OddsChangeItem, WireId } from '#contract/wire/odds-change-item.ts'
import type { RefusalCode } from '#contract/wire/refusals.ts'
import type { ResettleCause } from '#domain/bets/resettle-cause.ts'
import type { ContentPart } from './content-parts.ts'

/**
 * The live connection: `GET /api/live?topics=odds:17,sport:6046,live,member` (server-sent events; the token travels
 * in X-AUTH-TOKEN). First the event `line` with the name of the connection, then the state as it is, ended by the
 * event `ready`, then what changes, gathered for some tens of milliseconds. Every frame has an `id`; sent back
 * as `Last-Event-ID` with the same topics, the connection goes on where it broke. `POST /api/live/topics` changes the
 * topics of an open connection: the state of those that are new follows, then `ready` with the number of the change.
 * Each message of a topic names it in a further field, `topic: odds:17` (`member` as `member:` and the member's number).
 * `seq` counts the changes of a fixture: a frame whose `seq` is not above the known one is already known, and
 * one that follows `after` a later one than the known tells that something is missing.
 */

/** Everything of one fixture: prices, score, status. */
export const oddsTopic = (fixtureId: number): string => `odds:${fixtureId}`
/** Everything of all fixtures of a sport. */
export const sportTopic = (sportId: number): string => `sport:${sportId}`
/** Scores of all matches being played. */
export const LIVE_TOPIC = 'live'
/** The member's own events. */
export const MEMBER_TOPIC = 'member'

/** That fixtures came into the pre-match lists, or stand elsewhere in them; it has no state. */
export const LISTS_TOPIC = 'lists'

/** That the free board's list is to be read again; it has no state. */
export const BOARD_TOPIC = 'board'
/** The same of one post and its comments. */
export const boardTopic = (postId: number): string => `${BOARD_TOPIC}:${postId}`

/** That somebody stands otherwise in a tournament; it has no state. */
export const TOURNAMENT_TOPIC = 'tournament'

/** That members have done something in a part that desks show figures of; for operators, and without a state. */
export const DESK_TOPIC = 'desk'

export const LIVE_TOPICS_MAX = 60

/** [oddsId, price in force, version, status]: price with two decimals, status 1 open, 2 suspended, 3 settled. */
export type LiveOdds = readonly [oddsId: WireId, price: number, version: number, status: number]

/** Events `snapshot` (all outcomes of the fixture) and `odds` (those that look different now). */
export type LiveOddsFrame = {
  readonly fixtureId: number
  readonly seq: number
  /** The `seq` up to which one must know the prices for these changes to be all that is new; `odds` only. */
  readonly after?: number
  readonly changes: readonly LiveOdds[]
}

/** Event `fixture`: the fixture itself changed, or its markets are to be read again when `board` is true. */
export type LiveFixtureFrame = {
  readonly fixtureId: number
  readonly seq: number
  readonly status: number
  readonly startdate: string
  readonly suspended: boolean
  /** Why the house itself takes no live bets on it. */
  readonly bettingStop: BettingStop
  readonly board: boolean
}

/** Event `lists`: of which sports the lists are to be read again, gathered over a second or two. */
export type LiveListsFrame = { readonly sport_ids: readonly number[] }

/** Event `board`: which post has changed; null: something in the list. */
export type LiveBoardFrame = { readonly postId: number | null }

/** Event `tournament`: in which one somebody stands otherwise now. */
export type LiveTournamentFrame = { readonly tournamentId: number }

/** Event `desk`: the part in which a member has just done something. */
export type LiveDeskFrame = { readonly part: ContentPart }

/** Event `score`. */
export type LiveScoreFrame = {
  readonly fixtureId: number
  readonly seq: number
  readonly status: number
  readonly home: number
  readonly away: number
  readonly period: { readonly code: number; readonly label: string }
  readonly seconds: number | null
  /** The score of each part that has begun. */
  readonly periods: readonly PeriodScore[]
}

/** Event `report`: what the feed of a running match says beside prices and score. */
export type LiveReportFrame = LiveReportState & {
  readonly fixtureId: number
  /** What has happened since; known ones may come again. */
  readonly incidents: readonly WireIncident[]
}

export type LiveReportState = Pick<TrackedMatch, 'danger' | 'stopReason'>

/** Event `line`: what `POST /api/live/topics` calls this connection. */
export type LiveConnectionFrame = { readonly line: string }

/** Event `ready`: all that was asked for is told. 0 at the beginning, else the number of the change of topics. */
export type LiveReadyFrame = { readonly change: number }

/** Event `member`: whichever figures changed. */
export type LiveMemberFrame = {
  readonly emoney?: number
  readonly point?: number
  /** How many messages the member has not read (MSG-003). */
  readonly unReadMessage?: number
  /** A bet of the member's that has just been accepted. */
  readonly accepted?: { readonly betId: string }
  /** An open bet of the member's that was taken back, by the member or by an operator (BETFLOW-028). */
  readonly cancelled?: { readonly betId: string }
  /** An in-play bet whose stake is set aside and whose delay has begun (handbook 2.4). */
  readonly waiting?: LiveWaitingBet
  /** What became of a waiting bet; the answer of its POST as well. */
  readonly answered?: LiveAnsweredBet
  /** A bet of the member's that has just been settled. */
  readonly settled?: {
    readonly betId: string
    readonly status: number
    readonly payout: number
    /** It had been settled before, and came out otherwise because of this (handbook 1.9). */
    readonly again?: ResettleCause
  }
  /** A part of the site that is to be read again: an operator, or the member elsewhere, has changed it. */
  readonly changed?: ContentPart
}

/** In-play bets that wait; all of them with their picks: `GET /api/inplay/waiting`. */
export type LiveWaitingBet = {
  /** The bet has this id when it is accepted. */
  readonly id: string
  /** The Idempotency-Key of its request; null without one. */
  readonly key: string | null
  /** The whole delay, and what is left of it now. */
  readonly seconds: number
  readonly leftMs: number
  /** Milliseconds since 1970, by the clock of the house. */
  readonly dueAt: number
  readonly amounts: number
  readonly legs: number
}

export type LiveAnsweredBet = {
  readonly id: string
  readonly key: string | null
  /** True: the bet stands in the history under this id. False: the stake is back. */
  readonly ok: boolean
  /** Why not; with the list of changes when the odds changed (BETFLOW-014). Null when `ok`. */
  readonly refusal: {
    readonly code: RefusalCode
    readonly text: string
    readonly changes?: readonly OddsChangeItem[]
  } | null
}

/** Event `ended`: the session is over; its status and text are those of a refused call (555, 556, 406). */
export type LiveEndedFrame = { readonly status: number; readonly text: string }

/**
 * The three sources of the in-play pages (API-044, API-045): `GET /api/inplay/stream?channel=event&sport_id=`, or as
 * topics of the live connection (`inplayTopic`). Each begins with `snapshot` of all matches being played, then sends `patch` and `remove`, and `ping` every
 * ten seconds: `event` the score and clock, with `report` beside, `bet` the prices, `general` the matches that
 * come and go, with `markets` where the markets of one are to be read again.
 */
export const INPLAY_CHANNELS = ['event', 'bet', 'general'] as const
export type InplayChannel = (typeof INPLAY_CHANNELS)[number]

/** The topic of a source, of one sport or of all. */
export const inplayTopic = (channel: InplayChannel, sportId = 0): string => `inplay:${channel}:${sportId}`

/** What each channel tells of one match. */
export type InplayGame = {
  readonly event: LiveScoreFrame & LiveReportState & { readonly sport_id: number }
  readonly bet: LiveOddsFrame & { readonly sport_id: number }
  readonly general: {
    readonly fixtureId: number
    readonly seq: number
    readonly sport_id: number
    readonly sport_name: string
    readonly league_id: number
    readonly league_name: string
    readonly location_code: string
    readonly home_participants_name: string
    readonly away_participants_name: string
    readonly startdate: string
    readonly suspended: boolean
    readonly bettingStop: BettingStop
  }
}

/** Event `markets` of `general`: markets of the match came or went, or a main line moved. */
export type InplayMarkets = { readonly fixtureId: number; readonly seq: number }

export type InplaySnapshot<C extends InplayChannel> = { readonly games: readonly InplayGame[C][] }
/** The match is no longer being played. */
export type InplayRemoval = { readonly fixtureId: number }
