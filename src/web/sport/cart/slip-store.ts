import type { ComponentType } from 'react'
import { create } from 'zustand'
import type { BetPage } from '#domain/markets/bet-page.ts'
import {
  type BetSlip,
  emptySlip,
  pick,
  pickBonus,
  type SlipTerms,
  unpickBonus,
} from '#domain/slip/bet-slip.ts'
import { type BonusTier, bonusOutcomeId, renewBonus } from '#domain/slip/bonus.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { slipText } from '#domain/slip/slip-texts.ko.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { createSlipStore, type Sent } from '#web/play/cart/create-slip-store.ts'
import { houseTermsStore } from './house-terms.ts'
import { readTerms } from './slip-terms.ts'

export type CartSlip = BetSlip<Selection>
export type SentSlip = Sent<CartSlip, BetPage>

/** The slip of picks on matches. */
export const slipStore = createSlipStore<CartSlip, BetPage>({ empty: emptySlip, usualPage: 'cross' })

export const {
  useSlip,
  setSlip,
  clearSlip,
  takeOut,
  lockSlip,
  unlockSlip,
  enterPage: enterBetPage,
} = slipStore

/**
 * Further content of the cart below its picks, once the code for placing has loaded
 * (`bet-slip-dialogs.tsx`).
 */
export const useLaterPart = create<{ readonly Later?: ComponentType }>(() => ({}))

/** The current terms of the slip on screen. */
export const termsNow = (): SlipTerms => readTerms(slipStore.readPage())

/** The bonus tier as a pick of the slip. */
const bonusPick = (tier: BonusTier) => ({
  outcomeId: bonusOutcomeId(tier),
  folds: tier.folds,
  odds: tier.odds,
  version: 1,
})

/** A press on odds: adds or removes the pick, or shows why not as an alert (PICK-014, VALID-030). */
export const pickSelection = (selection: Selection): void =>
  slipStore.takeSlip(pick(useSlip.getState().slip, selection, termsNow()), slipText)

/** A press on a bonus (BETFLOW-021). */
export const pickTier = (tier: BonusTier): void =>
  slipStore.takeSlip(pickBonus(useSlip.getState().slip, bonusPick(tier), termsNow()), slipText)

/** Updates a bonus of the slip that has other odds by now, or is no longer offered (handbook 1.6). */
function renewTier(): void {
  const { slip, lockedBy } = useSlip.getState()
  const bonus = renewBonus(slip.bonus, houseTermsStore.getState().tiers)
  if (bonus === slip.bonus || lockedBy !== undefined) return
  setSlip(bonus ? { ...slip, bonus } : unpickBonus(slip, termsNow()))
  showToast(bonus ? '보너스 배당이 변경되었습니다.' : '선택하신 보너스 배당이 종료되어 해제되었습니다.')
}

// Runs when an operator has changed the bonuses; for a slip that was being sent, when it is answered.
houseTermsStore.subscribe(renewTier)
useSlip.subscribe((now, before) => {
  if (before.lockedBy !== undefined && now.lockedBy === undefined) renewTier()
})
