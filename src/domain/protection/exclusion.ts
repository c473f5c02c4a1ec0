import { DAY, type Instant, instant } from '#domain/instant.ts'
import { monthsLater } from './periods.ts'

/** Exclusion periods that a member can choose (handbook 8.2), shortest first. */
export const exclusionPeriods = ['1-day', '1-week', '1-month', '6-months', 'permanent'] as const
export type ExclusionPeriod = (typeof exclusionPeriods)[number]

/** Short periods are a cooling-off, long ones a self-exclusion; both block the same. */
export type ExclusionKind = 'cooling-off' | 'self-exclusion'

export const exclusionKind = (period: ExclusionPeriod): ExclusionKind =>
  period === '6-months' || period === 'permanent' ? 'self-exclusion' : 'cooling-off'

/** When an exclusion that starts now ends; null means never. */
export function exclusionEnd(period: ExclusionPeriod, from: Instant): Instant | null {
  switch (period) {
    case '1-day':
      return instant(from + DAY)
    case '1-week':
      return instant(from + 7 * DAY)
    case '1-month':
      return monthsLater(from, 1)
    case '6-months':
      return monthsLater(from, 6)
    case 'permanent':
      return null
  }
}

/** An active exclusion and its end; null means never. */
export type Exclusion = { readonly until: Instant | null }

/** True when an exclusion until then extends the active one. An exclusion can't be shortened. */
export const isLonger = (until: Instant | null, standing: Exclusion | undefined): boolean =>
  standing === undefined || (standing.until !== null && (until === null || until > standing.until))
