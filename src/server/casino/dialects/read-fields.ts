import { z } from 'zod'

/** A supplier's own identifier; its format fits PostgreSQL and logs. */
export const reference = z.string().regex(/^[\w.:-]{1,80}$/)

/** Whole won; a larger figure is a mistake. */
export const wholeWon = z.number().int().min(0).max(1_000_000_000_000)

const named = z.object({ currency: z.unknown() })

/** Whether a call names another currency than won, in which all amounts are (rule 15). */
export function namesOtherCurrency(body: unknown): boolean {
  const currency = named.safeParse(body).data?.currency
  return currency !== undefined && currency !== 'KRW'
}

/**
 * A supplier's text of a bet: one line of 1 to 100 printable characters, without spaces at its ends. Anything else is
 * ignored, because a bet must not fail for its text.
 */
export const betDescription = z
  .string()
  .trim()
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u)
  .optional()
  .catch(undefined)

/** Session ids issued by the wallet. */
export const sessionName = z.uuid()
