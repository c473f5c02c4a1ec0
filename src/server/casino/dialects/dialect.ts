import type { WalletAnswer } from '#domain/casino/wallet-answer.ts'
import type { CasinoGame } from '../suppliers/suppliers.sql.ts'
import type { BetCall, EndCall, Render } from '../wallet/wallet-call.ts'

/** A supplier's request in the wallet's terms, whatever its dialect. */
export type ReadCall =
  | { readonly kind: 'authenticate'; readonly token: string }
  | { readonly kind: 'balance'; readonly user: string }
  | {
      readonly kind: 'bet'
      readonly user: string
      readonly call: Omit<BetCall, 'supplierId' | 'memberId' | 'isClosed'>
    }
  | {
      readonly kind: 'ending'
      readonly user: string
      readonly call: Omit<EndCall, 'supplierId' | 'memberId'>
    }
  /** The request cannot be understood, or names another currency; `body` is the response that says so. */
  | { readonly kind: 'refused'; readonly body: string }

export type Authenticated = {
  /** The supplier's name of the member. */
  readonly user: string
  readonly nickname: string
  readonly session: string
  readonly balance: number
  readonly game: CasinoGame
}

/** A supplier's convention: how calls are parsed and answers written. It contains no rules and moves no money. */
export type WalletDialect = {
  /** Paths below the supplier's own path; their method is POST. */
  readonly paths: readonly string[]
  read(path: string, body: unknown): ReadCall
  /** Writes the answer to a call that has not arrived, when its effect was learnt from a report. */
  reported(ref: string): Render
  authenticated(body: unknown, who: Authenticated): string
  balance(body: unknown, balance: number): string
  refusal(body: unknown, answer: WalletAnswer): string
}
