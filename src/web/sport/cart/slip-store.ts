import type { BetPage } from '#domain/markets/bet-page.ts'
import { type BetSlip, emptySlip, pick, pickBonus, type SlipTerms } from '#domain/slip/bet-slip.ts'
import { type BonusTier, bonusOutcomeId } from '#domain/slip/bonus.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { slipText } from '#domain/slip/slip-texts.ko.ts'
import { createSlipStore, type Sent } from '#web/play/cart/slip-store.ts'
import { readTerms } from './slip-terms.ts'

export type CartSlip = BetSlip<Selection>
export type SentSlip = Sent<CartSlip, BetPage>

/** The slip of picks on matches. */
export const slipStore = createSlipStore<CartSlip, BetPage>({ empty: emptySlip, usualPage: 'cross' })

export const { useSlip, setSlip, clearSlip, lockSlip, unlockSlip, enterPage: enterBetPage } = slipStore

/** The terms of the slip on screen at this moment. */
export const termsNow = (): SlipTerms => readTerms(slipStore.readPage())

/** The bonus tier as a pick of the slip. */
const bonusPick = (tier: BonusTier) => ({
  outcomeId: bonusOutcomeId(tier),
  folds: tier.folds,
  odds: tier.odds,
  version: 1,
})

/** A press on odds: into the slip, out of it, or the reason why not as an alert (PICK-014, VALID-030). */
export const pickSelection = (selection: Selection): void =>
  slipStore.takeSlip(pick(useSlip.getState().slip, selection, termsNow()), slipText)

/** A press on a bonus (BETFLOW-021). */
export const pickTier = (tier: BonusTier): void =>
  slipStore.takeSlip(pickBonus(useSlip.getState().slip, bonusPick(tier), termsNow()), slipText)
