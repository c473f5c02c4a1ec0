import type {
  ProtectedMember,
  ProtectionExclusion,
  ProtectionHistoryRow,
  ProtectionLimit,
  ProtectionState,
} from '#contract/account/protection.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { exclusionKind, exclusionPeriods } from '#domain/protection/exclusion.ts'
import { riseTimes } from '#domain/protection/limits.ts'
import { limitPeriods, nextPeriod } from '#domain/protection/periods.ts'
import type { ExclusionRow, HistoryRow, ProtectedRow } from './protection.sql.ts'
import type { Protection } from './read-protection.ts'

const time = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')
const timeOrNull = (at: Instant | null | undefined): string | null =>
  at === null || at === undefined ? null : time(at)

export const wireExclusion = ({ period, from, until, byOperator }: ExclusionRow): ProtectionExclusion => ({
  period,
  kind: exclusionKind(period),
  from: time(from),
  until: timeOrNull(until),
  byOperator,
})

export const wireProtection = (
  { limits, exclusion, caps, cappedUntil, breakUntil }: Protection,
  now: Instant,
): ProtectionState => ({
  limits: limits.map(one => wireLimit(one, now)),
  exclusion: exclusion ? wireExclusion(exclusion) : null,
  house: { ...caps, blockedUntil: timeOrNull(cappedUntil), breakUntil: timeOrNull(breakUntil) },
})

function wireLimit(
  { kind, period, limit: { amount, rise }, used }: Protection['limits'][number],
  now: Instant,
): ProtectionLimit {
  return {
    kind,
    period,
    amount,
    used,
    renewsAt: time(nextPeriod(period, now)),
    rise: rise ? wireRise(rise, now) : null,
  }
}

function wireRise({ amount, askedAt }: { amount: number | null; askedAt: Instant }, now: Instant) {
  const { from, until } = riseTimes(askedAt)
  return {
    amount,
    askedAt: time(askedAt),
    confirmableFrom: time(from),
    confirmableUntil: time(until),
    confirmable: now >= from,
  }
}

export function wireHistory({ id, at, what, kind, period, before, after }: HistoryRow): ProtectionHistoryRow {
  const limitPeriod = limitPeriods.find(one => one === period)
  return {
    id,
    at: time(at),
    what,
    limit: kind && limitPeriod ? { kind, period: limitPeriod } : null,
    before,
    after,
    period: exclusionPeriods.find(one => one === period) ?? null,
  }
}

export const wireProtected = (row: ProtectedRow): ProtectedMember => ({
  memberId: row.memberId,
  userId: row.userId,
  nickname: row.nickname,
  exclusion: row.isExcluded ? { until: timeOrNull(row.excludedUntil) } : null,
  limits: [...row.limits],
  blockedUntil: timeOrNull(row.cappedUntil),
  dormantSince: timeOrNull(row.dormantSince),
  lastChangeAt: timeOrNull(row.lastChangeAt),
})
