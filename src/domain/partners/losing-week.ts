import { DAY, type Instant, instant } from '../instant.ts'
import { seoulDay } from '../korean-formats.ts'
import { periodStart } from '../protection/periods.ts'
import { WHOLE } from './commissions.ts'

/** Results of a partner's week, in won times hundredths of a percent (`Commission.losingUnits`). */
export type LosingWeek = {
  /** From bets settled in the week, and corrections in it. */
  readonly betUnits: bigint
  /** From points and coupons that the partner's tree converted into money in the week. */
  readonly conversionUnits: bigint
  /** Carried over from previous weeks; never positive. */
  readonly carried: bigint
}

/** The partner's share in whole won, rounded down, and the amount carried over to the next week. */
export type LosingShare = { readonly share: number; readonly left: bigint }

/**
 * Losing share of a week. A loss of the house is carried forward (마이너스 이월) and never paid by the partner
 * (handbook 4.3, rule 4).
 */
export function losingShare({ betUnits, conversionUnits, carried }: LosingWeek): LosingShare {
  const units = betUnits - conversionUnits + carried
  return units < 0n ? { share: 0, left: units } : { share: Number(units / BigInt(WHOLE)), left: 0n }
}

/** The Monday of the last complete week, Monday to Sunday in Seoul. */
export const lastWholeWeek = (now: Instant): string =>
  seoulDay(instant(periodStart('week', instant(periodStart('week', now) - DAY))))

/** The Monday of the current week. */
export const runningWeek = (now: Instant): string => seoulDay(periodStart('week', now))
