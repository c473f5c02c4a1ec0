import { DAY, type Instant, instant } from '#domain/instant.ts'
import type { GameType } from '#domain/sports/game-type.ts'
import type { Exclusion } from './exclusion.ts'
import type { LimitName } from './limits.ts'
import { nextPeriod } from './periods.ts'
import { lossOf, type PlayUse } from './use.ts'

/** A limit in force: won, or minutes for time. */
export type LimitInForce = LimitName & { readonly amount: number }

/** All that the gate asks about a member, as it is behind the lock of the wallet. */
export type ProtectionFacts = {
  readonly exclusion: Exclusion | undefined
  /** The kinds of games on which the house lets the member bet no more, and the kind that is asked for. */
  readonly bans: readonly GameType[]
  readonly product: GameType
  readonly limits: readonly LimitInForce[]
  /** Until when the house takes no bets after its loss cap was reached. */
  readonly cappedUntil: Instant | undefined
  /** Until when a break lasts that was due (field P14). */
  readonly breakUntil: Instant | undefined
  /** Minutes logged in today; counted for those who limit their time. */
  readonly minutesToday: number
  /** The use with this stake in it. */
  readonly use: PlayUse
  readonly stake: number
}

/** The house's own caps for every member and day, in won; 0 is none (handbook 8.2). */
export type HouseCaps = { readonly stakeDayMax: number; readonly lossDayMax: number }

/** Why a member may not play now, and from when again; null: never. */
export type ProtectionRefusal =
  | { readonly reason: 'excluded'; readonly until: Instant | null }
  | { readonly reason: 'banned'; readonly until: null }
  | { readonly reason: LimitName | 'break' | 'stake-cap' | 'loss-cap'; readonly until: Instant }

export type GateVerdict = {
  readonly refusal: ProtectionRefusal | undefined
  /** The loss cap is reached now: nothing more is taken until then. */
  readonly capUntil: Instant | undefined
}

/** How long the house takes no bets of a member who has reached the loss cap. */
export const CAP_BLOCKS = DAY

/** No stake is smaller: with less than this left the loss cap is reached. */
const SMALLEST_STAKE = 1_000

/** Above this loss of a day the cap is reached, or next to it. */
export const lossCapWatch = (lossDayMax: number): number => lossDayMax - SMALLEST_STAKE

/**
 * Whether a member may stake now (handbook 8.2): first the exclusion, then a ban of the kind of game, a break that was due and the pause after the
 * loss cap, the limits of the member, which the stake must fit into whole, and the house's caps. The lowest of several applies.
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
  // Several that are passed: what ends last says from when it goes on.
  const last = passed.toSorted((one, other) => other.until - one.until)[0]
  return last ? refused(last) : judgeCaps(facts, caps, now)
}

const refused = (refusal: ProtectionRefusal): GateVerdict => ({ refusal, capUntil: undefined })

const refusalOf = ({ kind, period }: LimitInForce, now: Instant) => ({
  reason: { kind, period },
  until: nextPeriod(period, now),
})

function isPassed({ kind, period, amount }: LimitInForce, { use, minutesToday }: ProtectionFacts): boolean {
  // What is paid in is limited where it is paid in.
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
