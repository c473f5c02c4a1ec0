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
 * What a follower does with bets that ended or ended otherwise, in the transaction that notes that it is done. `ended`
 * are the first queries of a statement (`with ${ended} select …`); the last of them, `ended`, has a row for each bet: `n`
 * (the change's place in the order; of one bet each change has its own), `at`, `id`, `member_id`, `stake`, and status and
 * payout before (`old_status`, `old_payout`) and since. Statuses are those of bets; 0 is an open one, whose payout is null.
 */
export type EndedWork = (tx: Tx, ended: Sql) => Promise<unknown>

/** Puts what settlements and cancellations have noted into the one order that all followers go by. */
export async function orderEndedBets({ db }: { readonly db: Db }): Promise<void> {
  if (!(await isAnythingNoted(db))) return
  await db.transaction(async tx => {
    await takeLock(tx, ADVISORY_LOCKS.endedBets)
    await logNoted(tx)
  })
}

/** The next portion for a follower, within a transaction of its own; `some` where it was a full one. */
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
 * Goes on for a follower (a row of `bet_follower`): the bets that have ended since, each change once and in the order of
 * the commits, some `limit` of them in one transaction (decision 70). Tells whether that was all there is. Any number of
 * processes may call it, one at a time goes on, and each may end anywhere.
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
