import { z } from 'zod'
import { pageCounts, seoulDateTime } from '#contract/wire/wire.ts'
import { cashDirectionNames, cashMethodNames, cashStateNames } from '#domain/cashier/cash-request.ts'

/** A step of a request, oldest first: its timeline. */
export const cashStep = z.object({
  state: z.enum(cashStateNames),
  at: seoulDateTime,
  /** What stands beside it, such as why it was cancelled; empty where nothing does. */
  word: z.string(),
})
export type CashStep = z.output<typeof cashStep>

/** A request as its member reads it (WALLET-012). */
export const ownCashRequest = z.object({
  id: z.uuid(),
  no: z.number().int(),
  direction: z.enum(cashDirectionNames),
  method: z.enum(cashMethodNames),
  amount: z.number().int(),
  state: z.enum(cashStateNames),
  /** The chosen bonus, by its key. */
  bonus: z.string(),
  /** Bank and last digits; empty where there is no bank. */
  account: z.string(),
  at: seoulDateTime,
  /** Why it was cancelled or failed. */
  reason: z.string().nullable(),
  steps: z.array(cashStep),
})
export type OwnCashRequest = z.output<typeof ownCashRequest>

/** Own requests, newest first. */
export const ownCashRequests = z.object({ requests: z.array(ownCashRequest), ...pageCounts })
