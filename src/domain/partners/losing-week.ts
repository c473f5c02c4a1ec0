import { DAY, type Instant, instant } from '../instant.ts'
import { seoulDay } from '../korean-formats.ts'
import { periodStart } from '../protection/periods.ts'
import { WHOLE } from './commissions.ts'

/** What a week came to for a partner, in won times hundredths of a percent (`Commission.losingUnits`). */
export type LosingWeek = {
  /** Of the bets that were settled in the week, and of corrections in it. */
  readonly betUnits: bigint
  /** Of points and coupons that the tree has turned into money in the week. */
  readonly conversionUnits: bigint
  /** What the weeks before have left open, never above nothing. */
  readonly carried: bigint
}

/** What the partner gets, whole won and down, and what the next week begins with. */
export type LosingShare = { readonly share: number; readonly left: bigint }

/**
 * The losing share of a week: what the house has lost with the tree is carried forward (마이너스 이월) and never paid back
 * by the partner (handbook 4.3, rule 4).
 */
export function losingShare({ betUnits, conversionUnits, carried }: LosingWeek): LosingShare {
  const units = betUnits - conversionUnits + carried
  return units < 0n ? { share: 0, left: units } : { share: Number(units / BigInt(WHOLE)), left: 0n }
}

/** The Monday of the last week that is over, Monday to Sunday in Seoul. */
export const lastWholeWeek = (now: Instant): string =>
  seoulDay(instant(periodStart('week', instant(periodStart('week', now) - DAY))))

/** The Monday of the week that runs. */
export const runningWeek = (now: Instant): string => seoulDay(periodStart('week', now))
