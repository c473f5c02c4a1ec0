import type { WalletAnswer } from '#domain/casino/wallet-answer.ts'
import type { MemberId } from '#domain/ids.ts'
import type { CasinoGame } from '../suppliers/suppliers.sql.ts'
import type { BetCall, EndCall, Render } from '../wallet/wallet-call.ts'

/** What a supplier's request comes down to, whatever its words. */
export type ReadCall =
  | { readonly kind: 'authenticate'; readonly token: string }
  | { readonly kind: 'balance'; readonly memberId: MemberId }
  | { readonly kind: 'bet'; readonly call: Omit<BetCall, 'supplierId' | 'isClosed'> }
  | { readonly kind: 'ending'; readonly call: Omit<EndCall, 'supplierId'> }
  /** It says nothing that the wallet knows; `body` says so. */
  | { readonly kind: 'unreadable'; readonly body: string }

export type Authenticated = {
  readonly memberId: MemberId
  readonly nickname: string
  readonly session: string
  readonly balance: number
  readonly game: CasinoGame
}

/** A supplier's convention: how calls are spelled and answers written. It holds no rule and moves no money. */
export type WalletDialect = {
  /** Paths below the supplier's own, with their method POST. */
  readonly paths: readonly string[]
  read(path: string, body: unknown): ReadCall
  /** An answer without a call of its own: to `authenticate`, `balance` and refusals at the door. */
  /** Writes the answer to a call that has not come, of which the house has learnt otherwise. */
  reported(ref: string): Render
  authenticated(body: unknown, who: Authenticated): string
  balance(body: unknown, balance: number): string
  refusal(body: unknown, answer: Extract<WalletAnswer, { ok: false }>): string
}
