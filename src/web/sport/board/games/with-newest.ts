import type { Game } from '#contract/fixtures.ts'

/** The same rows in the same places, each as it is listed now; one that is listed no more stays as it was. */
export function withNewest<G extends Game>(rows: readonly G[], listed: readonly G[]): readonly G[] {
  const newest = new Map(listed.map(game => [game.fixtureId, game]))
  return rows.map(row => newest.get(row.fixtureId) ?? row)
}
