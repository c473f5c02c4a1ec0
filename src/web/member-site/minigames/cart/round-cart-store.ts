import { type Won, won } from '#domain/money.ts'
import { type Odds, odds, winnings } from '#domain/odds.ts'
import { accept } from '#domain/result.ts'
import type { BetLimits } from '#domain/slip/bet-limits.ts'
import { checkFigures } from '#domain/slip/figure-checks.ts'
import type { SlipViolation } from '#domain/slip/slip-violation.ts'
import { recutStake, type StakeBounds, type StakeChange, type StakeField } from '#domain/slip/stake-input.ts'
import { createSlipStore } from '#web/play/cart/create-slip-store.ts'
import { removedText } from '#web/play/cart/parts/remove-button.tsx'
import { useRoundCount } from '#web/play/cart/shown-count.ts'
import { emptyRoundSlip, pressPick, type RoundPick, type RoundSlip } from './round-slip.ts'
import { balanceNow, type RoundTerms, useRoundTerms } from './round-terms.ts'

/** The slip store of rounds; its page is the game number. */
export const roundStore = createSlipStore<RoundSlip, number>({ empty: emptyRoundSlip, usualPage: 0 })
export const { useSlip: useRoundSlip } = roundStore

useRoundSlip.subscribe(({ slip }) => useRoundCount.setState({ count: slip.pick ? 1 : 0 }))

/** Total odds of a slip; 1.00 without a pick. */
const totalOf = ({ pick }: RoundSlip): Odds => pick?.odds ?? odds(100)

/** Limits of a slip: picks on rounds have no odds limit. */
const limitsOf = (slip: RoundSlip, { limits }: Pick<RoundTerms, 'limits'>): BetLimits => ({
  ...limits,
  totalOddsMax: totalOf(slip),
})

/** Context of a slip. */
export type RoundAround = { readonly terms: Pick<RoundTerms, 'limits'>; readonly balance: Won }

/** Bounds of the slip's stake. */
export const roundBounds = (slip: RoundSlip, { terms, balance }: RoundAround): StakeBounds => ({
  balance,
  limits: limitsOf(slip, terms),
  total: slip.pick?.odds,
})

const boundsNow = (slip: RoundSlip): StakeBounds =>
  roundBounds(slip, { terms: useRoundTerms.getState(), balance: balanceNow() })

/** Handles a click on a tile (handbook 3.4); the stake is cut to the maximum winnings. */
export function choosePick(pick: RoundPick): void {
  const next = pressPick(useRoundSlip.getState().slip, pick)
  const stake = recutStake(next.stake, boundsNow(next))
  roundStore.takeSlip<never>(accept({ ...next, stake }), () => '')
}

/** Handles a click on a tile on a page of several games: the slip becomes that of the pressed game. */
export function choosePickOf(gameId: number, pick: RoundPick): void {
  const { page, lockedBy } = useRoundSlip.getState()
  if (page !== gameId && lockedBy === undefined) roundStore.enterPage(gameId)
  choosePick(pick)
}

export function changeRoundStake(change: StakeChange): StakeField {
  const { slip } = useRoundSlip.getState()
  const stake = change(slip.stake, boundsNow(slip))
  roundStore.setSlip({ ...slip, stake })
  return stake
}

const withoutPick = (): RoundSlip => ({ ...useRoundSlip.getState().slip, pick: undefined })

/** Removes the pick of a closed round and keeps the stake. */
export const dropPick = (): void => roundStore.setSlip(withoutPick())

/** Removes the pick and keeps the stake, with an undo. */
export const removePick = (): void => roundStore.takeOut(withoutPick(), removedText)

/** Expected winnings of a slip in whole won. */
export const expectedOf = ({ pick, stake }: RoundSlip): Won =>
  pick && stake.amount ? winnings(won(Math.floor(stake.amount)), pick.odds) : won(0)

/** The checks of a slip in order (VALID-013); the first failure is shown. */
export const slipFaults = (slip: RoundSlip, terms: Pick<RoundTerms, 'limits'>): readonly SlipViolation[] =>
  checkFigures({
    isEmpty: slip.pick === undefined,
    total: totalOf(slip),
    stake: slip.stake.amount,
    limits: limitsOf(slip, terms),
    formValid: true,
  })
