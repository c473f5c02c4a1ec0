import type { PeriodScore } from '#contract/fixtures/fixtures.ts'
import type { BettingStop, TrackedMatch, WireIncident } from '#contract/fixtures/inplay.ts'
import type { OddsChangeItem, WireId } from '#contract/wire/odds-change-item.ts'
import type { RefusalCode } from '#contract/wire/refusals.ts'
import type { ResettleCause } from '#domain/bets/resettle-cause.ts'
import type { ContentPart } from './content-parts.ts'

/**
 * The live connection: `GET /api/live?topics=odds:17,sport:6046,live,member` (server-sent events; the
 * token is sent in X-AUTH-TOKEN). It starts with the event `line`, the name of the connection. The
 * current state of each topic follows, ended by the event `ready`; then changes are sent, batched over
 * some tens of milliseconds. Every frame has an `id`; if it is sent back as `Last-Event-ID` with the same
 * topics, the connection resumes where it broke. `POST /api/live/topics` changes the topics of an open
 * connection: the state of the new topics follows, then `ready` with the number of the change.
 * Each message of a topic names it in an additional field, `topic: odds:17` (`member` as `member:` and
 * the member's number).
 * `seq` counts the changes of a fixture: a frame whose `seq` is not above the known one is already known,
 * and if its `after` is above the known `seq`, frames are missing.
 */

/** All changes of one fixture: prices, score, status. */
export const oddsTopic = (fixtureId: number): string => `odds:${fixtureId}`
/** All changes of all fixtures of a sport. */
export const sportTopic = (sportId: number): string => `sport:${sportId}`
/** Scores of all live matches. */
export const LIVE_TOPIC = 'live'
/** The member's own events. */
export const MEMBER_TOPIC = 'member'

/** Notifies that fixtures entered the pre-match lists or moved within them; has no state. */
export const LISTS_TOPIC = 'lists'

/** Notifies that the free board's list changed; has no state. */
export const BOARD_TOPIC = 'board'
/** The same for one post and its comments. */
export const boardTopic = (postId: number): string => `${BOARD_TOPIC}:${postId}`

/** Notifies that a tournament ranking changed; has no state. */
export const TOURNAMENT_TOPIC = 'tournament'

/**
 * Notifies operators that a member did something in a part whose figures the back office shows; has no
 * state.
 */
export const DESK_TOPIC = 'desk'

/** Topics of a connection, which all tabs of a browser share. With 300 the address of `GET /api/live` stays below 5 kB. */
export const LIVE_TOPICS_MAX = 300

/**
 * [oddsId, price in force, version, status]: price with two decimals, status 1 open, 2 suspended, 3
 * settled.
 */
export type LiveOdds = readonly [oddsId: WireId, price: number, version: number, status: number]

/** Events `snapshot` (all outcomes of the fixture) and `odds` (changed outcomes). */
export type LiveOddsFrame = {
  readonly fixtureId: number
  readonly seq: number
  /** The `seq` that must be known for these changes to be complete; `odds` only. */
  readonly after?: number
  readonly changes: readonly LiveOdds[]
}

/** Event `fixture`: the fixture changed, or its markets must be reloaded when `board` is true. */
export type LiveFixtureFrame = {
  readonly fixtureId: number
  readonly seq: number
  readonly status: number
  readonly startdate: string
  readonly suspended: boolean
  /** Why the house suspends live betting on it. */
  readonly bettingStop: BettingStop
  readonly board: boolean
}

/** Event `lists`: sports whose lists must be reloaded, batched over a second or two. */
export type LiveListsFrame = { readonly sport_ids: readonly number[] }

/** Event `board`: the changed post; null when the list changed. */
export type LiveBoardFrame = { readonly postId: number | null }

/** Event `tournament`: the tournament whose ranking changed. */
export type LiveTournamentFrame = { readonly tournamentId: number }

/** Event `desk`: the part in which a member just did something. */
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
  /** The score of each period that has started. */
  readonly periods: readonly PeriodScore[]
}

