import { DAY, type Instant, instant } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { type LimitPeriod, limitPeriods } from './periods.ts'

/** What a member may limit: the won paid in, the won staked, the won lost, and the minutes logged in. */
export const limitKinds = ['deposit', 'stake', 'loss', 'time'] as const
export type LimitKind = (typeof limitKinds)[number]

/** Which limit it is. Time is limited by the day alone. */
export type LimitName = { readonly kind: LimitKind; readonly period: LimitPeriod }

export const limitNames: readonly LimitName[] = [
  ...limitPeriods.map(period => ({ kind: 'deposit', period }) as const),
  ...limitPeriods.map(period => ({ kind: 'stake', period }) as const),
  ...limitPeriods.map(period => ({ kind: 'loss', period }) as const),
  { kind: 'time', period: 'day' },
]

/** What a limit may be: won, or minutes for time. Nobody stakes more than the highest, nor lives longer days. */
export const limitRange = (kind: LimitKind): { readonly min: number; readonly max: number } =>
  kind === 'time' ? { min: 10, max: 1_440 } : { min: 0, max: 10_000_000_000 }

/** Whether there is such a limit, and may be of this amount; null is none. */
export function isLimit({ kind, period }: LimitName, amount: number | null): boolean {
  const { min, max } = limitRange(kind)
  const isNamed = limitNames.some(one => one.kind === kind && one.period === period)
  return isNamed && (amount === null || (Number.isInteger(amount) && amount >= min && amount <= max))
}

/** A member's limit: what is in force (null: none), and what was asked for instead. */
export type OwnLimit = {
  readonly amount: number | null
  /** A higher amount, or none at all, that waits for its time and a second yes. */
  readonly rise: { readonly amount: number | null; readonly askedAt: Instant } | undefined
}

export const NO_LIMIT: OwnLimit = { amount: null, rise: undefined }

/** A rise is in force after so long at the earliest (handbook 8.2, text rg.limitUp). */
const RISE_WAITS = DAY

/** Who has not said yes again so long after that has thought better of it. */
const RISE_KEPT = 7 * DAY

/** From when the second yes counts, and until when. */
export const riseTimes = (askedAt: Instant): { readonly from: Instant; readonly until: Instant } => ({
  from: instant(askedAt + RISE_WAITS),
  until: instant(askedAt + RISE_WAITS + RISE_KEPT),
})

/** The rise that still waits or can be confirmed. */
export const pendingRise = ({ rise }: OwnLimit, now: Instant): OwnLimit['rise'] =>
  rise && now < riseTimes(rise.askedAt).until ? rise : undefined

/** What a change is called in the member's history. */
export type LimitChange = 'set' | 'lowered' | 'rise-asked' | 'rise-confirmed' | 'rise-withdrawn'

export type ChangedLimit = { readonly limit: OwnLimit; readonly change: LimitChange | undefined }

/**
 * A member's wish for another limit (handbook 8.2): a first or lower one is in force at once and ends a rise that waits;
 * a higher one, or none, waits. The amount in force again withdraws what waits.
 */
export function changeLimit(limit: OwnLimit, wanted: number | null, now: Instant): ChangedLimit {
  const rise = pendingRise(limit, now)
  const { amount } = limit
  if (wanted === amount) {
    const kept = { amount, rise: undefined }
    return rise ? { limit: kept, change: 'rise-withdrawn' } : { limit: kept, change: undefined }
  }
  if (amount === null) return { limit: { amount: wanted, rise: undefined }, change: 'set' }
  if (wanted !== null && wanted < amount)
    return { limit: { amount: wanted, rise: undefined }, change: 'lowered' }
  // Asked for again, the time that has passed counts.
  if (rise && rise.amount === wanted) return { limit: { amount, rise }, change: undefined }
  return { limit: { amount, rise: { amount: wanted, askedAt: now } }, change: 'rise-asked' }
}

type NoRise = { readonly code: 'LIMIT_RISE_UNKNOWN' } | { readonly code: 'LIMIT_RISE_WAITS' }

/** The second yes to a rise, which counts when its time has passed. */
export function confirmRise(limit: OwnLimit, now: Instant): Result<ChangedLimit, NoRise> {
  const rise = pendingRise(limit, now)
  if (!rise) return refuse({ code: 'LIMIT_RISE_UNKNOWN' })
  if (now < riseTimes(rise.askedAt).from) return refuse({ code: 'LIMIT_RISE_WAITS' })
  return accept({ limit: { amount: rise.amount, rise: undefined }, change: 'rise-confirmed' })
}
