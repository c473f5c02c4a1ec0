import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { HouseCaps } from '#domain/protection/gate.ts'
import { type LimitName, limitNames, type OwnLimit, pendingRise } from '#domain/protection/limits.ts'
import { lossOf, NO_USE, type PlayUse } from '#domain/protection/use.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Site } from '#server/site/site.ts'
import { ownLimit } from './change-own-limit.ts'
import { type PaidIn, sumPaidIn } from './deposits/paid-in.sql.ts'
import { houseCaps, readGateFacts } from './gate.ts'
import {
  type ExclusionRow,
  factsOf,
  findBreak,
  findCap,
  findExclusion,
  type HistoryOf,
  historyList,
  listLimits,
  minutesToday,
  type ProtectedSearch,
  protectedList,
} from './protection.sql.ts'

export type Protection = {
  readonly limits: readonly (LimitName & { readonly limit: OwnLimit; readonly used: number })[]
  readonly exclusion: ExclusionRow | undefined
  readonly caps: HouseCaps
  readonly cappedUntil: Instant | undefined
  readonly breakUntil: Instant | undefined
}

/** Returns all current protection of a member: limits with their use, exclusion, the house's caps. */
export async function readProtection(
  db: Queries,
  site: Pick<Site, 'settings'>,
  memberId: MemberId,
  now: Instant,
): Promise<Protection> {
  const [facts, rows, exclusion, cap, pause, minutes, paidIn] = await Promise.all([
    factsOf(db, memberId, now),
    listLimits(db, memberId),
    findExclusion(db, memberId, now),
    findCap(db, memberId, now),
    findBreak(db, memberId, now),
    minutesToday(db, memberId, now),
    sumPaidIn(db, memberId, now),
  ])
  const use = readGateFacts(facts).get(memberId)?.use ?? NO_USE
  return {
    limits: limitNames.map(name => {
      const limit = ownLimit(rows.find(row => row.kind === name.kind && row.period === name.period))
      return {
        ...name,
        limit: { ...limit, rise: pendingRise(limit, now) },
        used: usedOf(name, { use, minutes, paidIn }),
      }
    }),
    exclusion,
    caps: houseCaps(site),
    cappedUntil: cap?.until,
    breakUntil: pause?.until,
  }
}

type Used = { readonly use: PlayUse; readonly minutes: number; readonly paidIn: PaidIn }

function usedOf({ kind, period }: LimitName, { use, minutes, paidIn }: Used): number {
  if (kind === 'deposit') return paidIn[period]
  if (kind === 'time') return minutes
  return kind === 'stake' ? use.staked[period] : lossOf(use, period)
}

/** Returns a page of a member's protection history, newest first. */
export const readHistory = (db: Queries, whose: HistoryOf, page: number) => historyList.page(db, whose, page)

/** Returns members with limits, an exclusion or a pause in force, and members found by name; latest change first. */
export const readProtected = (db: Queries, search: ProtectedSearch, page: number) =>
  protectedList.page(db, search, page)
