/** Public interface of the back office. */
export { readHouseFigures } from './house-figures.ts'
export { type BackOffice, openBackOffice } from './open-back-office.ts'
