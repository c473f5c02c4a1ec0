import type { FixtureId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { takeLock } from '#server/platform/postgres/advisory-locks.sql.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readPromotionSetting } from '../promotion-settings.ts'
import {
  beginFollowing,
  findStretch,
  followedTo,
  listUnfollowed,
  listUnreckoned,
} from './friend-points.sql.ts'
import { payFriendPoints } from './pay-friend-points.ts'
import { reckonFriendPoints } from './reckon-friend-points.ts'

export type FollowDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'>

/** Legs per transaction. */
const STRETCH_LEGS = 1_000
/** Fixtures per run, so that shutdown need not wait longer. */
const FIXTURES_AT_A_TIME = 200

/**
 * Pays recommenders for every settlement that ended since a given time and was not followed yet. Runs after settlement,
 * which does not depend on it (decision 0043). Any number of processes may call it. It is resumable: the reward of a
 * bet's revision is stored once, in the transaction that pays it. Returns whether it reached the end.
 */
export async function followSettlement(deps: FollowDeps, since: Instant): Promise<'all' | 'some'> {
  const ended = await listUnfollowed(deps.db, since, FIXTURES_AT_A_TIME)
  for (const { fixtureId, revision } of ended) while (await followStretch(deps, fixtureId, revision));
  return ended.length < FIXTURES_AT_A_TIME ? 'all' : 'some'
}

/** Follows the next batch of a fixture's bets; false if there was none, or it was the last. */
const followStretch = (deps: FollowDeps, fixtureId: FixtureId, revision: number): Promise<boolean> =>
  deps.db.transaction(async tx => {
    // A bet on several matches is processed for one of them at a time.
    await takeLock(tx, ADVISORY_LOCKS.recommenderPoints)
    const after = await beginFollowing(tx, fixtureId, revision)
    if (!after) return false
    const { lastMember, lastBet, legs } = await findStretch(tx, fixtureId, after, STRETCH_LEGS)
    const isLast = legs < STRETCH_LEGS
    const to =
      lastMember === null || lastBet === null ? after : { afterMemberId: lastMember, afterBetId: lastBet }
    if (legs > 0) {
      const rule = await readPromotionSetting(tx, 'friends')
      const at = deps.clock.now()
      const reckoned = reckonFriendPoints(await listUnreckoned(tx, { fixtureId, after, to }, at), rule)
      if (reckoned.length > 0) await payFriendPoints(deps, tx, reckoned, at)
    }
    await followedTo(tx, fixtureId, { ...to, finished: isLast })
    return !isLast
  })
