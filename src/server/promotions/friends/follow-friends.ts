import { followEndedBets } from '#server/bets/bets.ts'
import { takeLock } from '#server/platform/postgres/advisory-locks.sql.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readPromotionSetting } from '../promotion-settings.ts'
import { listUnreckoned } from './friend-points.sql.ts'
import { payFriendPoints } from './pay-friend-points.ts'
import { reckonFriendPoints } from './reckon-friend-points.ts'

/** Bets per transaction. */
const BETS_AT_A_TIME = 1_000

/**
 * Pays recommenders for friends' bets after they have ended, and takes back what corrections undo (decisions 43 and
 * 70). The reward of a bet's revision is stored once, in the transaction that pays it.
 */
export const followFriends = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'>,
): Promise<'all' | 'some'> =>
  followEndedBets(deps, 'friends', BETS_AT_A_TIME, async (tx, ended) => {
    await takeLock(tx, ADVISORY_LOCKS.recommenderPoints)
    const at = deps.clock.now()
    const rule = await readPromotionSetting(tx, 'friends')
    const reckoned = reckonFriendPoints(await listUnreckoned(tx, ended, at), rule)
    if (reckoned.length > 0) await payFriendPoints(deps, tx, reckoned, at)
  })