/** Event `report`: facts that the feed reports about a live match in addition to odds and score. */
export type LiveReportFrame = LiveReportState & {
  readonly fixtureId: number
  /** New incidents; known ones may be repeated. */
  readonly incidents: readonly WireIncident[]
}

export type LiveReportState = Pick<TrackedMatch, 'danger' | 'stopReason'>

/** Event `line`: the name of this connection for `POST /api/live/topics`. */
export type LiveConnectionFrame = { readonly line: string }

/**
 * Event `ready`: all requested states were sent. 0 at the start, otherwise the number of the topic
 * change.
 */
export type LiveReadyFrame = { readonly change: number }

/** Event `member`: the figures that changed. */
export type LiveMemberFrame = {
  readonly emoney?: number
  readonly point?: number
  /** Number of unread messages (MSG-003). */
  readonly unReadMessage?: number
  /** A bet of the member that was just accepted. */
  readonly accepted?: { readonly betId: string }
  /** An open bet of the member that was cancelled, by the member or an operator (BETFLOW-028). */
  readonly cancelled?: { readonly betId: string }
  /** A pending in-play bet: its stake is held and its delay has started (handbook 2.4). */
  readonly waiting?: LiveWaitingBet
  /** The result of a pending bet, also the response of its POST. */
  readonly answered?: LiveAnsweredBet
  /** A bet of the member that was just settled. */
  readonly settled?: {
    readonly betId: string
    readonly status: number
    readonly payout: number
    /** It had been settled before, and its result changed for this reason (handbook 1.9). */
    readonly again?: ResettleCause
  }
  /**
   * A part of the site that must be reloaded, because an operator, or the member on another device,
   * changed it.
   */
  readonly changed?: ContentPart
}

/** A pending in-play bet. `GET /api/inplay/waiting` returns all of them with their picks. */
export type LiveWaitingBet = {
  /** The bet gets this id when it is accepted. */
  readonly id: string
  /** The Idempotency-Key of the request; null without one. */
  readonly key: string | null
  /** The full delay, and the delay left now. */
  readonly seconds: number
  readonly leftMs: number
  /** Epoch milliseconds by the server's clock. */
  readonly dueAt: number
  readonly amounts: number
  readonly legs: number
}

export type LiveAnsweredBet = {
  readonly id: string
  readonly key: string | null
  /** True: the bet is in the history under this id. False: the stake was returned. */
  readonly ok: boolean
  /** The refusal, with the list of changes when the odds changed (BETFLOW-014). Null when `ok`. */
  readonly refusal: {
    readonly code: RefusalCode
    readonly text: string
    readonly changes?: readonly OddsChangeItem[]
  } | null
}

/** Event `ended`: the session is over; status and text are those of a refused call (555, 556, 406). */
export type LiveEndedFrame = { readonly status: number; readonly text: string }

/**
 * The three channels of the in-play pages (API-044, API-045): `GET
 * /api/inplay/stream?channel=event&sport_id=`, or topics of the live connection (`inplayTopic`). Each
 * starts with a `snapshot` of all live matches, then sends `patch` and `remove`, and `ping` every ten
 * seconds. `event` sends score and clock, and `report` events; `bet` sends prices; `general` sends
 * matches that start and end, and `markets` when a match's markets must be reloaded.
 */
export const INPLAY_CHANNELS = ['event', 'bet', 'general'] as const
export type InplayChannel = (typeof INPLAY_CHANNELS)[number]

/** The topic of a channel, for one sport or for all. */
export const inplayTopic = (channel: InplayChannel, sportId = 0): string => `inplay:${channel}:${sportId}`

/** Data of one match in each channel. */
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

/** Event `markets` of `general`: markets of the match were added or removed, or a main line moved. */
export type InplayMarkets = { readonly fixtureId: number; readonly seq: number }

export type InplaySnapshot<C extends InplayChannel> = { readonly games: readonly InplayGame[C][] }
/** The match is no longer live. */
export type InplayRemoval = { readonly fixtureId: number }
