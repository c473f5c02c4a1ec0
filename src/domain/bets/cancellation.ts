import { type Instant, instant, MINUTE } from '../instant.ts'
import { accept, type Result, refuse } from '../result.ts'
import type { GameType } from '../sports/game-type.ts'
import type { BetStatus } from './bet-status.ts'

/** Settings of member cancellation. `memberCancellation` holds the defaults (handbook 1.8). */
export type CancellationRules = {
  readonly minutesAfterBet: number
  readonly minutesBeforeStart: number
  readonly timesADay: number
}

export const memberCancellation: CancellationRules = {
  minutesAfterBet: 10,
  minutesBeforeStart: 30,
  timesADay: 3,
}

export type CancellationQuestion = {
  readonly gameType: GameType
  readonly status: BetStatus
  readonly placedAt: Instant
  readonly earliestStart: Instant
  /** True when the bet was paid with a coupon or an event stake. */
  readonly promotional: boolean
  /** Cancellations by this member today (Seoul day). */
  readonly cancelledToday: number
}

export type CancellationRefusal =
  | { readonly code: 'CANCEL_NOT_POSSIBLE' }
  | { readonly code: 'CANCEL_TOO_LATE'; readonly minutes: number }
  | { readonly code: 'CANCEL_NEAR_START'; readonly minutes: number }
  | { readonly code: 'CANCEL_COUNT_EXCEEDED'; readonly times: number }

/**
 * Decides whether the member may cancel a bet now (handbook 1.8): open pre-match sports bets only, up to
 * and including ten minutes after the bet, at least thirty minutes before the earliest start, three times
 * a day.
 */
export function checkCancellation(
  bet: CancellationQuestion,
  rules: CancellationRules,
  now: Instant,
): Result<true, CancellationRefusal> {
  if (bet.gameType !== 'sports' || bet.status !== 'open' || bet.promotional) {
    return refuse({ code: 'CANCEL_NOT_POSSIBLE' })
  }
  if (now - bet.placedAt > rules.minutesAfterBet * MINUTE) {
    return refuse({ code: 'CANCEL_TOO_LATE', minutes: rules.minutesAfterBet })
  }
  if (bet.earliestStart - now < rules.minutesBeforeStart * MINUTE) {
    return refuse({ code: 'CANCEL_NEAR_START', minutes: rules.minutesBeforeStart })
  }
  if (bet.cancelledToday >= rules.timesADay) {
    return refuse({ code: 'CANCEL_COUNT_EXCEEDED', times: rules.timesADay })
  }
  return accept(true)
}

/** The last moment at which the bet's placement time and earliest start allow a cancellation. */
export const cancellableUntil = (
  { placedAt, earliestStart }: Pick<CancellationQuestion, 'placedAt' | 'earliestStart'>,
  { minutesAfterBet, minutesBeforeStart }: CancellationRules,
): Instant =>
  instant(Math.min(placedAt + minutesAfterBet * MINUTE, earliestStart - minutesBeforeStart * MINUTE))
