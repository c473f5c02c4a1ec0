import type { FixtureStatus, OutcomeStatus } from '#server/fixtures/fixtures.ts'

/** The feed's status codes, mapped from ours. */
export const STATUS_CODES: Record<FixtureStatus, number> = {
  'not-started': 1,
  live: 2,
  finished: 3,
  cancelled: 4,
  postponed: 5,
  interrupted: 6,
  abandoned: 7,
  'coverage-lost': 8,
  'about-to-start': 9,
}
export const BET_CODES: Record<OutcomeStatus, number> = { open: 1, suspended: 2, settled: 3 }
