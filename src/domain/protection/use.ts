import type { LimitPeriod } from './periods.ts'

/** Stakes and returns of a member in the current day, week and month, in won (handbook 8.2). */
export type PlayUse = {
  readonly staked: Readonly<Record<LimitPeriod, number>>
  /** Payouts including void refunds, minus corrections; may be negative. */
  readonly returned: Readonly<Record<LimitPeriod, number>>
}

export const NO_USE: PlayUse = {
  staked: { day: 0, week: 0, month: 0 },
  returned: { day: 0, week: 0, month: 0 },
}

/** Loss of a period. Open bets count as lost until they pay, so that they can't exceed a limit. */
export const lossOf = ({ staked, returned }: PlayUse, period: LimitPeriod): number =>
  staked[period] - returned[period]

/** Usage after one more stake. */
export const withStake = ({ staked, returned }: PlayUse, stake: number): PlayUse => ({
  staked: { day: staked.day + stake, week: staked.week + stake, month: staked.month + stake },
  returned,
})
