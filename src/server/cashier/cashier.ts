/** The front door of the cashier: how money of members comes in and goes out. */
export type {
  CashAsked,
  CashierPorts,
  DepositBonuses,
  DepositCheck,
  DoneDeposit,
  OnDeposited,
  TurnoverLeft,
  WithdrawalCheck,
} from './cashier-ports.ts'
export {
  type CashStory,
  putDepositAccounts,
  putFirstAccount,
  tellCashStories,
} from './first-stories.ts'
export { type Cashier, openCashier } from './open-cashier.ts'
