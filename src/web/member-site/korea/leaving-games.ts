import type { Game } from '#contract/fixtures.ts'

/** A game that has left the list and is still to be seen for a moment, behind the one it stood after. */
export type Leaving = { readonly game: Game; readonly after: number | undefined }

/** Of the games listed before, those that have ended and are listed no more. */
export function leavingOf(
  before: readonly Game[],
  now: readonly Game[],
  hasEnded: (fixtureId: number) => boolean,
): readonly Leaving[] {
  const listed = new Set(now.map(game => game.fixtureId))
  return before.flatMap((game, index) =>
    !listed.has(game.fixtureId) && hasEnded(game.fixtureId)
      ? [{ game, after: before[index - 1]?.fixtureId }]
      : [],
  )
}

/** The list with those that are leaving, each where it stood. */
export function withLeaving(games: readonly Game[], leaving: readonly Leaving[]): readonly Game[] {
  const listed = new Set(games.map(game => game.fixtureId))
  const shown = [...games]
  for (const { game, after } of leaving) {
    if (listed.has(game.fixtureId)) continue
    shown.splice(shown.findIndex(one => one.fixtureId === after) + 1, 0, game)
  }
  return shown
}
