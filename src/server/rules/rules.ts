/** Public interface of the versioned texts: betting rules, events, terms and privacy. */
export { checkAccepted, currentTerms, storeAcceptances, type TermsGate } from './acceptance.ts'
export { openRules, type Rules } from './open-rules.ts'
export type { AcceptedVersion } from './rules.sql.ts'
