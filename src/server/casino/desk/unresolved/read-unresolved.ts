import type { UnresolvedBet } from '#contract/back-office/casino/unresolved-desk.ts'
import { pageCountsOf, partOf } from '#contract/wire/paging.ts'
import { UNRESOLVED_AFTER, unresolvedStep } from '#domain/casino/unresolved.ts'
import { type Instant, instant, SECOND } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { deskTime } from '../desk-time.ts'
import { countUnresolved, listUnresolved, type UnresolvedRow } from './unresolved.sql.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock'>

/** Returns a page of bets that have not ended after ten minutes, each with what to do. */
export async function readUnresolved(
  { db, clock }: ReadDeps,
  { page, supplierId }: { readonly page: number; readonly supplierId: number | undefined },
) {
  const now = clock.now()
  const wanted = { before: instant(now - UNRESOLVED_AFTER), supplierId }
  const [rows, { count }] = await Promise.all([
    listUnresolved(db, wanted, partOf(page)),
    countUnresolved(db, wanted),
  ])
  return { bets: rows.map(row => wireUnresolved(row, now)), ...pageCountsOf(count) }
}

const wireUnresolved = (
  { at, says, askedAt, asks, wasRejected, ...row }: UnresolvedRow,
  now: Instant,
): UnresolvedBet => ({
  ...row,
  at: deskTime(at),
  waitedSeconds: Math.floor((now - at) / SECOND),
  said: says === null || askedAt === null ? null : { says, at: deskTime(askedAt), asks: asks ?? 1 },
  step: unresolvedStep({ placedAt: at, says, wasRejected }, now),
})
