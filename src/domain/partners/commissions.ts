import type { BetStatus } from '../bets/bet-status.ts'
import type { MemberId } from '../ids.ts'

/**
 * A partner or member on the path from the house down to the bettor, with their rates for the bet's
 * product.
 */
export type PathRate = {
  readonly id: MemberId
  /** In hundredths of a percent. */
  readonly rolling: number
  readonly losing: number
}

/** A bet in its present state; no payout while it is open. */
export type CommissionedBet = {
  readonly status: BetStatus
  readonly stake: number
  readonly payout: number | null
}

/** The commission of one bet for one person on the path. */
export type Commission = {
  readonly id: MemberId
  /** Whole won. */
  readonly rolling: number
  /**
   * Contribution to the losing share: won times hundredths of a percent, so that nothing is rounded
   * before the week ends.
   */
  readonly losingUnits: number
}

/** 100 % in hundredths of a percent. */
export const WHOLE = 10_000

/** Turnover of a bet; 0 when it is open, cancelled or void (취소, 적특). */
export const turnoverOf = ({ status, stake }: CommissionedBet): number =>
  status === 'won' || status === 'lost' ? stake : 0

/** The house's win on a bet before commissions; negative when it paid more than the stake. */
export const keptOf = ({ status, stake, payout }: CommissionedBet): number =>
  status === 'won' || status === 'lost' || status === 'void' ? stake - (payout ?? 0) : 0

/**
 * Returns the commissions of a bet for its path, listed from the top down (differential model, handbook
 * 4.3). Each earner gets the value of their rate minus the amounts of the earners below, so together
 * they get the value of the highest rate. Values are in whole won, rounded down per bet. The losing
 * share is based on the house's win after all rolling commissions of the bet.
 */
export function commissionsOf(bet: CommissionedBet, path: readonly PathRate[]): readonly Commission[] {
  const turnover = turnoverOf(bet)
  const upwards = path.toReversed()
  const rolling = differences(upwards.map(one => wholeShare(turnover, one.rolling)))
  const net = keptOf(bet) - rolling.reduce((sum, own) => sum + own, 0)
  const losing = differences(upwards.map(one => one.losing))
  return upwards
    .map(({ id }, index) => ({
      id,
      rolling: rolling[index] ?? 0,
      losingUnits: net * (losing[index] ?? 0) || 0,
    }))
    .toReversed()
}

/** A share of a non-negative amount, rounded down to whole won. */
const wholeShare = (amount: number, rate: number): number => {
  const units = amount * rate
  return (units - (units % WHOLE)) / WHOLE
}

/** For each value, the amount above the maximum of all previous ones. */
function differences(values: readonly number[]): readonly number[] {
  let most = 0
  return values.map(value => {
    const beyond = Math.max(0, value - most)
    most = Math.max(most, value)
    return beyond
  })
}

/**
 * Losing rates of each person on a path (from the top down) for points and coupons, which belong to no
 * product.
 */
export const conversionRates = (
  path: readonly { readonly id: MemberId; readonly losing: number }[],
): readonly { readonly id: MemberId; readonly losing: number }[] => {
  const upwards = path.toReversed()
  const losing = differences(upwards.map(one => one.losing))
  return upwards.map(({ id }, index) => ({ id, losing: losing[index] ?? 0 })).toReversed()
}
