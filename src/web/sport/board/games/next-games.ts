import type { Game } from '#contract/fixtures/fixtures.ts'
import { nextGames } from '#domain/fixtures/game-list.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { startOf } from '../../prices/offered.ts'

/**
 * The next games to start, in order of start; a game that begins leaves the list without a refetch
 * (PICK-016, PICK-018).
 */
export function useNextGames(games: readonly Game[], max: number): readonly Game[] {
  const listed = games.map(game => ({ id: game.fixtureId, startsAt: startOf(game) }))
  const ids = useClock(now =>
    nextGames([], listed, now)
      .slice(0, max)
      .map(({ id }) => id)
      .join(' '),
  )
  const byId = new Map(games.map(game => [String(game.fixtureId), game]))
  return ids.split(' ').flatMap(id => byId.get(id) ?? [])
}
