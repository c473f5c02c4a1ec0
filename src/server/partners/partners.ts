/** Public interface of partners: who earns from whose bets, and what was requested (handbook 4.3, 4.4). */

export { countWaitingClaims } from './claims/read-claims.ts'
export { runLosing } from './losing/run-losing.ts'
export { openPartners, type Partners } from './open-partners.ts'
export { listPurseFaults } from './purses/check-purses.ts'
export { followRolling } from './rolling/follow-rolling.ts'
export { endTerms } from './tree/end-terms.ts'
