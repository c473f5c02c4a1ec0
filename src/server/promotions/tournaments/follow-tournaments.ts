import type { MemberId } from '#domain/ids.ts'
import { followEndedBets } from '#server/bets/bets.ts'
import type { Sql, Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { countScores } from './count-scores.ts'
import { listEndedMembers } from './scores.sql.ts'
import { standingsChanged } from './tournament-news.ts'
import { lockCounting } from './tournaments.sql.ts'

export type FollowDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

/** Bets per transaction. */
const BETS_AT_A_TIME = 1_000

/**
 * Updates the standings of running tournaments after bets end: recomputes members with such bets, so that corrections
 * and cancellations are included (CASINO-009, decision 84). Returns whether it reached the end.
 */
export const followTournaments = (deps: FollowDeps): Promise<'all' | 'some'> =>
  followEndedBets(deps, 'tournaments', BETS_AT_A_TIME, (tx, ended) => countEnded(deps, tx, ended))

async function countEnded({ clock, bus }: FollowDeps, tx: Tx, ended: Sql): Promise<void> {
  const tournaments = await lockCounting(tx, clock.now())
  for (const tournament of tournaments) {
    const members: readonly MemberId[] = await listEndedMembers(tx, ended, tournament.product)
    if (members.length === 0 || !(await countScores(tx, tournament, members))) continue
    tx.afterCommit(() => bus.publish(standingsChanged, { tournamentId: tournament.id }))
  }
}
