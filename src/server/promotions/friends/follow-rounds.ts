import { followEndedBets } from '#server/bets/bets.ts'
import { takeLock } from '#server/platform/postgres/advisory-locks.sql.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import { readPromotionSetting } from '../promotion-settings.ts'
import type { FollowDeps } from './follow-settlement.ts'
import { listUnreckonedEnded } from './friend-points.sql.ts'
import { payFriendPoints } from './pay-friend-points.ts'
import { reckonFriendPoints } from './reckon-friend-points.ts'

/** Bets per transaction. */
const BETS_AT_A_TIME = 1_000

/** Pays recommenders for bets that are not on matches, such as on rounds, when they end (decisions 43 and 70). */
export const followRounds = (deps: FollowDeps): Promise<'all' | 'some'> =>
  followEndedBets(deps, 'friends-rounds', BETS_AT_A_TIME, async (tx, ended) => {
    await takeLock(tx, ADVISORY_LOCKS.recommenderPoints)
    const at = deps.clock.now()
    const rule = await readPromotionSetting(tx, 'friends')
    const reckoned = reckonFriendPoints(await listUnreckonedEnded(tx, ended, at), rule)
    if (reckoned.length > 0) await payFriendPoints(deps, tx, reckoned, at)
  })
