/** The front door of the back office. */
export { backOfficeRoutes } from './back-office.operator.ts'
