import type { cashMarks } from './marks.ts'

/** A member's deposits in the last seven days and in the three weeks before. */
export type CashWeekFigures = {
  readonly paidIn: number
  readonly paidInBefore: number
  /** Deposits declined by the house, and withdrawals that were not completed. */
  readonly declined: number
  readonly withdrawalsCancelled: number
}

/** Minimum weekly deposits for a sign, and the factor over the mean of the three weeks before. */
const RISING_FROM = 500_000
const RISING_TIMES = 3
const WEEKS_BEFORE = 3
const DECLINED = 3
const CANCELLED = 3

/** Returns signs of harm in a member's deposits and withdrawals (field P12). */
export function cashMarksOf(week: CashWeekFigures): readonly (typeof cashMarks)[number][] {
  const { paidIn, paidInBefore, declined, withdrawalsCancelled } = week
  const isRising =
    paidInBefore > 0 && paidIn >= RISING_FROM && paidIn * WEEKS_BEFORE >= RISING_TIMES * paidInBefore
  return [
    ...(isRising ? (['deposits-rising'] as const) : []),
    ...(declined >= DECLINED ? (['deposits-declined'] as const) : []),
    ...(withdrawalsCancelled >= CANCELLED ? (['withdrawals-cancelled'] as const) : []),
  ]
}
