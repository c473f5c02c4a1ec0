import type { Game } from '#contract/fixtures/fixtures.ts'
import { oddsTopic } from '#contract/live/live.ts'
import { useLiveTopics } from '#web/client/live/live.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { startOf } from '#web/sport/prices/offered.ts'

/**
 * The first games that have not started, with live odds. A game leaves the list when it starts
 * (TIME-007).
 */
export function useOpenGames(games: readonly Game[], max: number): readonly Game[] {
  const ids = useClock(now =>
    games
      .filter(game => startOf(game) > now)
      .slice(0, max)
      .map(game => game.fixtureId)
      .join(' '),
  )
  const shown = new Set(ids.split(' ').map(Number))
  const open = games.filter(game => shown.has(game.fixtureId))
  useLiveTopics(open.map(game => oddsTopic(game.fixtureId)))
  return open
}
