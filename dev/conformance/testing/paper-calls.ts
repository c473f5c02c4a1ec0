// Reads the calls of both conventions for the wallet in memory.
import type { Convention } from '../wallet-codes.ts'
import { type Body, UNITS } from '../wallet-forms.ts'
import type { Message } from '../wallet-transport.ts'
import type { PaperCall } from './paper-numbers.ts'
import type { WalletFault } from './wallet-faults.ts'

export type PaperRead = (
  | { readonly kind: 'unreadable' | 'currency' }
  | { readonly kind: 'authenticate'; readonly token: string }
  | { readonly kind: 'balance'; readonly user: string }
  | { readonly kind: 'call'; readonly call: PaperCall }
) & { readonly request: string | undefined }

type Has = (fault: WalletFault) => boolean
type Part = 'authenticate' | 'balance' | 'bet' | 'win' | 'refund' | 'end'

/** The names of fields in a convention. */
type Names = {
  readonly [name in
    | 'ref'
    | 'user'
    | 'round'
    | 'session'
    | 'game'
    | 'description'
    | 'betRef'
    | 'endsRound']: string
}

const names: Readonly<Record<Convention, Names>> = {
  command: {
    ...{ ref: 'trans_guid', user: 'user_id', round: 'round_id', session: 'session_id', game: 'game_id' },
    ...{ description: 'description', betRef: 'bet_guid', endsRound: 'round_end' },
  },
  transactions: {
    ...{
      ref: 'transaction_uuid',
      user: 'supplier_user',
      round: 'round',
      session: 'token',
      game: 'game_code',
    },
    ...{ description: 'bet', betRef: 'reference_transaction_uuid', endsRound: 'round_closed' },
  },
}

const commands = new Map<unknown, Part>([
  ['authenticate', 'authenticate'],
  ['balance', 'balance'],
  ['bet', 'bet'],
  ['win', 'win'],
  ['cancel', 'refund'],
  ['end_round', 'end'],
])
const paths = new Map<unknown, Part>([
  ['user/authenticate', 'authenticate'],
  ['user/balance', 'balance'],
  ['transaction/bet', 'bet'],
  ['transaction/win', 'win'],
  ['transaction/rollback', 'refund'],
  ['round/end', 'end'],
])

/** Reads a message of a convention. */
export function readPaperCall(convention: Convention, { path, text }: Message, has: Has): PaperRead {
  const body = bodyOf(text)
  const request = convention === 'transactions' ? textAt(body, 'request_uuid') : undefined
  const part = convention === 'command' ? commands.get(body.command) : paths.get(path)
  const reader = new Fields(body, convention, has)
  const read =
    part && (convention === 'command' || request !== undefined) ? reader.read(part, text) : undefined
  if (read && isOtherCurrency(body) && !has('ignores the currency')) return { kind: 'currency', request }
  return { ...(read ?? { kind: 'unreadable' }), request }
}

const isOtherCurrency = (body: Body): boolean => 'currency' in body && body.currency !== 'KRW'

function bodyOf(text: string): Body {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    return {}
  }
}

const textAt = (body: Body, field: string): string | undefined => {
  const value = body[field]
  return typeof value === 'string' ? value : undefined
}

const NUMBER = /^[\w.:-]{1,80}$/
const STAKE_MAX = 1_000_000_000
const UNKNOWN_FIELDS = /campaign|tags|extra/
const DESCRIPTION = /^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u

class Fields {
  readonly #body: Body
  readonly #convention: Convention
  readonly #has: Has

  constructor(body: Body, convention: Convention, has: Has) {
    this.#body = body
    this.#convention = convention
    this.#has = has
  }

  read(part: Part, text: string): PaperReadWithout | undefined {
    if (this.#has('refuses unknown fields') && UNKNOWN_FIELDS.test(text)) return undefined
    if (part === 'authenticate') {
      const token = textAt(this.#body, 'token')
      return token === undefined ? undefined : { kind: 'authenticate', token }
    }
    const user = this.#text('user')
    if (user === undefined) return undefined
    if (part === 'balance') return { kind: 'balance', user }
    const [ref, round] = [this.#number('ref'), this.#number('round')]
    if (ref === undefined || round === undefined) return undefined
    const call = this.#call(part, { user, ref, round, text })
    return call && { kind: 'call', call }
  }

  #call(part: Exclude<Part, 'authenticate' | 'balance'>, head: Head): PaperCall | undefined {
    const endsRound = this.#body[names[this.#convention].endsRound] === true
    switch (part) {
      case 'bet': {
        const [session, game, amount] = [this.#text('session'), this.#text('game'), this.#amount(1)]
        const description = this.#description()
        if (session === undefined || game === undefined || amount === undefined || description === 'bad')
          return undefined
        return { kind: 'bet', ...head, session, game, amount, description: description?.text }
      }
      case 'win': {
        const amount = this.#amount(0)
        return amount === undefined
          ? undefined
          : { kind: 'win', ...head, betRef: this.#number('betRef'), amount, endsRound }
      }
      case 'refund': {
        const betRef = this.#number('betRef')
        return betRef === undefined ? undefined : { kind: 'refund', ...head, betRef, endsRound }
      }
      case 'end':
        return { kind: 'end', ...head }
    }
  }

  #text(name: keyof Names): string | undefined {
    return textAt(this.#body, names[this.#convention][name])
  }

  #number(name: keyof Names): string | undefined {
    const value = this.#body[names[this.#convention][name]]
    if (this.#has('accepts numbers of any form') && value !== undefined) return String(value)
    return typeof value === 'string' && NUMBER.test(value) ? value : undefined
  }

  #amount(min: number): number | undefined {
    const { amount } = this.#body
    if (typeof amount !== 'number') return undefined
    const isUnits = this.#convention === 'transactions' && !this.#has('treats units as won')
    const won = isUnits ? amount / UNITS : amount
    if (!Number.isSafeInteger(won) && !this.#has('accepts fractions')) return undefined
    if (min > 0 && won > STAKE_MAX && !this.#has('accepts stakes above a billion')) return undefined
    return won < min && !this.#has('accepts negative and zero amounts') ? undefined : won
  }

  #description(): { readonly text: string | undefined } | 'bad' | undefined {
    const value = this.#body[names[this.#convention].description]
    const text = typeof value === 'string' ? value.trim() : undefined
    const isGood = text !== undefined && DESCRIPTION.test(text)
    if (!isGood && value !== undefined && this.#has('refuses bets for their description')) return 'bad'
    return isGood ? { text } : undefined
  }
}

type Head = { readonly user: string; readonly ref: string; readonly round: string; readonly text: string }
type PaperReadWithout = PaperRead extends infer Read
  ? Read extends unknown
    ? Omit<Read, 'request'>
    : never
  : never
