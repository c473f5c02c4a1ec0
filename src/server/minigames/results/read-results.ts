import type { RoundResult } from '#contract/minigame/round-results.ts'
import { pageCountsOf } from '#contract/wire/paging.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { voidCauseSentence } from '#domain/minigames/house/void-cause-words.ko.ts'
import { roundName, runningNumber } from '#domain/minigames/round-times.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Game } from '../games/games-state.ts'
import { wireResult } from '../rounds/wire-rounds.ts'
import { type ResultRow, resultList } from './round-results.sql.ts'

export type ResultsQuery = {
  readonly date?: string | undefined
  readonly page: number
  /** Leaves out rounds that are not drawn yet. */
  readonly finished?: boolean
}

/** Returns the rounds of games on a day in Seoul (today by default), newest first. */
export async function readResults(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  games: readonly Game[],
  { date, page, finished = false }: ResultsQuery,
) {
  const range = seoulDayRange(date ?? seoulDay(clock.now()))
  if (!range) return { rounds: [], ...pageCountsOf(0) }
  const byId = new Map(games.map(game => [game.id, game]))
  const span = { gameIds: [...byId.keys()], finished, ...range }
  const { rows, ...counts } = await resultList.page(db, span, page)
  const rounds = rows.flatMap(row => {
    const game = byId.get(row.gameId)
    return game ? [wireRow(game, row)] : []
  })
  return { rounds, ...counts }
}

const wireRow = (game: Game, row: ResultRow): RoundResult => ({
  id: String(row.id),
  gameId: game.id,
  roundId: roundName(row),
  round: row.number,
  totalRound: runningNumber(game, row),
  drawsAt: row.drawsAt,
  state: row.state,
  draw: row.draw,
  results: (row.results ?? []).map(wireResult),
  commitment: row.commitment.toString('hex'),
  beacon: row.beacon?.toString('hex') ?? null,
  seed: row.seed?.toString('hex') ?? null,
  voidReason: row.voidCause ? voidCauseSentence(row.voidCause) : '',
})
