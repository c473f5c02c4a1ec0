import { DAY, type Instant, instant } from '../instant.ts'
import { seoulDay } from '../korean-formats.ts'

/** Date filters of the bet history (handbook 6.5). */
export const historyPeriods = ['today', 'yesterday', 'week', 'month'] as const
export type HistoryPeriod = (typeof historyPeriods)[number]

export const historyPeriodWord: Readonly<Record<HistoryPeriod, string>> = {
  today: '오늘',
  yesterday: '어제',
  week: '일주일',
  month: '한달',
}

export type DaySpan = { readonly from?: string; readonly to?: string }

/**
 * Returns the Seoul days of a period, both included. A period that ends today has no end day, so new bets
 * are never missed.
 */
export function periodDays(period: HistoryPeriod, now: Instant): DaySpan {
  const back = (days: number) => seoulDay(instant(now - days * DAY))
  switch (period) {
    case 'today':
      return { from: back(0) }
    case 'yesterday':
      return { from: back(1), to: back(1) }
    case 'week':
      return { from: back(6) }
    case 'month':
      return { from: back(29) }
  }
}
