import { instant, SECOND } from '#domain/instant.ts'
import { followNextEnded, orderEndedBets } from '#server/bets/bets.ts'
import { takeLock } from '#server/platform/postgres/advisory-locks.sql.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { uuidFloor, uuidInstant } from '#server/platform/postgres/uuid.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  type FollowRow,
  followedTo,
  followNext,
  lastPostingNumber,
  ownNumber,
  readFollow,
} from './report-follow.sql.ts'
import { countEnded, countPoints, countStakes, endOfRange, firstWaiting } from './report-sums.sql.ts'

export type FollowDeps = Pick<Deps, 'db' | 'clock'>

/** Bets per transaction. */
const BETS_AT_A_TIME = 5_000
/** Maximum difference between the clocks of two processes; above it there is an alarm. */
const CLOCKS_APART = 2 * SECOND

/**
 * Adds new bets, results and points to the sums of the reports. Returns whether it reached the end. Booking does not
 * depend on it: bets are found through their stake postings in id order, once no transaction can write below an id any
 * more. Any number of processes may call it; one at a time proceeds. It is resumable (decision 58).
 */
export const followReports = async ({ db, clock }: FollowDeps): Promise<'all' | 'some'> => {
  await orderEndedBets({ db })
  return db.transaction(async tx => {
    await takeLock(tx, ADVISORY_LOCKS.reportSums)
    const follow = await readFollow(tx)
    // In this order, and before any write: see `ownNumber`.
    const at = instant(clock.now() - CLOCKS_APART)
    const pointsTo = await lastPostingNumber(tx)
    const next = { betsTo: uuidFloor(at), pointsTo, at, writtenBelow: await ownNumber(tx) }
    const placed = await followPlaced(tx, follow)
    if (placed === 'all') await followNext(tx, next)
    const ended = await followNextEnded(tx, 'reports', BETS_AT_A_TIME, countEnded)
    return placed === 'some' ? 'some' : ended
  })
}

/** Adds stakes and points up to where all are known to be written. */
async function followPlaced(tx: Tx, follow: FollowRow): Promise<'all' | 'some' | 'unwritten'> {
  const { betsTo, pointsTo, nextBetsTo, nextPointsTo, nextAt, isWritten } = follow
  if (nextBetsTo === null || nextPointsTo === null || nextAt === null) return 'all'
  if (!isWritten) return 'unwritten'
  const limit = (await firstWaiting(tx, nextBetsTo))?.id ?? nextBetsTo
  const to = limit > betsTo ? await endOfRange(tx, { from: betsTo, to: limit }, BETS_AT_A_TIME) : betsTo
  if (to > betsTo) await countStakes(tx, { from: betsTo, to })
  if (nextPointsTo > pointsTo) await countPoints(tx, { after: pointsTo, to: nextPointsTo })
  const countedAt = to === nextBetsTo ? nextAt : uuidInstant(to)
  await followedTo(tx, { betsTo: to, pointsTo: nextPointsTo, countedAt })
  return to < limit ? 'some' : 'all'
}
