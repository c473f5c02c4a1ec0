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
export type { GatewayReport } from './gateway/gateway-port.ts'
export { readGateway } from './gateway/gateway-setting.ts'
export type { GatewaySettings } from './gateway/http-gateway.ts'
export { type Cashier, openCashier } from './open-cashier.ts'
export { type GatewayDifference, listGatewayDifferences } from './tether/differences.ts'
