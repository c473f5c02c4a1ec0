import { z } from 'zod'
import { refused, type WalletAnswer } from '#domain/casino/wallet-answer.ts'
import { walletCodes } from '#domain/casino/wallet-codes.ts'
import type { ReadCall, WalletDialect } from './dialect.ts'
import { betDescription, namesOtherCurrency, reference, sessionName, wholeWon } from './read-fields.ts'

const transaction = { trans_guid: reference, user_id: reference, round_id: reference }

const schema = z.discriminatedUnion('command', [
  z.object({ command: z.literal('authenticate'), token: z.string().min(1).max(100) }),
  z.object({ command: z.literal('balance'), user_id: reference }),
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
  }),
  z.object({ command: z.literal('end_round'), ...transaction }),
])

const write = (answer: WalletAnswer): string =>
  JSON.stringify(
    answer.ok
      ? {
          result: 0,
          data: { balance: answer.balance, currency: 'KRW', ...(answer.isHeld && { held: true }) },
        }
      : { result: walletCodes[answer.code].command, message: answer.code },
  )

/** One path and a field `command`: authenticate, balance, bet, win, cancel, end_round. Refusals are numbers. */
export const commandDialect: WalletDialect = {
  paths: [''],
  read: (_path, body) => {
    const parsed = schema.safeParse(body)
    if (!parsed.success) return { kind: 'refused', body: write(refused('BAD_REQUEST')) }
    return namesOtherCurrency(body)
      ? { kind: 'refused', body: write(refused('WRONG_CURRENCY')) }
      : meaning(parsed.data)
  },
  reported: () => write,
  authenticated: (_body, { user, nickname, session, balance, game }) =>
    JSON.stringify({
      result: 0,
      data: {
        user_id: user,
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
      return { kind: 'balance', user: asked.user_id }
    case 'bet':
      return {
        kind: 'bet',
        user: asked.user_id,
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
      return ending(asked.user_id, {
        ...callOf(asked),
        kind: 'win',
        betRef: asked.bet_guid,
        amount: asked.amount,
        endsRound: asked.round_end,
      })
    case 'cancel':
      return ending(asked.user_id, {
        ...callOf(asked),
        kind: 'refund',
        betRef: asked.bet_guid,
        amount: 0,
        endsRound: false,
      })
    case 'end_round':
      return ending(asked.user_id, {
        ...{ ...callOf(asked), kind: 'end', betRef: undefined },
        ...{ amount: 0, endsRound: true },
      })
  }
}

const ending = (user: string, call: Extract<ReadCall, { kind: 'ending' }>['call']): ReadCall => ({
  kind: 'ending',
  user,
  call,
})

const callOf = ({ trans_guid, round_id }: z.output<z.ZodObject<typeof transaction>>) => ({
  ref: trans_guid,
  round: round_id,
  render: write,
})
