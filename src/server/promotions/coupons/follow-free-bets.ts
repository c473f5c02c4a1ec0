import { betStatus } from '#domain/bets/bet-status.ts'
import { followEndedBets } from '#server/bets/bets.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { listEndedFree, markBet, markUnusedBy } from './coupons.sql.ts'

const BETS_AT_A_TIME = 1_000

/**
 * Follows free bets that end, or whose end changes: a void or cancelled one returns its coupon, and uses it again after
 * a correction, unless another bet uses it by then (handbook 5.7).
 */
export const followFreeBets = (deps: Pick<Deps, 'db' | 'clock' | 'bus'>): Promise<'all' | 'some'> =>
  followEndedBets(deps, 'free-bets', BETS_AT_A_TIME, async (tx, ended) => {
    for (const { couponId, betId, memberId, statusCode } of await listEndedFree(tx, ended)) {
      const status = betStatus(statusCode)
      const isNothing = status === 'void' || status === 'cancelled'
      const changed = isNothing
        ? await markUnusedBy(tx, { couponId, betId })
        : await markBet(tx, { couponId, betId, at: deps.clock.now() })
      if (changed > 0) tellContentChanged(tx, deps, 'coupons', memberId)
    }
  })
