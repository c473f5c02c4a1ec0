import { assert } from '#domain/assert.ts'
import type { BetStatus } from '#domain/bets/bet-status.ts'
import { type Fraction, fraction, multiply, ONE } from '#domain/fraction.ts'
import type { LegResult } from '#domain/grading/leg-result.ts'
import { multiplierOf } from '#domain/grading/payout.ts'
import { type Won, won } from '#domain/money.ts'
import { type Odds, odds } from '#domain/odds.ts'
import type { BonusTier, PayoutRule } from '#domain/slip/bonus.ts'

/** A leg in a settlement; `result` is undefined while it is open. */
export type SettledLeg = { readonly odds: Odds; readonly result: LegResult | undefined }

/** The bonus of a slip, with the rule in force when the bet was accepted. */
export type SlipBonus = { readonly folds: number; readonly odds: Odds; readonly rule: PayoutRule }

type SlipToSettle = {
  readonly stake: Won
  readonly legs: readonly SettledLeg[]
  readonly bonus?: SlipBonus | undefined
  /** Maximum winnings at the time of the bet (BETFLOW-027). */
  readonly winningsMax: Won
}

type SettledSlip = {
  readonly status: BetStatus
  /** Hundredths; undefined while a leg is open and none has lost. */
  readonly multiplier: number | undefined
  readonly payout: Won
}

/** Returns the exact return of one won on this leg. */
const legMultiplier = (result: LegResult, legOdds: Odds): Fraction =>
  multiplierOf(result, fraction(legOdds, 100n))

/** Returns the odds of the highest offered tier that this number of counted legs reaches; 1.00 when none. */
function settledBonusOdds(tiers: readonly BonusTier[], countedLegs: number): Odds {
  const reached = tiers.filter(tier => tier.offered && tier.folds <= countedLegs)
  return reached.reduce((best, tier) => (tier.folds > best.folds ? tier : best), {
    folds: 0,
    odds: odds(100),
  }).odds
}

/**
 * Returns the number of legs that count for a bonus: won in full, at odds above 1.30. Void and half-won legs don't
 * (handbook 1.6).
 */
const countedForBonus = (legs: readonly SettledLeg[], { legOddsAbove }: PayoutRule): number =>
  legs.filter(leg => leg.result?.kind === 'won' && leg.odds > legOddsAbove).length

/** Returns the odds of a bonus after its legs are recounted: its own, those of a lower tier, or 1.00 (handbook 1.6). */
function recountedBonus(bonus: SlipBonus, legs: readonly SettledLeg[]): Odds {
  const counted = countedForBonus(legs, bonus.rule)
  return counted >= bonus.folds ? bonus.odds : settledBonusOdds(bonus.rule.tiers, counted)
}

/**
 * Returns the product of the leg multipliers and the recounted bonus, in hundredths, rounded half up once at the end.
 */
function slipMultiplier(
  legs: readonly { readonly odds: Odds; readonly result: LegResult }[],
  bonus?: SlipBonus,
): number {
  if (legs.every(leg => leg.result.kind === 'void')) return 100
  const product = legs.reduce((acc, leg) => multiply(acc, legMultiplier(leg.result, leg.odds)), ONE)
  return roundToHundredths(multiply(product, fraction(bonus ? recountedBonus(bonus, legs) : 100, 100n)))
}

/**
 * Returns the status of a slip by its legs: lost with the first lost leg, open while any leg is, void when all are
 * (BETFLOW-026). A single that is half lost is lost, though half its stake comes back. In a longer slip the halves go
 * into the product and the slip counts as won (handbook 1.10).
 */
function slipStatus(legs: readonly SettledLeg[]): BetStatus {
  const kinds = legs.map(leg => leg.result?.kind)
  if (kinds.includes('lost')) return 'lost'
  if (kinds.includes(undefined)) return 'open'
  if (kinds.every(kind => kind === 'void')) return 'void'
  return kinds.length === 1 && kinds[0] === 'half-lost' ? 'lost' : 'won'
}

/**
 * Settles a slip: whole won, rounded down, at most the maximum winnings. When all legs are void, returns the stake. A
 * second implementation of the rule, in fractions and one slip at a time, to compare with the database's `bet_verdict`.
 */
export function settleSlip({ stake, legs, bonus, winningsMax }: SlipToSettle): SettledSlip {
  const status = slipStatus(legs)
  if (status === 'open') return { status, multiplier: undefined, payout: won(0) }
  if (status === 'void') return { status, multiplier: 100, payout: stake }
  const settled = legs.flatMap(({ odds, result }) => (result ? [{ odds, result }] : []))
  if (settled.some(leg => leg.result.kind === 'lost')) return { status, multiplier: 0, payout: won(0) }
  const multiplier = slipMultiplier(settled, bonus)
  const payout = payoutOf(stake, multiplier, winningsMax)
  return { status: payout > 0 ? status : 'lost', multiplier, payout }
}

/** Returns stake times multiplier (hundredths), rounded down to whole won, at most the maximum. */
function payoutOf(stake: Won, multiplier: number, winningsMax: Won): Won {
  const gross = (BigInt(stake) * BigInt(multiplier)) / 100n
  return gross < BigInt(winningsMax) ? won(Number(gross)) : winningsMax
}

/** Rounds a non-negative fraction to whole hundredths, half up. */
function roundToHundredths(value: Fraction): number {
  const hundredths = (value.numerator * 200n + value.denominator) / (value.denominator * 2n)
  assert(value.numerator >= 0n && hundredths <= BigInt(Number.MAX_SAFE_INTEGER), 'multiplier out of range')
  return Number(hundredths)
}
