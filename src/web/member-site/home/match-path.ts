/** Page with all markets of a match: before its start, and while it is live. */
export const matchPath = {
  before: (fixtureId: number) => ({ to: '/europe', search: { fixture: String(fixtureId) } }),
  running: (fixtureId: number) => ({ to: '/inplay', search: { fixture: String(fixtureId) } }),
} as const
