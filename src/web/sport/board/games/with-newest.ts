import type { Game } from '#contract/fixtures/fixtures.ts'

/**
 * The same rows in the same order, each with its newest data; a row that is no longer listed stays
 * unchanged.
 */
export function withNewest<G extends Game>(rows: readonly G[], listed: readonly G[]): readonly G[] {
  const newest = new Map(listed.map(game => [game.fixtureId, game]))
  return rows.map(row => newest.get(row.fixtureId) ?? row)
}
