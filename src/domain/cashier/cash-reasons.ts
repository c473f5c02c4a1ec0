/** What a reason of the list is for: a request is cancelled, or put on hold. The member reads it in either case. */
export const cashReasonUses = { reject: '취소', hold: '대기' } as const
export type CashReasonUse = keyof typeof cashReasonUses
export const cashReasonUseNames = Object.keys(cashReasonUses) as CashReasonUse[]

/** All reasons of one use stand beside each other to choose from. */
export const CASH_REASONS_MAX = 12
