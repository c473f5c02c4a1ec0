import { z } from 'zod'
import { supplierNameOf } from '#domain/casino/supplier-name.ts'
import type { WalletAnswer, WalletCode } from '#domain/casino/wallet-answer.ts'
import type { Render } from '../wallet/wallet-call.ts'
import type { ReadCall, WalletDialect } from './dialect.ts'
import { betDescription, memberName, reference, sessionName, wholeWon } from './read-fields.ts'

/** Amounts in this convention are hundred-thousandths of the currency unit. */
const UNITS = 100_000

const words: Readonly<Record<WalletCode, string>> = {
  INVALID_TOKEN: 'RS_ERROR_INVALID_TOKEN',
  SESSION_ENDED: 'RS_ERROR_TOKEN_EXPIRED',
  MEMBER_UNKNOWN: 'RS_ERROR_USER_UNKNOWN',
  MEMBER_BLOCKED: 'RS_ERROR_USER_DISABLED',
  GAME_UNKNOWN: 'RS_ERROR_INVALID_GAME',
  INSUFFICIENT_FUNDS: 'RS_ERROR_NOT_ENOUGH_MONEY',
  LIMIT_REACHED: 'RS_ERROR_LIMIT_REACHED',
  TRANSACTION_CONFLICT: 'RS_ERROR_DUPLICATE_TRANSACTION',
  BET_UNKNOWN: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  BET_REFUNDED: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  BET_RESOLVED: 'RS_ERROR_TRANSACTION_SETTLED',
  ROUND_CLOSED: 'RS_ERROR_ROUND_CLOSED',
  ROUND_UNKNOWN: 'RS_ERROR_ROUND_UNKNOWN',
  MAINTENANCE: 'RS_ERROR_MAINTENANCE',
  BUSY: 'RS_ERROR_UNKNOWN',
  BAD_REQUEST: 'RS_ERROR_WRONG_SYNTAX',
}

const units = z
  .number()
  .int()
  .refine(amount => amount % UNITS === 0)
  .transform(amount => amount / UNITS)
  .pipe(wholeWon)

const head = z.object({ request_uuid: reference })
const transaction = head.extend({ transaction_uuid: reference, supplier_user: memberName, round: reference })
const authenticated = head.extend({ token: z.string().min(1).max(100) })
const balance = head.extend({ supplier_user: memberName })
const bet = transaction.extend({
  token: sessionName,
  game_code: reference,
  amount: units.pipe(wholeWon.min(1)),
  bet: betDescription,
})
const win = transaction.extend({
  reference_transaction_uuid: reference.optional(),
  amount: units,
  round_closed: z.boolean().default(false),
})
const rollback = transaction.extend({
  reference_transaction_uuid: reference,
  round_closed: z.boolean().default(false),
})

const requestOf = (body: unknown): string | undefined => head.safeParse(body).data?.request_uuid

const writer =
  (request: string | undefined): Render =>
  answer =>
    JSON.stringify({
      ...(request === undefined ? {} : { request_uuid: request }),
      ...(answer.ok
        ? { status: 'RS_OK', currency: 'KRW', balance: answer.balance * UNITS }
        : { status: words[answer.code] }),
    })

/** One path per call; amounts in hundred-thousandths. A repeated call gets the first answer, byte for byte. */
export const transactionsDialect: WalletDialect = {
  paths: [
    'user/authenticate',
    'user/balance',
    'transaction/bet',
    'transaction/win',
    'transaction/rollback',
    'round/end',
  ],
  read: (path, body) =>
    meaning(path, body) ?? {
      kind: 'unreadable',
      body: writer(requestOf(body))({ ok: false, code: 'BAD_REQUEST' }),
    },
  reported: writer,
  authenticated: (body, { memberId, nickname, session, balance: has, game }) =>
    JSON.stringify({
      request_uuid: requestOf(body),
      status: 'RS_OK',
      supplier_user: supplierNameOf(memberId),
      nickname,
      token: session,
      game_code: game.code,
      currency: 'KRW',
      balance: has * UNITS,
    }),
  balance: (body, has) => writer(requestOf(body))({ ok: true, balance: has }),
  refusal: (body, answer: WalletAnswer) => writer(requestOf(body))(answer),
}

function meaning(path: string, body: unknown): ReadCall | undefined {
  switch (path) {
    case 'user/authenticate': {
      const asked = authenticated.safeParse(body).data
      return asked && { kind: 'authenticate', token: asked.token }
    }
    case 'user/balance': {
      const asked = balance.safeParse(body).data
      return asked && { kind: 'balance', memberId: asked.supplier_user }
    }
    case 'transaction/bet': {
      const asked = bet.safeParse(body).data
      if (!asked) return undefined
      const { token: session, game_code: game, amount, bet: description } = asked
      return { kind: 'bet', call: { kind: 'bet', ...callOf(asked), session, game, amount, description } }
    }
    case 'transaction/win': {
      const asked = win.safeParse(body).data
      if (!asked) return undefined
      const { reference_transaction_uuid: betRef, amount, round_closed: endsRound } = asked
      return { kind: 'ending', call: { kind: 'win', ...callOf(asked), betRef, amount, endsRound } }
    }
    case 'transaction/rollback': {
      const asked = rollback.safeParse(body).data
      if (!asked) return undefined
      const { reference_transaction_uuid: betRef, round_closed: endsRound } = asked
      return { kind: 'ending', call: { kind: 'refund', ...callOf(asked), betRef, amount: 0, endsRound } }
    }
    case 'round/end': {
      const asked = transaction.safeParse(body).data
      return (
        asked && {
          kind: 'ending',
          call: { kind: 'end', ...callOf(asked), betRef: undefined, amount: 0, endsRound: true },
        }
      )
    }
    default:
      return undefined
  }
}

const callOf = ({ request_uuid, transaction_uuid, supplier_user, round }: z.output<typeof transaction>) => ({
  ref: transaction_uuid,
  memberId: supplier_user,
  round,
  render: writer(request_uuid),
})
