import type { MemberId } from '#domain/ids.ts'
import { scoreOf } from '#domain/promotions/tournament.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { listScored, type MemberTally, putScores, tallyBets } from './scores.sql.ts'
import type { StoredTournament } from './tournaments.sql.ts'

/** Scores of a member without counting bets. */
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
 * Recomputes the scores of members of a tournament, or of all, from the current state of their bets. The tournament
 * must be locked. Returns whether any score changed.
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
