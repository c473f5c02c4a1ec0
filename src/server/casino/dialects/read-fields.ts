import { z } from 'zod'
import { memberOfSupplierName } from '#domain/casino/supplier-name.ts'

/** A supplier's own identifier; its format fits PostgreSQL and logs. */
export const reference = z.string().regex(/^[\w.:-]{1,80}$/)

/** Whole won; a larger figure is a mistake. */
export const wholeWon = z.number().int().min(0).max(1_000_000_000_000)

/** A member's id, parsed from the name that suppliers use. */
export const memberName = z.string().transform((name, context) => {
  const memberId = memberOfSupplierName(name)
  if (memberId === undefined) context.addIssue({ code: 'custom', message: 'no member' })
  return memberId ?? z.NEVER
})

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
