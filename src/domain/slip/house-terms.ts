import { type BonusTier, bonusTiers } from './bonus.ts'
import { type CrossRules, shippedCrossRules } from './cross-rules.ts'

/** The house's betting terms for a slip, in browser and server. */
export type HouseTerms = { readonly cross: CrossRules; readonly tiers: readonly BonusTier[] }

/** Defaults, also used until the current terms are loaded. */
export const shippedTerms: HouseTerms = { cross: shippedCrossRules, tiers: bonusTiers }
