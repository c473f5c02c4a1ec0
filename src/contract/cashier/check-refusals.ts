import type { RefusalCode } from '#contract/wire/refusals.ts'

/** With what other parts of the house may say no to a deposit: each names its codes here. */
export const depositCheckRefusals = [
  'SELF_EXCLUDED',
  'DEPOSIT_LIMIT',
] as const satisfies readonly RefusalCode[]
export type DepositCheckCode = (typeof depositCheckRefusals)[number]

/** With what other parts of the house may say no to a withdrawal. */
export const withdrawalCheckRefusals = ['TURNOVER_UNMET'] as const satisfies readonly RefusalCode[]
export type WithdrawalCheckCode = (typeof withdrawalCheckRefusals)[number]
