import type { CancellationRefusal } from '#domain/bets/cancellation.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { listFixtures } from '#server/fixtures/fixtures.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { BetReceipt } from '../bet-answer.ts'
import { listBetLegs } from '../history/bet-history.sql.ts'
import { cancelledToday, mayCancel } from './cancellations.ts'
import { lockBetOf, takeBackBet } from './take-back-bet.ts'

export type CancelRefusal = CancellationRefusal | { readonly code: 'BET_UNKNOWN' }

/**
 * Cancels a member's own bet by the rules of handbook 1.8 and refunds the whole stake, once. Locks the member before
 * the bet, so that the count of the day is exact.
 */
export const cancelBet = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus'>,
  memberId: MemberId,
  betId: string,
): Promise<Result<BetReceipt, CancelRefusal>> =>
  deps.db.transaction(async tx => {
    const bet = await lockBetOf(tx, memberId, betId)
    if (!bet) return refuse({ code: 'BET_UNKNOWN' })
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
