import { z } from 'zod'
import { isReason, REASON_LENGTH_MAX, REASON_LENGTH_MIN } from '#contract/back-office/act-reason.ts'
import { composedText } from '#domain/composed-text.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { searchWords } from '#domain/search-text.ts'
import { typedCode, typedName } from '#domain/typed-text.ts'

/** Schemas of single values shared by many routes. They parse the wire format and return domain values. */

/** A whole number in paths and queries: digits only (no `0x10`, `1e3`, spaces or signs). */
export const wholeNumber = z.union([
  z.number().int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(Number),
])

/** Database ids in paths and queries. */
export const idParam = wholeNumber.pipe(z.number().int().positive().max(Number.MAX_SAFE_INTEGER))

/** An id in a response: a number, or a string above 2^53. */
export const wireId = z.union([z.number().int(), z.string()])

/** The largest id that the database can hold. */
const ID_MAX = 2n ** 63n - 1n

/** An id in a request body: a number or digits; parsed to a string, because ids may exceed 2^53. */
export const wireIdInput = z
  .union([
    z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER),
    z
      .string()
      .regex(/^\d{1,19}$/)
      .refine(digits => /^\d{1,19}$/.test(digits) && BigInt(digits) <= ID_MAX),
  ])
  .transform(String)

/** Page number, from 1; the size is `PAGE_SIZE`. */
export const page = wholeNumber.pipe(z.number().int().min(1).max(100_000)).default(1)

/** Number of pages and rows of a list. */
export const pageCounts = { pageCount: z.number().int(), totalCount: z.number().int() }

/** Earliest day: nothing is older, and the database can't represent all earlier days. */
const FIRST_DAY = '1900-01-01'

/** "2026-08-14": a Seoul day. */
export const day = z.iso.date().refine(text => text >= FIRST_DAY)

/** "2026-08-14 19:30:00" in Seoul (DATE-004, DATE-006). */
export const seoulDateTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  .refine(text => parseSeoul(text) !== undefined)

/** An address, or a network in CIDR notation: `203.0.113.0/24`. */
export const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/** Search text of a list. */
export const searchInput = z.string().overwrite(searchWords).max(60)

/** A typed login name: surrounding spaces and full-width letters are normalised. */
export const loginName = z.string().overwrite(typedName).max(40)

/** A typed code: capitals and digits, without spaces and dashes. */
export const codeInput = (max: number) => z.string().overwrite(typedCode).max(max)

/** The six digits of an authenticator app. */
export const appCode = codeInput(40).regex(/^\d{6}$/)

/** A typed personal name, normalised for any keyboard. */
export const personName = (max: number) => z.string().overwrite(composedText).trim().max(max)

/** An operator's reason; kept in the audit log. */
export const reason = z.string().trim().min(REASON_LENGTH_MIN).max(REASON_LENGTH_MAX).refine(isReason)

/**
 * Idempotency key chosen by the client for texts that operators write to members: the same text under the
 * same key is stored once, even if a request is repeated after a double click or a lost response.
 */
export const onceKey = z.string().regex(/^[\x21-\x7e]{1,100}$/)

/** 0 or 1, like the spec's flags. */
export const flag = z.union([z.literal(0), z.literal(1)])
