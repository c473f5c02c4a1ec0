import type { MemberId } from '#domain/ids.ts'
import { listResults } from '#server/fixtures/fixtures.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listBetLegs } from '../history/bet-history.sql.ts'
import { headsOf } from '../history/bet-history.ts'

/**
 * Whether anything is known of how the matches of a bet came out: a leg has its result, a match is over or has one. From
 * then on cancelling the bet would be choosing who wins (field B14).
 */
export async function outcomeKnown(db: Queries, memberId: MemberId, betId: string): Promise<boolean> {
  const legs = await listBetLegs(db, memberId, [betId])
  if (legs.length === 0) return false
  if (legs.some(leg => leg.result !== null)) return true
  const heads = await headsOf(db, legs)
  if ([...heads.values()].some(({ status }) => status === 'finished')) return true
  return (await listResults(db, [...heads.keys()])).length > 0
}
