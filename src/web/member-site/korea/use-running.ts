import type { Game } from '#contract/fixtures.ts'
import { inplayContract, type RunningGame } from '#contract/inplay.ts'
import { useTimedCall } from '#web/client/api/api.ts'

/** What a running match is beside its prices: score, clock, danger, and whether bets are taken. */
export type Running = Omit<RunningGame, 'markets' | 'marketCount'> & {
  /** When this was asked for; milliseconds since 1970. */
  readonly loadedAt: number
}

/** Even if no news arrives the matches are read again after so long. */
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

/** How the running matches stand: as they were read, until the live connection tells more. */
export function useRunning(): (game: Game) => Running {
  const { answer, loadedAt } = useTimedCall(inplayContract.games, { query: {} }, { refetchInterval })
  const known = new Map(answer.data?.map(game => [game.fixtureId, game]))
  return game => ({ ...game, ...unknown, ...known.get(game.fixtureId), loadedAt })
}
