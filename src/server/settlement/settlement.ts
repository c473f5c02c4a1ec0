/** The front door of settlement: all that other folders may use. */
export { type SettlementDeps, settleFixture } from './settle-fixture.ts'
export { settlementOperatorRoutes } from './settlement.operator.ts'
export { listUndecided, type UndecidedOutcome } from './settlement.sql.ts'
export { betSettled, fixtureSettled } from './settlement-news.ts'
export { settlementBackground } from './settling.ts'
