/** The feed's codes of a fixture's status (handbook 1.13). */
export const fixtureCode = {
  'not-started': 1,
  live: 2,
  finished: 3,
  cancelled: 4,
  postponed: 5,
  interrupted: 6,
  abandoned: 7,
  'coverage-lost': 8,
  'about-to-start': 9,
} as const

/** The feed's codes of an outcome's status (handbook 1.13). */
export const outcomeCode = { open: 1, suspended: 2, settled: 3 } as const

/** True when a fixture with this code has not started. */
export const isBeforeStart = (code: number): boolean =>
  code === fixtureCode['not-started'] || code === fixtureCode['about-to-start']
