/** The front door of the back office. */
export { type BackOffice, openBackOffice } from './open-back-office.ts'
