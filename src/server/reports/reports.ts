/** The front door of the reports: what bets have moved, summed up by what they were on, and by member. */
export { checkReportsWhenDue, compareReports } from './check/check-reports.ts'
export { followReports } from './follow/follow-reports.ts'
export { openReports, type Reports } from './open-reports.ts'
export { productWord, readReportRows, wholeSums } from './read/read-report.ts'
export { type HourSums, readHours, readReportState } from './read/read-state.ts'
