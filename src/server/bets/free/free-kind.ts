import { assert } from '#domain/assert.ts'
import { type FreeBetViolation, freeBetViolation, freeWinnings } from '#domain/promotions/free-bet.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { BetRefusal } from '../bet-answer.ts'
import type { BetRequest } from '../bet-request.ts'
import type { BetKind } from '../booking/bet-kind.ts'
import type { JudgedBet } from '../sports/judge-bet.ts'
import { sportsKind } from '../sports/sports-kind.ts'
import type { SportsDeps } from '../sports/sports-memory.ts'
import type { CouponRefusal, FreeStake, FreeStakes } from './free-stake.ts'

/** A bet on matches with a coupon as its stake. */
export type FreeBetRequest = BetRequest & { readonly couponId: string }
export type FreeRefusal = CouponRefusal | FreeBetViolation

type JudgedFree = JudgedBet & { readonly couponId: string }

/**
 * Bets on matches with a free stake (handbook 5.7). Judged like other bets, then by the coupon, which is locked after
 * the member's wallet, so that one coupon pays for one bet.
 */
export function freeKind(
  deps: SportsDeps & { readonly freeStakes: FreeStakes },
): BetKind<FreeBetRequest, JudgedFree, FreeRefusal> {
  const { freeStakes, clock } = deps
  const sports = sportsKind(deps)
  return {
    product: sports.product,
    isFree: true,
    gates: sports.gates,
    judge: async (tx, requests, entered, stands) => {
      const verdicts = await sports.judge(tx, requests, entered, stands)
      const judged: Result<JudgedFree, BetRefusal | FreeRefusal>[] = []
      for (const [index, { couponId, memberId }] of requests.entries()) {
        const verdict = verdicts[index]
        assert(verdict, 'every bet is judged')
        const held = await freeStakes.hold(tx, { couponId, memberId, at: clock.now() })
        judged.push(
          verdict.ok && held.ok ? withStake(verdict.value, held.value, couponId) : refused(held, verdict),
        )
      }
      return judged
    },
    picks: async (tx, accepted) => {
      const used = accepted.map(({ request: { couponId, memberId }, betId }) => ({
        couponId,
        memberId,
        betId,
      }))
      await freeStakes.use(tx, used, clock.now())
      return sports.picks(tx, accepted)
    },
  }
}

/** An invalid coupon is reported before any fault of the slip. */
function refused(
  held: Result<FreeStake, CouponRefusal>,
  verdict: Result<JudgedBet, BetRefusal>,
): Result<never, BetRefusal | FreeRefusal> {
  if (!held.ok) return held
  assert(!verdict.ok, 'one of the two says no')
  return verdict
}

function withStake(bet: JudgedBet, stake: FreeStake, couponId: string): Result<JudgedFree, FreeBetViolation> {
  const wrong = freeBetViolation(stake, {
    stake: bet.stake,
    legs: bet.legs.length,
    totalOdds: bet.totalOdds,
  })
  return wrong ? refuse(wrong) : accept({ ...bet, couponId, winnings: freeWinnings(bet.winnings, bet.stake) })
}
