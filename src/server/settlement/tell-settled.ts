import type { ResettleCause } from '#domain/bets/resettle-cause.ts'
import type { BetId, MemberId } from '#domain/ids.ts'
import { won } from '#domain/money.ts'
import { memberBalance, type StretchNews } from '#server/bets/bets.ts'
import type { Bus } from '#server/platform/news/bus.ts'
import { betSettled } from './settlement-news.ts'

/** Publishes to the members of a batch their new balances and bets, with the cause if a bet had been settled before. */
export function tellSettled(
  bus: Bus,
  { reversals, balances, bets }: StretchNews,
  cause?: ResettleCause,
): void {
  for (const [memberId, balance] of [...reversals, ...balances])
    bus.publish(memberBalance, { memberId: memberId as MemberId, balance })
  for (const [memberId, betId, statusCode, payout, before] of bets)
    bus.publish(betSettled, {
      memberId: memberId as MemberId,
      betId: betId as BetId,
      statusCode,
      payout: payout === null ? null : won(payout),
      ...(before && cause && { again: cause }),
    })
}
