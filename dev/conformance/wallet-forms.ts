// The calls and answers of both conventions, from docs/seamless-wallet.md alone.
import { type Convention, messageOf, type Refusal, refusalOf } from './wallet-codes.ts'

export type Bet = {
  readonly kind: 'bet'
  readonly user: string
  readonly session: string
  readonly game: string
  readonly ref: string
  readonly round: string
  readonly amount: number
  /** Text of the bet for people to read. */
  readonly description?: string | undefined
}

export type Win = {
  readonly kind: 'win'
  readonly user: string
  readonly ref: string
  readonly betRef: string | undefined
  readonly round: string
  readonly amount: number
  readonly endsRound: boolean
}

export type Refund = {
  readonly kind: 'refund'
  readonly user: string
  readonly ref: string
  readonly betRef: string
  readonly round: string
}

export type End = {
  readonly kind: 'end'
  readonly user: string
  readonly ref: string
  readonly round: string
}

export type Ask =
  | { readonly kind: 'authenticate'; readonly token: string }
  | { readonly kind: 'balance'; readonly user: string }
  | Bet
  | Win
  | Refund
  | End

/** An answer of the wallet, read by the paper. */
export type Told = {
  readonly status: number
  readonly body: string
  readonly ok: boolean
  /** The wallet's word for a refusal: the message (`command`) or the status (`transactions`). */
  readonly code: string | undefined
  /** The code of the answer: a number in `command`, a status in `transactions`. */
  readonly said: string
  /** The reason of a refusal by its code; undefined when the paper has no such code. */
  readonly refusal: Refusal | undefined
  /** How the answer differs from the form that the paper gives; undefined when it does not. */
  readonly problem: string | undefined
  readonly balance: number | undefined
  /** Set when the win is held for an operator (rule 17). */
  readonly isHeld?: boolean
  readonly user?: string | undefined
  readonly session?: string | undefined
  readonly game?: string | undefined
  /** The `request_uuid` of the answer. */
  readonly request?: string | undefined
}

export type Body = Readonly<Record<string, unknown>>

export type Form = {
  write(ask: Ask): { readonly path: string; readonly body: Body }
  read(status: number, body: string): Told
}

/** Amounts of the convention `transactions` are hundred-thousandths of a won. */
export const UNITS = 100_000

const commandBody = (ask: Ask): Body => {
  switch (ask.kind) {
    case 'authenticate':
      return { command: 'authenticate', token: ask.token }
    case 'balance':
      return { command: 'balance', user_id: ask.user }
    case 'bet': {
      const { session, game, amount, description } = ask
      return { command: 'bet', ...commandHead(ask), session_id: session, game_id: game, amount, description }
    }
    case 'win': {
      const { betRef, amount, endsRound } = ask
      return { command: 'win', ...commandHead(ask), bet_guid: betRef, amount, round_end: endsRound }
    }
    case 'refund':
      return { command: 'cancel', ...commandHead(ask), bet_guid: ask.betRef }
    case 'end':
      return { command: 'end_round', ...commandHead(ask) }
  }
}

const commandHead = ({ ref, user, round }: End | Bet | Win | Refund) => ({
  trans_guid: ref,
  user_id: user,
  round_id: round,
})

const transactionsCall = (ask: Ask): { readonly path: string; readonly body: Body } => {
  switch (ask.kind) {
    case 'authenticate':
      return { path: 'user/authenticate', body: { token: ask.token } }
    case 'balance':
      return { path: 'user/balance', body: { supplier_user: ask.user } }
    case 'bet': {
      const { session: token, game: game_code, description: bet } = ask
      const body = { ...transactionsHead(ask), token, game_code, amount: ask.amount * UNITS, bet }
      return { path: 'transaction/bet', body }
    }
    case 'win': {
      const body = {
        ...transactionsHead(ask),
        reference_transaction_uuid: ask.betRef,
        amount: ask.amount * UNITS,
        round_closed: ask.endsRound,
      }
      return { path: 'transaction/win', body }
    }
    case 'refund': {
      const body = { ...transactionsHead(ask), reference_transaction_uuid: ask.betRef }
      return { path: 'transaction/rollback', body }
    }
    case 'end':
      return { path: 'round/end', body: transactionsHead(ask) }
  }
}

