import { DAY, type Instant, instant } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { type LimitPeriod, limitPeriods } from './periods.ts'

/** Kinds of limits that a member can set: won deposited, staked or lost, and minutes logged in. */
export const limitKinds = ['deposit', 'stake', 'loss', 'time'] as const
export type LimitKind = (typeof limitKinds)[number]

/** Identifies a limit. Time has a daily limit only. */
export type LimitName = { readonly kind: LimitKind; readonly period: LimitPeriod }

export const limitNames: readonly LimitName[] = [
  ...limitPeriods.map(period => ({ kind: 'deposit', period }) as const),
  ...limitPeriods.map(period => ({ kind: 'stake', period }) as const),
  ...limitPeriods.map(period => ({ kind: 'loss', period }) as const),
  { kind: 'time', period: 'day' },
]

/** Allowed range of a limit in won, or in minutes for time. */
export const limitRange = (kind: LimitKind): { readonly min: number; readonly max: number } =>
  kind === 'time' ? { min: 10, max: 1_440 } : { min: 0, max: 10_000_000_000 }

/** True when the limit exists and allows this amount; null means no limit. */
export function isLimit({ kind, period }: LimitName, amount: number | null): boolean {
  const { min, max } = limitRange(kind)
  const isNamed = limitNames.some(one => one.kind === kind && one.period === period)
  return isNamed && (amount === null || (Number.isInteger(amount) && amount >= min && amount <= max))
}

/** A member's limit: the active amount (null means none), and a requested increase. */
export type OwnLimit = {
  readonly amount: number | null
  /** A higher amount, or null for none, that waits for its time and a confirmation. */
  readonly rise: { readonly amount: number | null; readonly askedAt: Instant } | undefined
}

export const NO_LIMIT: OwnLimit = { amount: null, rise: undefined }

/** Earliest time until an increase takes effect (handbook 8.2, text rg.limitUp). */
const RISE_WAITS = DAY

/** An increase that is not confirmed within this time expires. */
const RISE_KEPT = 7 * DAY

/** When an increase can be confirmed: start and end. */
export const riseTimes = (askedAt: Instant): { readonly from: Instant; readonly until: Instant } => ({
  from: instant(askedAt + RISE_WAITS),
  until: instant(askedAt + RISE_WAITS + RISE_KEPT),
})

/** The increase that is waiting or can be confirmed. */
export const pendingRise = ({ rise }: OwnLimit, now: Instant): OwnLimit['rise'] =>
  rise && now < riseTimes(rise.askedAt).until ? rise : undefined

/** Name of a change in the member's history. */
export type LimitChange = 'set' | 'lowered' | 'rise-asked' | 'rise-confirmed' | 'rise-withdrawn'

export type ChangedLimit = { readonly limit: OwnLimit; readonly change: LimitChange | undefined }

/**
 * Changes a member's limit (handbook 8.2). A first or lower limit takes effect immediately and cancels a
 * pending increase; a higher one, or none, has to wait. Requesting the active amount withdraws the
 * pending increase.
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
  // A repeated request keeps the time that has already passed.
  if (rise && rise.amount === wanted) return { limit: { amount, rise }, change: undefined }
  return { limit: { amount, rise: { amount: wanted, askedAt: now } }, change: 'rise-asked' }
}

type NoRise = { readonly code: 'LIMIT_RISE_UNKNOWN' } | { readonly code: 'LIMIT_RISE_WAITS' }

/** Confirms an increase after its waiting time. */
export function confirmRise(limit: OwnLimit, now: Instant): Result<ChangedLimit, NoRise> {
  const rise = pendingRise(limit, now)
  if (!rise) return refuse({ code: 'LIMIT_RISE_UNKNOWN' })
  if (now < riseTimes(rise.askedAt).from) return refuse({ code: 'LIMIT_RISE_WAITS' })
  return accept({ limit: { amount: rise.amount, rise: undefined }, change: 'rise-confirmed' })
}
