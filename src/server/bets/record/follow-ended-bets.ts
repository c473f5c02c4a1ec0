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
 * Processes a batch of bets that ended or whose end changed, in the transaction that stores the follower's progress.
 * `ended` starts a statement (`with ${ended} select …`). Its last query, also named `ended`, returns one row per
 * change: `n` (position of the change, unique even if one bet changed several times), `at`, `id`, `member_id`, `stake`,
 * and status and payout before (`old_status`, `old_payout`) and after. Status 0 is an open bet, whose payout is null.
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

/** Processes the next batch for a follower, in the transaction given; returns `some` when the batch was full. */
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
