/**
 * Uses of a listed reason: cancelling a request or putting it on hold. The member reads the reason in
 * both cases.
 */
export const cashReasonUses = { reject: '취소', hold: '대기' } as const
export type CashReasonUse = keyof typeof cashReasonUses
export const cashReasonUseNames = Object.keys(cashReasonUses) as CashReasonUse[]

/** All reasons of one use are shown side by side, so their number is limited. */
export const CASH_REASONS_MAX = 12
