/** Public interface of the reports: sums of bets by category and by member. */
export { checkReportsWhenDue, compareReports } from './check/check-reports.ts'
export { followReports } from './follow/follow-reports.ts'
export { openReports, type Reports } from './open-reports.ts'
export { productWord, readReportRows, wholeSums } from './read/read-report.ts'
export { type HourSums, readHours, readReportState } from './read/read-state.ts'
