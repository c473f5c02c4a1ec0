import type { BetStatus } from '../bets/bet-status.ts'
import type { MemberId } from '../ids.ts'

/** Somebody on the path from the house down to who has bet, with the own rates for the bet's product. */
export type PathRate = {
  readonly id: MemberId
  /** Hundredths of a percent. */
  readonly rolling: number
  readonly losing: number
}

/** A bet as it stands; no payout while it is open. */
export type CommissionedBet = {
  readonly status: BetStatus
  readonly stake: number
  readonly payout: number | null
}

/** What a bet brings somebody on the path. */
export type Commission = {
  readonly id: MemberId
  /** Whole won. */
  readonly rolling: number
  /** What it adds to the losing share: won times hundredths of a percent, so that nothing is rounded before the week ends. */
  readonly losingUnits: number
}

/** Rates are in hundredths of a percent: so many are all of it. */
export const WHOLE = 10_000

/** What counts as turnover of a bet: nothing of one that is open, cancelled or void (취소, 적특). */
export const turnoverOf = ({ status, stake }: CommissionedBet): number =>
  status === 'won' || status === 'lost' ? stake : 0

/** What the house keeps of a bet before commissions; below nothing where it has paid more. */
export const keptOf = ({ status, stake, payout }: CommissionedBet): number =>
  status === 'won' || status === 'lost' || status === 'void' ? stake - (payout ?? 0) : 0

/**
 * What a bet brings everybody on its path, which comes from the top down (differential, handbook 4.3): each has the own
 * rate's worth, whole won and down for each bet by itself, less what those below have. So all of them together have what
 * the highest rate is worth. The losing share goes by what the house keeps after all rolling of the bet.
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

/** A share of an amount that is not below nothing, whole and down. */
const wholeShare = (amount: number, rate: number): number => {
  const units = amount * rate
  return (units - (units % WHOLE)) / WHOLE
}

/** What each has beyond the most that anybody before has. */
function differences(values: readonly number[]): readonly number[] {
  let most = 0
  return values.map(value => {
    const beyond = Math.max(0, value - most)
    most = Math.max(most, value)
    return beyond
  })
}

/** What each on a path, from the top down, has of losing shares for points and coupons, which belong to no product. */
export const conversionRates = (
  path: readonly { readonly id: MemberId; readonly losing: number }[],
): readonly { readonly id: MemberId; readonly losing: number }[] => {
  const upwards = path.toReversed()
  const losing = differences(upwards.map(one => one.losing))
  return upwards.map(({ id }, index) => ({ id, losing: losing[index] ?? 0 })).toReversed()
}
