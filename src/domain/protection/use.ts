import type { LimitPeriod } from './periods.ts'

/** What a member has staked and got back in the running day, week and month, in won (handbook 8.2). */
export type PlayUse = {
  readonly staked: Readonly<Record<LimitPeriod, number>>
  /** Payouts, refunds by void among them, without what corrections took back: it may be negative. */
  readonly returned: Readonly<Record<LimitPeriod, number>>
}

export const NO_USE: PlayUse = {
  staked: { day: 0, week: 0, month: 0 },
  returned: { day: 0, week: 0, month: 0 },
}

/** What of a period is lost: open bets count as lost until they pay, so that no limit can be passed by them. */
export const lossOf = ({ staked, returned }: PlayUse, period: LimitPeriod): number =>
  staked[period] - returned[period]

/** The use when one stake more is taken. */
export const withStake = ({ staked, returned }: PlayUse, stake: number): PlayUse => ({
  staked: { day: staked.day + stake, week: staked.week + stake, month: staked.month + stake },
  returned,
})
