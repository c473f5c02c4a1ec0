/**
 * Why a supplier's call is refused. Internal codes; each dialect translates them. They reveal no other
 * facts about the member.
 */
export const walletCodes = [
  'INVALID_TOKEN',
  'SESSION_ENDED',
  'MEMBER_UNKNOWN',
  'MEMBER_BLOCKED',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'MAINTENANCE',
  'GAME_UNKNOWN',
  'BET_UNKNOWN',
  'BET_RESOLVED',
  'BET_REFUNDED',
  'ROUND_CLOSED',
  'ROUND_UNKNOWN',
  'TRANSACTION_CONFLICT',
  'BAD_REQUEST',
  'BUSY',
] as const
export type WalletCode = (typeof walletCodes)[number]

/** Answer to a wallet call. `balance` is the balance after the call in whole won. */
export type WalletAnswer =
  | { readonly ok: true; readonly balance: number }
  | { readonly ok: false; readonly code: WalletCode }

export const refused = (code: WalletCode): WalletAnswer => ({ ok: false, code })
