import type { Game } from '#contract/fixtures.ts'
import { oddsTopic } from '#contract/live/live.ts'
import { useLiveTopics } from '#web/client/live/live.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { startOf } from '#web/sport/prices/offered.ts'

/** The first games that have not begun; their prices are followed. One that begins leaves the list (TIME-007). */
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
