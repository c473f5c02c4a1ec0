import { type BonusTier, bonusTiers } from './bonus.ts'
import { type CrossRules, shippedCrossRules } from './cross-rules.ts'

/** The house's terms that a slip is put together under, in the browser as on the server. */
export type HouseTerms = { readonly cross: CrossRules; readonly tiers: readonly BonusTier[] }

/** As a site ships with them, and before those in force are known. */
export const shippedTerms: HouseTerms = { cross: shippedCrossRules, tiers: bonusTiers }
