import { z } from 'zod'
import { supplierNameOf } from '#domain/casino/supplier-name.ts'
import type { WalletAnswer, WalletCode } from '#domain/casino/wallet-answer.ts'
import type { ReadCall, WalletDialect } from './dialect.ts'
import { betDescription, memberName, reference, sessionName, wholeWon } from './read-fields.ts'

/** Error numbers of this convention. */
const numbers: Readonly<Record<WalletCode, number>> = {
  INVALID_TOKEN: 11,
  SESSION_ENDED: 12,
  MEMBER_UNKNOWN: 21,
  MEMBER_BLOCKED: 22,
  GAME_UNKNOWN: 23,
  INSUFFICIENT_FUNDS: 31,
  LIMIT_REACHED: 32,
  TRANSACTION_CONFLICT: 41,
  BET_UNKNOWN: 42,
  BET_REFUNDED: 43,
  BET_RESOLVED: 44,
  ROUND_CLOSED: 45,
  ROUND_UNKNOWN: 46,
  MAINTENANCE: 91,
  BUSY: 92,
  BAD_REQUEST: 99,
}

const transaction = { trans_guid: reference, user_id: memberName, round_id: reference }

const schema = z.discriminatedUnion('command', [
  z.object({ command: z.literal('authenticate'), token: z.string().min(1).max(100) }),
  z.object({ command: z.literal('balance'), user_id: memberName }),
  z.object({
    command: z.literal('bet'),
    ...transaction,
    session_id: sessionName,
    game_id: reference,
    amount: wholeWon.min(1),
    description: betDescription,
  }),
  z.object({
    command: z.literal('win'),
    ...transaction,
    bet_guid: reference.optional(),
    amount: wholeWon,
    round_end: z.boolean().default(false),
  }),
  z.object({
    command: z.literal('cancel'),
    ...transaction,
    bet_guid: reference,
    amount: wholeWon.default(0),
  }),
  z.object({ command: z.literal('end_round'), ...transaction }),
])

const write = (answer: WalletAnswer): string =>
  JSON.stringify(
    answer.ok
      ? { result: 0, data: { balance: answer.balance, currency: 'KRW' } }
      : { result: numbers[answer.code], message: answer.code },
  )

/** One path and a field `command`: authenticate, balance, bet, win, cancel, end_round. Refusals are numbers. */
export const commandDialect: WalletDialect = {
  paths: [''],
  read: (_path, body) => {
    const parsed = schema.safeParse(body)
    return parsed.success
      ? meaning(parsed.data)
      : { kind: 'unreadable', body: write({ ok: false, code: 'BAD_REQUEST' }) }
  },
  reported: () => write,
  authenticated: (_body, { memberId, nickname, session, balance, game }) =>
    JSON.stringify({
      result: 0,
      data: {
        user_id: supplierNameOf(memberId),
        nickname,
        session_id: session,
        game_id: game.code,
        balance,
        currency: 'KRW',
      },
    }),
  balance: (_body, balance) => write({ ok: true, balance }),
  refusal: (_body, answer) => write(answer),
}

function meaning(asked: z.output<typeof schema>): ReadCall {
  switch (asked.command) {
    case 'authenticate':
      return { kind: 'authenticate', token: asked.token }
    case 'balance':
      return { kind: 'balance', memberId: asked.user_id }
    case 'bet':
      return {
        kind: 'bet',
        call: {
          kind: 'bet',
          ...callOf(asked),
          session: asked.session_id,
          game: asked.game_id,
          amount: asked.amount,
          description: asked.description,
        },
      }
    case 'win':
      return ending({
        ...callOf(asked),
        kind: 'win',
        betRef: asked.bet_guid,
        amount: asked.amount,
        endsRound: asked.round_end,
      })
    case 'cancel':
      return ending({
        ...callOf(asked),
        kind: 'refund',
        betRef: asked.bet_guid,
        amount: asked.amount,
        endsRound: false,
      })
    case 'end_round':
      return ending({ ...callOf(asked), kind: 'end', betRef: undefined, amount: 0, endsRound: true })
  }
}

const ending = (call: Extract<ReadCall, { kind: 'ending' }>['call']): ReadCall => ({ kind: 'ending', call })

const callOf = ({ trans_guid, user_id, round_id }: z.output<z.ZodObject<typeof transaction>>) => ({
  ref: trans_guid,
  memberId: user_id,
  round: round_id,
  render: write,
})
