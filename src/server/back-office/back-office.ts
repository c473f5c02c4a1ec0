/** The front door of the back office. */
export { readHouseFigures } from './house-figures.ts'
export { openBackOffice } from './open-back-office.ts'
