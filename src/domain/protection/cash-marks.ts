import type { cashMarks } from './marks.ts'

/** What somebody paid in and out during the last seven days, beside the three weeks before. */
export type CashWeekFigures = {
  readonly paidIn: number
  readonly paidInBefore: number
  /** Deposits that the house declined, and withdrawals that came to nothing. */
  readonly declined: number
  readonly withdrawalsCancelled: number
}

/** A week's deposits are looked at from here on, and are a mark at so many times the mean of the three weeks before. */
const RISING_FROM = 500_000
const RISING_TIMES = 3
const WEEKS_BEFORE = 3
const DECLINED = 3
const CANCELLED = 3

/** The marks of harm in what somebody pays in and takes out (field P12). */
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
