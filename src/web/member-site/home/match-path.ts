/** Where a match has all its markets: before its start, and while it is played. */
export const matchPath = {
  before: (fixtureId: number) => ({ to: '/europe', search: { fixture: String(fixtureId) } }),
  running: (fixtureId: number) => ({ to: '/inplay', search: { fixture: String(fixtureId) } }),
} as const
