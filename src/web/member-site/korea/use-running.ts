import type { Game } from '#contract/fixtures/fixtures.ts'
import { inplayContract, type RunningGame } from '#contract/fixtures/inplay.ts'
import { useTimedCall } from '#web/client/api/api.ts'

/** Data of a live match without odds: score, clock, danger, and whether bets are accepted. */
export type Running = Omit<RunningGame, 'markets' | 'marketCount'> & {
  /** When it was requested; epoch milliseconds. */
  readonly loadedAt: number
}

/** Reload interval even without notifications. */
const refetchInterval = 60_000

const unknown = {
  home: 0,
  away: 0,
  period: { code: 0, label: '' },
  seconds: null,
  periods: [],
  danger: null,
  stopReason: null,
  suspended: false,
  bettingStop: null,
} satisfies Partial<Running>

/** State of the live matches: loaded data, then live updates. */
export function useRunning(): (game: Game) => Running {
  const { answer, loadedAt } = useTimedCall(inplayContract.games, { query: {} }, { refetchInterval })
  const known = new Map(answer.data?.map(game => [game.fixtureId, game]))
  return game => ({ ...game, ...unknown, ...known.get(game.fixtureId), loadedAt })
}
