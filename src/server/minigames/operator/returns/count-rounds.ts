import { roundVariance } from '#domain/minigames/house/round-returns.ts'
import { drawnRoundName } from '#domain/minigames/round-times.ts'
import { takeLock } from '#server/platform/postgres/advisory-locks.sql.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Games } from '../../games/games-state.ts'
import { noteCounted } from '../../rounds/rounds.sql.ts'
import { outcomesOf } from '../kind-tables.ts'
import { listPickStakes, type PickStakes } from '../rounds/round-bets.sql.ts'
import { eventFigures } from './return-figures.ts'
import {
  addGameSums,
  addPickSums,
  type GameSum,
  listUncounted,
  type PickSum,
  type UncountedRound,
} from './return-sums.sql.ts'

export type CountDeps = Pick<Deps, 'db'> & { readonly games: Pick<Games, 'find'> }

/** Rounds per transaction. */
const ROUNDS_AT_A_TIME = 200

/**
 * Adds settled rounds to the sums, each once: marks the round as counted in the same transaction. Returns their number.
 * Any number of processes may call it; one at a time proceeds. Resumable.
 */
export const countRounds = ({ db, games }: CountDeps): Promise<number> =>
  db.transaction(async tx => {
    await takeLock(tx, ADVISORY_LOCKS.minigameSums)
    const rounds = await listUncounted(tx, ROUNDS_AT_A_TIME)
    if (rounds.length === 0) return 0
    const stakes = Map.groupBy(
      await listPickStakes(
        tx,
        rounds.map(({ id }) => id),
      ),
      one => one.roundId,
    )
    const counted = rounds.map(round => countRound(games, round, stakes.get(round.id) ?? []))
    await addPickSums(
      tx,
      counted.flatMap(({ picks }) => picks),
    )
    await addGameSums(
      tx,
      counted.map(({ game }) => game),
    )
    await noteCounted(
      tx,
      counted.map(({ round }) => round),
    )
    return rounds.length
  })

function countRound(games: Pick<Games, 'find'>, round: UncountedRound, stakes: readonly PickStakes[]) {
  const { id, gameId, day, startsAt, state } = round
  const isBack = (one: PickStakes) => state === 'void' || (one.result === 'void' && !isTie(round, one))
  const [back, stood] = [stakes.filter(isBack), stakes.filter(one => !isBack(one))]
  const found = games.find(gameId)
  const kind = found?.kind.at(drawnRoundName(found, startsAt))
  const sum = (list: readonly PickStakes[], name: 'bets' | 'stakes' | 'paid') =>
    list.reduce((total, one) => total + one[name], 0)
  const game: GameSum = {
    day,
    gameId,
    rounds: 1,
    voidRounds: state === 'void' ? 1 : 0,
    betRounds: stood.length > 0 ? 1 : 0,
    bets: sum(stood, 'bets'),
    stakes: sum(stood, 'stakes'),
    paid: sum(stood, 'paid'),
    voidBets: sum(back, 'bets'),
    voidStakes: sum(back, 'stakes'),
    variance: kind && stood.length > 0 ? roundVariance(outcomesOf(kind), stood) : 0,
  }
  const picks = stood.map(
    (one): PickSum => ({
      ...one,
      day,
      gameId,
      stakesSquared: BigInt(one.stakes) * BigInt(one.stakes),
      ...(kind && kind.event !== null ? { odds: NO_ONE_PRICE, ...eventFigures(kind, one) } : NO_FIGURES),
    }),
  )
  const all = { bets: sum(stakes, 'bets'), stakes: sum(stakes, 'stakes'), paid: sum(stakes, 'paid') }
  return { game, picks, round: { id, startsAt, ...all } }
}

/** Prices of events differ from round to round: their picks are summed over all prices. */
const NO_ONE_PRICE = 0 as PickSum['odds']
const NO_FIGURES = { expected: null, variance: null } as const

/** Returned because of the draw's result, such as both sides of a tie; other void bets don't count as bets. */
const isTie = ({ results }: UncountedRound, { market, pick }: PickStakes): boolean =>
  results?.some(one => one.market === market && one.void.includes(pick)) ?? false
