import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { seoulDateTime } from '#contract/wire/wire.ts'
import { casinoGameKinds } from '#domain/casino/game-kind.ts'
import { transactionKinds } from '#domain/casino/transaction-words.ko.ts'

const casinoRound = z.object({
  provider: z.string(),
  game: z.string(),
  kind: z.enum(casinoGameKinds),
  round: z.string(),
  /** The supplier's text of the bet ("레드"); null when it sent none. */
  description: z.string().nullable(),
  /** State of the bet, not of the supplier's round. */
  state: z.enum(['open', 'settled', 'cancelled']),
  /** An operator checks its win before it is paid. */
  isHeld: z.boolean(),
  stake: z.number().int(),
  /** Null while it is open. */
  payout: z.number().int().nullable(),
  /** The supplier's transactions for the bet, oldest first. */
  transactions: z.array(
    z.object({
      kind: z.enum(transactionKinds),
      /** A win beyond the most: `held` while an operator checks it, `rejected` when it was not paid. */
      state: z.enum(['done', 'held', 'rejected']),
      at: seoulDateTime,
      amount: z.number().int(),
    }),
  ),
  /** In the supplier's words; null when not provided. */
  result: z.string().nullable(),
  /** The supplier's page that proves the draw. */
  proofUrl: z.string().nullable(),
})
export type CasinoRound = z.output<typeof casinoRound>

/** Details of a round for members; separate from the lobby, whose calls every page loads. */
export const casinoRoundContract = {
  /** The member's own bet; the supplier is asked for the result when it is unknown. */
  round: route({
    method: 'GET',
    path: 'casino/rounds/{betId}',
    access: 'member',
    summary: '카지노·슬롯 베팅의 회차 상세',
    params: z.object({ betId: z.uuid() }),
    output: casinoRound,
    refusals: ['BET_UNKNOWN'],
  }),
}
