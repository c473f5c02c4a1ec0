import { z } from 'zod'
import { betBody } from '#contract/bets/bet-body.ts'
import { placeRefusals } from '#contract/bets/bets.ts'
import { route } from '#contract/wire/route.ts'

/** Bets with a coupon as the stake (프리베팅, handbook 5.7): the spec's body plus the coupon. */
export const freeBetContract = {
  place: route({
    method: 'POST',
    path: 'sports-prematch/betting/free',
    access: 'member',
    summary: '프리벳 쿠폰으로 베팅하기 (당첨 시 베팅금을 제외한 당첨금만 지급)',
    body: betBody.extend({ couponId: z.uuid() }),
    output: z.object({ id: z.string(), emoney: z.number().int() }),
    refusals: [
      ...placeRefusals,
      'COUPON_UNKNOWN',
      'COUPON_USED',
      'COUPON_EXPIRED',
      'COUPON_NO_FREE_BET',
      'FREE_BET_STAKE',
      'FREE_BET_LEGS',
      'FREE_BET_ODDS',
    ],
  }),
}
