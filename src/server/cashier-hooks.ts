import type { Deps } from '#server/platform/process/deps.ts'
import { type CashierPorts, turnoverLeft, turnoverRefusal } from './cashier/cashier.ts'
import { tellReversedDeposit } from './community/community.ts'
import { readBonusOptions, settleBonus, takeBackBonus } from './promotions/promotions.ts'
import { depositRefusal } from './protection/protection.ts'

/** Hooks of other areas on the cashier's requests. */
export const cashierHooks = (deps: Deps): CashierPorts => ({
  onDeposited: [(tx, deposit) => settleBonus(deps, tx, deposit)],
  onReversed: [
    (tx, deposit) => takeBackBonus(deps, tx, deposit),
    (tx, deposit) => tellReversedDeposit(deps, tx, deposit),
  ],
  depositChecks: [depositRefusal],
  withdrawalChecks: [(tx, { memberId, at }) => turnoverRefusal(tx, memberId, at)],
  depositBonuses: readBonusOptions,
  turnoverLeft,
})
