import { DAY, type Instant, instant } from '#domain/instant.ts'
import { monthsLater } from './periods.ts'

/** For how long a member may be shut out (handbook 8.2), the shortest first. */
export const exclusionPeriods = ['1-day', '1-week', '1-month', '6-months', 'permanent'] as const
export type ExclusionPeriod = (typeof exclusionPeriods)[number]

/** The short ones are a break, the long ones an exclusion; what they stop is the same. */
export type ExclusionKind = 'cooling-off' | 'self-exclusion'

export const exclusionKind = (period: ExclusionPeriod): ExclusionKind =>
  period === '6-months' || period === 'permanent' ? 'self-exclusion' : 'cooling-off'

/** When an exclusion that begins now ends; null: never. */
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

/** An exclusion in force, and when it ends; null: never. */
export type Exclusion = { readonly until: Instant | null }

/** Whether one that ends then adds to what is in force: there is no way back before an end. */
export const isLonger = (until: Instant | null, standing: Exclusion | undefined): boolean =>
  standing === undefined || (standing.until !== null && (until === null || until > standing.until))
