import { betsHead } from '#domain/draws/beacon.ts'
import type { RoundId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { roundGate, roundIdOf, roundName } from '#domain/minigames/round-times.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import type { Games } from '../games/games-state.ts'
import { enterRoundGates } from './round-gate.sql.ts'
import { type Closing, closeRounds, type RoundRow } from './rounds.sql.ts'

/**
 * Closes the rounds that are due, all at once. Under their gates no bet is in progress, so the `bets` beacon is a
 * digest of all accepted bets. Returns the ids of the closed rounds.
 */
export async function closeDue(
  db: Db,
  games: Pick<Games, 'find' | 'drawnBy'>,
  due: readonly RoundRow[],
  at: Instant,
): Promise<readonly RoundId[]> {
  if (due.length === 0) return []
  const closings = closingsOf(games, due)
  return db.transaction(async tx => {
    await enterRoundGates(
      tx,
      closings.map(({ gate }) => gate),
    )
    return closeRounds(tx, closings, at)
  })
}

/** One closing per shared draw, with every round that the draw can decide, including void ones. */
function closingsOf(games: Pick<Games, 'find' | 'drawnBy'>, due: readonly RoundRow[]): readonly Closing[] {
  const closings = new Map<RoundId, Closing>()
  for (const round of due) {
    const drawnBy = games.find(round.gameId)?.drawnBy
    if (drawnBy === undefined) continue
    const gate = roundGate(round.id, drawnBy)
    closings.set(gate, {
      gate,
      head: betsHead({ gameId: drawnBy, roundId: roundName(round) }),
      rounds: games.drawnBy(drawnBy).map(game => roundIdOf(game.id, round.startsAt)),
    })
  }
  return [...closings.values()]
}
