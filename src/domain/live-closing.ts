import type { SportId } from './ids.ts'
import type { LiveBettingTimeKey } from './sports.ts'
import { sportOf } from './sports.ts'

/**
 * The latest moment of play at which live bets are taken (handbook 2.7), by sport: minutes of play of football,
 * basketball, ice hockey and every other sport, innings of baseball, sets of volleyball. 0 takes none at all,
 * 999 knows no limit.
 */
export type LiveCloseAt = Readonly<Record<LiveBettingTimeKey, number>>

export const LIVE_CLOSE_AT: LiveCloseAt = {
  soccer: 85,
  basketball: 37,
  baseball: 8,
  hockey: 55,
  volleyball: 4,
  basic: 90,
}

const NO_LIMIT = 999

/** How far a match has come, as its score tells. */
export type PlayMoment = {
  readonly sportId: SportId
  /** Handbook 2.6. */
  readonly periodCode: number
  /** Football counts on from half to half; other sports count within the part. */
  readonly clockSeconds: number | null
  readonly periods: readonly { readonly code: number; readonly home: number; readonly away: number }[]
  /** Minutes since the real start. */
  readonly minutesPlayed: number
  /** Basketball: 10 unless the league plays longer quarters. */
  readonly quarterMinutes?: number
}

/** Whether live betting on the match is over for today; it never opens again by playing on. */
export function isLiveClosed(moment: PlayMoment, closeAt: LiveCloseAt): boolean {
  const key = sportOf(moment.sportId).liveBettingTime
  const limit = closeAt[key]
  if (limit === 0) return true
  if (limit >= NO_LIMIT) return false
  if (moment.periodCode >= OVERTIME && moment.periodCode !== BREAK) return true
  switch (key) {
    case 'soccer':
      return footballMinutes(moment) >= limit
    case 'basketball':
      return basketballMinutes(moment) >= scaled(moment, limit)
    case 'hockey':
      return minutesOfParts(moment, HOCKEY_PERIOD) >= limit
    case 'baseball':
      return moment.periodCode !== BREAK && moment.periodCode > limit
    case 'volleyball':
      return isLateVolleyball(moment, limit)
    case 'basic':
      return moment.minutesPlayed >= limit
  }
}

const OVERTIME = 40
const BREAK = 80
const SECOND_HALF = 20
const HOCKEY_PERIOD = 20
const FIBA_QUARTER = 10

/** The stoppage of the second half and extra time are past every limit, whether a clock is told or not. */
const footballMinutes = ({ periodCode, clockSeconds }: PlayMoment): number =>
  periodCode === BREAK ? 0 : periodCode > SECOND_HALF ? NO_LIMIT : (clockSeconds ?? 0) / 60

const basketballMinutes = (moment: PlayMoment): number =>
  minutesOfParts(moment, moment.quarterMinutes ?? FIBA_QUARTER)

/** The limit is told for matches of 40 minutes and grows with longer ones. */
const scaled = ({ quarterMinutes }: PlayMoment, limit: number): number =>
  (limit * (quarterMinutes ?? FIBA_QUARTER)) / FIBA_QUARTER

function minutesOfParts({ periodCode, clockSeconds, periods }: PlayMoment, partMinutes: number): number {
  if (periodCode === BREAK) return Math.max(0, ...periods.map(({ code }) => code)) * partMinutes
  return Math.max(0, periodCode - 1) * partMinutes + (clockSeconds ?? 0) / 60
}

const LATE_POINTS = 20
const LATE_POINTS_OF_FIFTH = 10
const SETS_TO_WIN = 3

/** In the fifth set, which ends at 15, ten points stand for the twenty of the others. */
function isLateVolleyball({ periodCode, periods }: PlayMoment, limit: number): boolean {
  if (periodCode === BREAK) return false
  if (periodCode > limit) return true
  const running = periods.find(({ code }) => code === periodCode)
  const before = periods.filter(({ code }) => code < periodCode)
  const won = (side: 'home' | 'away', other: 'home' | 'away') =>
    before.filter(set => set[side] > set[other]).length
  const mayBeLast = Math.max(won('home', 'away'), won('away', 'home')) === SETS_TO_WIN - 1
  const late = periodCode === 2 * SETS_TO_WIN - 1 ? LATE_POINTS_OF_FIFTH : LATE_POINTS
  return mayBeLast && running !== undefined && Math.max(running.home, running.away) >= late
}

/** Part markets close by themselves when this much of the part is played (handbook 2.7). */
const PART_CLOSED = 0.8

/** Whether the markets of a part are closed; `progress` is the share of it that has been played, from 0 to 1. */
export const isPartClosed = (progress: number): boolean => progress >= PART_CLOSED
