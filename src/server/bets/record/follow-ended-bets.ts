import { takeLock } from '#server/platform/postgres/advisory-locks.sql.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Db, Sql, Tx } from '#server/platform/postgres/postgres.ts'
import {
  endedWithin,
  findNextPortion,
  followedTo,
  isAnythingNoted,
  lockFollower,
  logNoted,
} from './ended-bets.sql.ts'

/**
 * Work of a follower on bets that ended or whose end changed, in the transaction that stores its progress. `ended` are
 * the first queries of a statement (`with ${ended} select …`); the last of them, `ended`, has a row per change: `n`
 * (position of the change; several changes of one bet have different ones), `at`, `id`, `member_id`, `stake`, and
 * status and payout before (`old_status`, `old_payout`) and after. Statuses are those of bets; 0 is open, with a null
 * payout.
 */
export type EndedWork = (tx: Tx, ended: Sql) => Promise<unknown>

/** Appends the changes noted by settlements and cancellations to the log, whose order all followers use. */
export async function orderEndedBets({ db }: { readonly db: Db }): Promise<void> {
  if (!(await isAnythingNoted(db))) return
  await db.transaction(async tx => {
    await takeLock(tx, ADVISORY_LOCKS.endedBets)
    await logNoted(tx)
  })
}

/** Processes the next portion for a follower, in its own transaction; returns `some` when it was a full one. */
export async function followNextEnded(
  tx: Tx,
  follower: string,
  limit: number,
  work: EndedWork,
): Promise<'all' | 'some'> {
  const after = await lockFollower(tx, follower)
  const portion = await findNextPortion(tx, after, limit)
  if (!portion) return 'all'
  await work(tx, endedWithin({ after, to: portion.to }))
  await followedTo(tx, follower, portion.to)
  return portion.bets >= limit ? 'some' : 'all'
}

/**
 * Continues a follower (a row of `bet_follower`): processes the bets that have ended since, each change once and in
 * commit order, about `limit` of them in one transaction (decision 70). Returns whether it reached the end. Any number
 * of processes may call it; one at a time proceeds, and each may stop anywhere.
 */
export async function followEndedBets(
  { db }: { readonly db: Db },
  follower: string,
  limit: number,
  work: EndedWork,
): Promise<'all' | 'some'> {
  await orderEndedBets({ db })
  return db.transaction(tx => followNextEnded(tx, follower, limit, work))
}
