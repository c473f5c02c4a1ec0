import { z } from 'zod'
import { pageCounts, seoulDateTime } from '#contract/wire/wire.ts'
import { cashDirectionNames, cashMethodNames, cashStateNames } from '#domain/cashier/cash-request.ts'

/** A step in the timeline of a request, oldest first. */
export const cashStep = z.object({
  state: z.enum(cashStateNames),
  at: seoulDateTime,
  /** Additional text, such as a cancel reason; empty when there is none. */
  word: z.string(),
})
export type CashStep = z.output<typeof cashStep>

/** A request as shown to its member (WALLET-012). */
export const ownCashRequest = z.object({
  id: z.uuid(),
  no: z.number().int(),
  direction: z.enum(cashDirectionNames),
  method: z.enum(cashMethodNames),
  amount: z.number().int(),
  state: z.enum(cashStateNames),
  /** Key of the chosen bonus. */
  bonus: z.string(),
  /** Bank and last digits; empty without a bank. */
  account: z.string(),
  at: seoulDateTime,
  /** Why it was cancelled or failed. */
  reason: z.string().nullable(),
  steps: z.array(cashStep),
})
export type OwnCashRequest = z.output<typeof ownCashRequest>

/** The member's requests, newest first. */
export const ownCashRequests = z.object({ requests: z.array(ownCashRequest), ...pageCounts })
