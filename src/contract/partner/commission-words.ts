import { z } from 'zod'
import { wholeNumber } from '#contract/wire/wire.ts'
import { agentProducts, commissionProducts } from '#domain/partners/commission-product.ts'
import { type CommissionRates, LOSING_MAX, ROLLING_MAX, ratesBy } from '#domain/partners/commission-rates.ts'
import { partnerLevels } from '#domain/partners/partner-level.ts'

/** In hundredths of a percent. */
const rollingRate = wholeNumber.pipe(z.number().int().max(ROLLING_MAX))
const losingRate = wholeNumber.pipe(z.number().int().max(LOSING_MAX))

/** Rates by product, each product exactly once. */
export const ratesInput = z
  .array(z.object({ product: z.enum(commissionProducts), rolling: rollingRate, losing: losingRate }))
  .length(commissionProducts.length)
  .refine(rows => new Set(rows.map(row => row.product)).size === commissionProducts.length)
  .transform(rows =>
    ratesBy(product => {
      const row = rows.find(one => one.product === product)
      return { rolling: row?.rolling ?? 0, losing: row?.losing ?? 0 }
    }),
  )

export const ratesOutput = z.array(
  z.object({ product: z.enum(commissionProducts), rolling: z.number().int(), losing: z.number().int() }),
)
export type WireRates = z.output<typeof ratesOutput>

/** Converts rates to the wire format. */
export const wireRates = (rates: CommissionRates): WireRates =>
  commissionProducts.map(product => ({ product, ...rates[product] }))

export const partnerLevel = z.literal(partnerLevels)

/** Rates that a member may have: only rolling, for agent products. */
export const agentInput = z.array(
  z.object({ product: z.enum(agentProducts), rolling: rollingRate, agent: z.boolean() }),
)
