/** The front door of the back office. */
export { openBackOffice } from './open-back-office.ts'
