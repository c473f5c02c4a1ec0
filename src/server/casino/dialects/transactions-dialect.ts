import { z } from 'zod'
import { refused, type WalletAnswer } from '#domain/casino/wallet-answer.ts'
import { type WalletCode, walletCodes } from '#domain/casino/wallet-codes.ts'
import type { EndCall, Render } from '../wallet/wallet-call.ts'
import type { ReadCall, WalletDialect } from './dialect.ts'
import { betDescription, namesOtherCurrency, reference, sessionName, wholeWon } from './read-fields.ts'

/** Amounts in this convention are hundred-thousandths of the currency unit. */
const UNITS = 100_000

const units = z
  .number()
  .int()
  .refine(amount => amount % UNITS === 0)
  .transform(amount => amount / UNITS)
  .pipe(wholeWon)

const head = z.object({ request_uuid: reference })
const transaction = head.extend({ transaction_uuid: reference, supplier_user: reference, round: reference })
const authenticated = head.extend({ token: z.string().min(1).max(100) })
const balance = head.extend({ supplier_user: reference })
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
        ? {
            ...{ status: 'RS_OK', currency: 'KRW', balance: answer.balance * UNITS },
            ...(answer.isHeld && { held: true }),
          }
        : { status: walletCodes[answer.code].transactions }),
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
  read: (path, body) => {
    const no = (code: WalletCode): ReadCall => ({
      kind: 'refused',
      body: writer(requestOf(body))(refused(code)),
    })
    const call = meaning(path, body)
    if (!call) return no('BAD_REQUEST')
    return namesOtherCurrency(body) ? no('WRONG_CURRENCY') : call
  },
  reported: writer,
  authenticated: (body, { user, nickname, session, balance: has, game }) =>
    JSON.stringify({
      request_uuid: requestOf(body),
      status: 'RS_OK',
      supplier_user: user,
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
      return asked && { kind: 'balance', user: asked.supplier_user }
    }
    case 'transaction/bet': {
      const asked = bet.safeParse(body).data
      if (!asked) return undefined
      const { token: session, game_code: game, amount, bet: description } = asked
      const call = { kind: 'bet' as const, ...callOf(asked), session, game, amount, description }
      return { kind: 'bet', user: asked.supplier_user, call }
    }
    case 'transaction/win': {
      const asked = win.safeParse(body).data
      if (!asked) return undefined
      const { reference_transaction_uuid: betRef, amount, round_closed: endsRound } = asked
      return ending(asked, { kind: 'win', betRef, amount, endsRound })
    }
    case 'transaction/rollback': {
      const asked = rollback.safeParse(body).data
      if (!asked) return undefined
      const { reference_transaction_uuid: betRef, round_closed: endsRound } = asked
      return ending(asked, { kind: 'refund', betRef, amount: 0, endsRound })
    }
    case 'round/end': {
      const asked = transaction.safeParse(body).data
      return asked && ending(asked, { kind: 'end', betRef: undefined, amount: 0, endsRound: true })
    }
    default:
      return undefined
  }
}

type Asked = z.output<typeof transaction>
type Ending = Pick<EndCall, 'kind' | 'betRef' | 'amount' | 'endsRound'>

const ending = (asked: Asked, words: Ending): ReadCall => ({
  kind: 'ending',
  user: asked.supplier_user,
  call: { ...callOf(asked), ...words },
})

const callOf = ({ request_uuid, transaction_uuid, round }: Asked) => ({
  ref: transaction_uuid,
  round,
  render: writer(request_uuid),
})
