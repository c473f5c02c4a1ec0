/** Public interface of the cashier: deposits, withdrawals, and turnover required before withdrawals. */

export type {
  CashAsked,
  CashierPorts,
  DepositBonuses,
  DepositCheck,
  DoneDeposit,
  OnDeposited,
  OnReversed,
  ReversedDeposit,
  TurnoverLeft,
  WithdrawalCheck,
} from './cashier-ports.ts'
export type { GatewayReport } from './gateway/gateway-port.ts'
export { readGateway } from './gateway/gateway-setting.ts'
export type { GatewaySettings } from './gateway/http-gateway.ts'
export { type Cashier, openCashier } from './open-cashier.ts'
export { readReconciliationFigures } from './reconciliation/read-reconciliation.ts'
export { type GatewayDifference, listGatewayDifferences } from './tether/differences.ts'
export { turnoverLeft, turnoverRefusal } from './turnover/check-turnover.ts'
export { openRequirement, requireForConversion, reverseRequirement } from './turnover/open-requirement.ts'
export { readTurnoverRule } from './turnover/turnover-rule.ts'
