import type { Won } from '#domain/money.ts'
import { type BetSlip, changeStake, type SlipTerms } from '#domain/slip/bet-slip.ts'
import type { Leg } from '#domain/slip/leg.ts'
import { addStake, maxStake, typeStake } from '#domain/slip/stake-input.ts'

/** Returns the slip after an amount was typed. */
export const typeAmount = <L extends Leg>(slip: BetSlip<L>, typed: string, terms: SlipTerms): BetSlip<L> =>
  changeStake(slip, (_, bounds) => typeStake(typed, bounds), terms)

/** Returns the slip after a quick-add button was pressed. */
export const addAmount = <L extends Leg>(slip: BetSlip<L>, added: Won, terms: SlipTerms): BetSlip<L> =>
  changeStake(slip, (field, bounds) => addStake(field, added, bounds), terms)

/** Returns the slip after MAX was pressed. */
export const maxAmount = <L extends Leg>(slip: BetSlip<L>, terms: SlipTerms): BetSlip<L> =>
  changeStake(slip, (_, bounds) => maxStake(bounds), terms)
