import { assert } from '#domain/assert.ts'
import type { CancellationRefusal } from '#domain/bets/cancellation.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { listFixtures } from '#server/fixtures/fixtures.ts'
import { lockMember } from '#server/members/members.ts'
import type { Deps } from '#server/platform/deps.ts'
import { findBetRow, listBetLegs } from './bet-history.sql.ts'
import type { BetReceipt } from './bet-refusal.ts'
import { lockBet } from './cancel-bet.sql.ts'
import { cancelledToday, mayCancel } from './cancellations.ts'
import { takeBackBet } from './take-back-bet.ts'

export type CancelRefusal = CancellationRefusal | { readonly code: 'BET_UNKNOWN' }

/**
 * Cancels a member's own bet by the rules of handbook 1.8 and gives the whole stake back, once. Locks the
 * member before the bet, so that the day's count is exact.
 */
export const cancelBet = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus'>,
  memberId: MemberId,
  betId: string,
): Promise<Result<BetReceipt, CancelRefusal>> =>
  deps.db.transaction(async tx => {
    await lockMember(tx, memberId)
    if (!(await lockBet(tx, memberId, betId))) return refuse({ code: 'BET_UNKNOWN' })
    const bet = await findBetRow(tx, memberId, betId)
    assert(bet, 'a locked bet stays')
    const fixtures = await listFixtures(
      tx,
      (await listBetLegs(tx, memberId, [betId])).map(leg => leg.fixtureId),
    )
    const now = deps.clock.now()
    const allowed = mayCancel(bet, {
      starts: fixtures.map(fixture => fixture.startsAt),
      cancelledToday: await cancelledToday(tx, memberId, now),
      now,
    })
    if (!allowed.ok) return allowed
    return accept(await takeBackBet(deps, tx, bet, { by: 'member', actor: `member:${memberId}` }))
  })