const transactionsHead = ({ ref, user, round }: End | Bet | Win | Refund) => ({
  transaction_uuid: ref,
  supplier_user: user,
  round,
})

const unread = (status: number, body: string, problem: string): Told => ({
  ...{ status, body, ok: false, code: undefined, said: `HTTP ${status}`, refusal: undefined },
  ...{ problem, balance: undefined },
})

/** Stands for an answer that did not come. */
export const noAnswer = (reason: string): Told => unread(0, reason, `there was no answer: ${reason}`)

type Fields = Readonly<Record<string, unknown>>

/** Reads an answer that must be a JSON object with the status 200. */
const read = (status: number, body: string, told: (fields: Fields) => Told): Told => {
  if (status !== 200) return unread(status, body, `the status is ${status}, not 200`)
  try {
    const fields: unknown = JSON.parse(body)
    return isFields(fields) ? told(fields) : unread(status, body, 'the answer is no JSON object')
  } catch {
    return unread(status, body, 'the answer is no JSON')
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Returns the first problem of a list of checks. */
const firstOf = (...checks: readonly (readonly [isRight: boolean, problem: string])[]): string | undefined =>
  checks.find(([isRight]) => !isRight)?.[1]

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)
/** A fraction or an exponent in the text of the balance, which some readers turn into an inexact number. */
const FRACTION = /"balance"\s*:\s*-?\d+[.eE]/

const messageText = (said: string): string | undefined => {
  const refusal = refusalOf(said)
  return refusal && messageOf(refusal)
}

const readCommand = (body: string, { result, message, data }: Fields): Told => {
  const { balance, currency, held, user_id, session_id, game_id } = isFields(data) ? data : {}
  const ok = result === 0
  const said = String(result)
  const problem = ok
    ? firstOf(
        [isWhole(balance) && balance >= 0 && !FRACTION.test(body), 'the balance is no whole number of won'],
        [currency === 'KRW', 'the currency is not KRW'],
      )
    : firstOf(
        [isWhole(result), 'the result is no whole number'],
        [refusalOf(said) !== undefined, `the paper has no result ${said}`],
        [message === messageText(said), `the message of the result ${said} is not ${messageText(said)}`],
      )
  return {
    ...{ status: 200, body, ok, said, problem, code: textOf(message) },
    refusal: ok ? undefined : refusalOf(said),
    balance: isWhole(balance) ? balance : undefined,
    isHeld: held === true,
    ...{ user: textOf(user_id), session: textOf(session_id), game: textOf(game_id) },
  }
}

const readTransactions = (body: string, fields: Fields): Told => {
  const { status: word, balance, currency, held, supplier_user, token, game_code, request_uuid } = fields
  const ok = word === 'RS_OK'
  const said = String(word)
  const isUnits = isWhole(balance) && balance >= 0 && balance % UNITS === 0 && !FRACTION.test(body)
  const problem = ok
    ? firstOf(
        [isUnits, 'the balance is no whole number of won × 100,000'],
        [currency === 'KRW', 'the currency is not KRW'],
      )
    : firstOf([refusalOf(said) !== undefined, `the paper has no status ${said}`])
  return {
    ...{ status: 200, body, ok, said, problem, code: ok ? undefined : said },
    refusal: ok ? undefined : refusalOf(said),
    balance: isWhole(balance) ? balance / UNITS : undefined,
    isHeld: held === true,
    ...{ user: textOf(supplier_user), session: textOf(token), game: textOf(game_code) },
    request: textOf(request_uuid),
  }
}

export const forms: Readonly<Record<Convention, Form>> = {
  command: {
    write: ask => ({ path: '', body: commandBody(ask) }),
    read: (status, body) => read(status, body, fields => readCommand(body, fields)),
  },
  transactions: {
    write: ask => {
      const { path, body } = transactionsCall(ask)
      return { path, body: { request_uuid: crypto.randomUUID(), ...body } }
    },
    read: (status, body) => read(status, body, fields => readTransactions(body, fields)),
  },
}
