/** Public interface of settlement: everything that other folders may import. */
export { beginSettling, type SettlementDeps } from './begin-settling.ts'
export { inStretches, type Stopping, type StretchState } from './in-stretches.ts'
export { openSettlement, type Settlement } from './open-settlement.ts'
export type { Decided, Resettled, ResettledBet } from './resettling.ts'
export { readResultTiming } from './result-moment.ts'
export { settleFixture } from './settle-fixture.ts'
export {
  findSettlement,
  listDueFixtures,
  listUndecidedOf,
  type SettlementRow,
  type UndecidedOutcome,
} from './settlement.sql.ts'
export { betSettled } from './settlement-news.ts'

export { findSettlingFacts } from './settling-facts.ts'
export { tellSettled } from './tell-settled.ts'
