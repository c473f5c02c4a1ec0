import { z } from 'zod'
import { flag } from '#contract/wire/wire.ts'
import { crossPairs } from '#domain/slip/cross-rules.ts'

const crossed = z.array(z.enum(crossPairs))

/** Pairs of legs of one fixture that a slip may contain (handbook 1.4). */
export const crossRules = z.object({
  sports: z.array(z.object({ sportId: z.number().int(), pairs: crossed })),
  /** Pairs of sports that are not listed. */
  others: crossed,
  legsMin: z.number().int(),
  pairsMax: z.number().int(),
})

/** A bonus selection; odds as a factor (handbook 1.6). */
export const bonusTier = z.object({ folds: z.number().int(), betPrice: z.number(), useFlag: flag })

/** The betting terms for a slip. */
export const betTerms = z.object({ crossRules, bonusTiers: z.array(bonusTier) })
export type BetTerms = z.output<typeof betTerms>
