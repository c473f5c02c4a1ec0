import type { MemberId } from '#domain/ids.ts'
import { scoreOf } from '#domain/promotions/tournament.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { listScored, type MemberTally, putScores, tallyBets } from './scores.sql.ts'
import type { StoredTournament } from './tournaments.sql.ts'

/** A member whose bets count no more. */
const nothing = (memberId: MemberId): MemberTally => ({
  memberId,
  plays: 0,
  stake: 0,
  payout: 0,
  changedAt: null,
  best: 0,
  bestAt: null,
})

/**
 * Counts members of a tournament anew, from their bets as they stand, or all of them. The tournament is locked. Gives
 * whether anybody stands otherwise than before.
 */
export async function countScores(
  tx: Tx,
  tournament: StoredTournament,
  members: readonly MemberId[] | 'all',
): Promise<boolean> {
  const tallies = await tallyBets(tx, tournament, members)
  const known = new Set(tallies.map(({ memberId }) => memberId))
  const scored = await listScored(tx, tournament.id, members)
  const without = scored.flatMap(({ memberId }) => (known.has(memberId) ? [] : [nothing(memberId)]))
  const rows = [...tallies, ...without].map(tally => {
    const { memberId, plays, stake, payout } = tally
    return { memberId, plays, stake, payout, ...scoreOf(tournament.rule, tally) }
  })
  return (await putScores(tx, tournament.id, rows)).length > 0
}
