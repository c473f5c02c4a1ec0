import type { Dialect } from './supplier-terms.ts'

type CodeTerms = Readonly<Record<Dialect, string | number>> & {
  /** Whether a bet that is refused with it stays refused under its number (rule 4). */
  readonly isStored: boolean
}

/**
 * Why a supplier's call is refused, and the code of each convention for it. The table "Codes" of docs/seamless-wallet.md
 * is the same; a test compares them. The codes reveal no other facts about the member.
 */
export const walletCodes = {
  INVALID_TOKEN: { command: 11, transactions: 'RS_ERROR_INVALID_TOKEN', isStored: false },
  SESSION_ENDED: { command: 12, transactions: 'RS_ERROR_TOKEN_EXPIRED', isStored: true },
  MEMBER_UNKNOWN: { command: 21, transactions: 'RS_ERROR_USER_UNKNOWN', isStored: false },
  MEMBER_BLOCKED: { command: 22, transactions: 'RS_ERROR_USER_DISABLED', isStored: true },
  GAME_UNKNOWN: { command: 23, transactions: 'RS_ERROR_INVALID_GAME', isStored: true },
  WRONG_CURRENCY: { command: 24, transactions: 'RS_ERROR_WRONG_CURRENCY', isStored: false },
  INSUFFICIENT_FUNDS: { command: 31, transactions: 'RS_ERROR_NOT_ENOUGH_MONEY', isStored: true },
  LIMIT_REACHED: { command: 32, transactions: 'RS_ERROR_LIMIT_REACHED', isStored: true },
  TRANSACTION_CONFLICT: { command: 41, transactions: 'RS_ERROR_DUPLICATE_TRANSACTION', isStored: false },
  BET_UNKNOWN: { command: 42, transactions: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', isStored: false },
  BET_REFUNDED: { command: 43, transactions: 'RS_ERROR_TRANSACTION_ROLLED_BACK', isStored: true },
  BET_RESOLVED: { command: 44, transactions: 'RS_ERROR_TRANSACTION_SETTLED', isStored: false },
  ROUND_CLOSED: { command: 45, transactions: 'RS_ERROR_ROUND_CLOSED', isStored: true },
  ROUND_UNKNOWN: { command: 46, transactions: 'RS_ERROR_ROUND_UNKNOWN', isStored: false },
  ROUND_MISMATCH: { command: 47, transactions: 'RS_ERROR_ROUND_MISMATCH', isStored: false },
  MAINTENANCE: { command: 91, transactions: 'RS_ERROR_MAINTENANCE', isStored: true },
  BUSY: { command: 92, transactions: 'RS_ERROR_UNKNOWN', isStored: false },
  BAD_REQUEST: { command: 99, transactions: 'RS_ERROR_WRONG_SYNTAX', isStored: false },
} as const satisfies Readonly<Record<string, CodeTerms>>
export type WalletCode = keyof typeof walletCodes
