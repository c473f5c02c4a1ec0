import type { WalletCode } from './wallet-codes.ts'

/** Answer to a wallet call. `balance` is the balance after the call in whole won. */
export type WalletAnswer =
  | {
      readonly ok: true
      readonly balance: number
      /** A win that was stored and waits for an operator: `balance` is without it (rule 17). */
      readonly isHeld?: true
    }
  | { readonly ok: false; readonly code: WalletCode }

export const refused = (code: WalletCode): WalletAnswer => ({ ok: false, code })
