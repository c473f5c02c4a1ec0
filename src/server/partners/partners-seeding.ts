/** What play data needs of partners besides its public interface. */

export { decideClaim } from './claims/decide-claim.ts'
export { requestClaim } from './claims/request-claim.ts'
export { grantEvent } from './grants/grant-event.ts'
export { makePartner, setAgent } from './tree/make-partner.ts'
