import type { RefusalCode } from '#contract/wire/refusals.ts'

/** Refusal codes of deposit checks by other modules. */
export const depositCheckRefusals = [
  'SELF_EXCLUDED',
  'DEPOSIT_LIMIT',
] as const satisfies readonly RefusalCode[]
export type DepositCheckCode = (typeof depositCheckRefusals)[number]

/** Refusal codes of withdrawal checks by other modules. */
export const withdrawalCheckRefusals = ['TURNOVER_UNMET'] as const satisfies readonly RefusalCode[]
export type WithdrawalCheckCode = (typeof withdrawalCheckRefusals)[number]
