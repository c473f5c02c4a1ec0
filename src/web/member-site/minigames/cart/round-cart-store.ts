import { type Won, won } from '#domain/money.ts'
import { type Odds, odds, winnings } from '#domain/odds.ts'
import { accept } from '#domain/result.ts'
import type { BetLimits } from '#domain/slip/bet-limits.ts'
import { checkFigures } from '#domain/slip/figure-checks.ts'
import type { SlipViolation } from '#domain/slip/slip-violation.ts'
import { recutStake, type StakeBounds, type StakeChange, type StakeField } from '#domain/slip/stake-input.ts'
import { useRoundCount } from '#web/play/cart/shown-count.ts'
import { createSlipStore } from '#web/play/cart/slip-store.ts'
import { emptyRoundSlip, pressPick, type RoundPick, type RoundSlip } from './round-slip.ts'
import { balanceNow, type RoundTerms, useRoundTerms } from './round-terms.ts'

/** The slip of a round; its page is the number of the game. */
export const roundStore = createSlipStore<RoundSlip, number>({ empty: emptyRoundSlip, usualPage: 0 })
export const { useSlip: useRoundSlip } = roundStore

useRoundSlip.subscribe(({ slip }) => useRoundCount.setState({ count: slip.pick ? 1 : 0 }))

/** The odds of a slip; of none, 1.00. */
const totalOf = ({ pick }: RoundSlip): Odds => pick?.odds ?? odds(100)

/** The limits of a slip: a pick may be bet on at whatever odds are offered. */
const limitsOf = (slip: RoundSlip, { limits }: Pick<RoundTerms, 'limits'>): BetLimits => ({
  ...limits,
  totalOddsMax: totalOf(slip),
})

const boundsNow = (slip: RoundSlip): StakeBounds => ({
  balance: balanceNow(),
  limits: limitsOf(slip, useRoundTerms.getState()),
  total: slip.pick?.odds,
})

/** A press on a tile (handbook 3.4); the amount is cut to what the pick may win. */
export function choosePick(pick: RoundPick): void {
  const next = pressPick(useRoundSlip.getState().slip, pick)
  const stake = recutStake(next.stake, boundsNow(next))
  roundStore.takeSlip<never>(accept({ ...next, stake }), () => '')
}

export function changeRoundStake(change: StakeChange): StakeField {
  const { slip } = useRoundSlip.getState()
  const stake = change(slip.stake, boundsNow(slip))
  roundStore.setSlip({ ...slip, stake })
  return stake
}

/** Takes the pick out and keeps the amount. */
export const dropPick = (): void => roundStore.setSlip({ ...useRoundSlip.getState().slip, pick: undefined })

/** What a slip may win, whole won. */
export const expectedOf = ({ pick, stake }: RoundSlip): Won =>
  pick && stake.amount ? winnings(won(Math.floor(stake.amount)), pick.odds) : won(0)

/** The checks of a slip in their order (VALID-013); the first that fails is told. */
export const slipFaults = (slip: RoundSlip, terms: Pick<RoundTerms, 'limits'>): readonly SlipViolation[] =>
  checkFigures({
    isEmpty: slip.pick === undefined,
    total: totalOf(slip),
    stake: slip.stake.amount,
    limits: limitsOf(slip, terms),
    formValid: true,
  })
