import { DAY, type Instant, instant } from '#domain/instant.ts'
import type { GameType } from '#domain/sports/game-type.ts'
import type { Exclusion } from './exclusion.ts'
import type { LimitName } from './limits.ts'
import { nextPeriod } from './periods.ts'
import { lossOf, type PlayUse } from './use.ts'

/** An active limit: won, or minutes for time. */
export type LimitInForce = LimitName & { readonly amount: number }

/** All facts about a member that the check needs, read under the wallet lock. */
export type ProtectionFacts = {
  readonly exclusion: Exclusion | undefined
  /** Game types on which the house has banned the member, and the requested game type. */
  readonly bans: readonly GameType[]
  readonly product: GameType
  readonly limits: readonly LimitInForce[]
  /** No bets until then, because the house's loss cap was reached. */
  readonly cappedUntil: Instant | undefined
  /** End of a mandatory break (field P14). */
  readonly breakUntil: Instant | undefined
  /** Minutes logged in today; only counted for members with a time limit. */
  readonly minutesToday: number
  /** Usage including this stake. */
  readonly use: PlayUse
  readonly stake: number
}

/** The house's daily caps for each member, in won; 0 means none (handbook 8.2). */
export type HouseCaps = { readonly stakeDayMax: number; readonly lossDayMax: number }

/** Why a member may not play now, and until when; null means for good. */
export type ProtectionRefusal =
  | { readonly reason: 'excluded'; readonly until: Instant | null }
  | { readonly reason: 'banned'; readonly until: null }
  | { readonly reason: LimitName | 'break' | 'stake-cap' | 'loss-cap'; readonly until: Instant }

export type GateVerdict = {
  readonly refusal: ProtectionRefusal | undefined
  /** The loss cap was reached with this bet: no more bets until then. */
  readonly capUntil: Instant | undefined
}

/** How long bets are blocked after the loss cap was reached. */
export const CAP_BLOCKS = DAY

/** The minimum stake: with less than this left, the loss cap counts as reached. */
const SMALLEST_STAKE = 1_000

/** From this daily loss the cap is reached or nearly reached. */
export const lossCapWatch = (lossDayMax: number): number => lossDayMax - SMALLEST_STAKE

/**
 * Decides whether a member may stake now (handbook 8.2). Checks, in order: exclusion, ban of the game
 * type, mandatory break, pause after the loss cap, the member's limits (the whole stake must fit), and
 * the house's caps. The strictest applies.
 */
export function judgeStake(facts: ProtectionFacts, caps: HouseCaps, now: Instant): GateVerdict {
  const { exclusion, cappedUntil, breakUntil } = facts
  if (exclusion && (exclusion.until === null || exclusion.until > now))
    return refused({ reason: 'excluded', until: exclusion.until })
  if (facts.bans.includes(facts.product)) return refused({ reason: 'banned', until: null })
  if (breakUntil !== undefined && breakUntil > now) return refused({ reason: 'break', until: breakUntil })
  if (cappedUntil !== undefined && cappedUntil > now)
    return refused({ reason: 'loss-cap', until: cappedUntil })
  const passed = facts.limits.filter(limit => isPassed(limit, facts)).map(limit => refusalOf(limit, now))
  // When several limits are exceeded, the one that ends last decides when play may continue.
  const last = passed.toSorted((one, other) => other.until - one.until)[0]
  return last ? refused(last) : judgeCaps(facts, caps, now)
}

const refused = (refusal: ProtectionRefusal): GateVerdict => ({ refusal, capUntil: undefined })

const refusalOf = ({ kind, period }: LimitInForce, now: Instant) => ({
  reason: { kind, period },
  until: nextPeriod(period, now),
})

function isPassed({ kind, period, amount }: LimitInForce, { use, minutesToday }: ProtectionFacts): boolean {
  // Deposit limits are checked at the deposit.
  if (kind === 'deposit') return false
  if (kind === 'time') return minutesToday >= amount
  return (kind === 'stake' ? use.staked[period] : lossOf(use, period)) > amount
}

function judgeCaps({ use, stake }: ProtectionFacts, { stakeDayMax, lossDayMax }: HouseCaps, now: Instant) {
  const loss = lossOf(use, 'day')
  const isCapped = lossDayMax > 0
  const capUntil = instant(now + CAP_BLOCKS)
  if (isCapped && loss - stake > lossCapWatch(lossDayMax))
    return { refusal: { reason: 'loss-cap', until: capUntil }, capUntil } as const
  const until = nextPeriod('day', now)
  if (stakeDayMax > 0 && use.staked.day > stakeDayMax) return refused({ reason: 'stake-cap', until })
  if (isCapped && loss > lossDayMax) return refused({ reason: 'loss-cap', until })
  return { refusal: undefined, capUntil: isCapped && loss > lossCapWatch(lossDayMax) ? capUntil : undefined }
}
