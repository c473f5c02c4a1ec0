/** The front door of the cashier: how money of members comes in and goes out. */
export type {
  CashAsked,
  CashierPorts,
  DepositBonuses,
  DepositCheck,
  DoneDeposit,
  OnDeposited,
  WithdrawalCheck,
} from './cashier-ports.ts'
export { type Cashier, openCashier } from './open-cashier.ts'
export { readReconciliationFigures } from './reconciliation/read-reconciliation.ts'
