/** Public interface of protection: the gate that every game calls, and who gets no promotions. */

export { depositRefusal } from './deposits/deposit-refusal.ts'
export { wasDormant } from './dormant/dormant.sql.ts'
export {
  type AskedStake,
  askGate,
  behindGate,
  type GateFacts,
  houseCaps,
  isOfGate,
  NO_CAPS,
  noteGate,
  readGateFacts,
  watchFrom,
} from './gate.ts'
export { openProtection } from './open-protection.ts'
export { promotionRefusal } from './promotion-refusal.ts'
export { isPhoneExcluded, notExcluded } from './protection.sql.ts'
