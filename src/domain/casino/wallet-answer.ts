/**
 * Why a call of a supplier is refused. Codes of the wallet's core, which a dialect says in words of its own; nothing of the
 * member's is told beyond them.
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

/** What a call that moves money or asks for it is answered: the balance behind it, in whole won. */
export type WalletAnswer =
  | { readonly ok: true; readonly balance: number }
  | { readonly ok: false; readonly code: WalletCode }

export const refused = (code: WalletCode): WalletAnswer => ({ ok: false, code })
