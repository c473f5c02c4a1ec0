import { createHmac, hash } from 'node:crypto'
import type { RoundId } from '#domain/ids.ts'
import { checkRounds } from '#domain/minigames/check-rounds.ts'
import type { ExportedRound } from '#domain/minigames/exported-rounds.ts'
import { missingRounds } from '#domain/minigames/house/missing-rounds.ts'
import { roundIdOf, roundName } from '#domain/minigames/round-times.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { checkWhenDue, dailyCheck } from '#server/platform/watch/daily-check.ts'
import type { Game, Games } from '../../games/games-state.ts'
import { dropChecksBefore, findHouseCheck, type RoundCheck, saveCheck } from './checks.sql.ts'
import { listBeaconBets, listPublished, type PublishedRow } from './published-rounds.sql.ts'

export type CheckDeps = Pick<Deps, 'db' | 'clock' | 'log'> & {
  readonly games: Pick<Games, 'find' | 'all' | 'drawnBy'>
}

/** So many rounds of a game are made anew. */
const ROUNDS_CHECKED = 1_000
/** Rounds between which others have their turn. */
const STRETCH = 100

const digests = {
  hash: (bytes: Uint8Array) => hash('sha256', bytes, 'buffer'),
  hmac: (key: Uint8Array, bytes: Uint8Array) => createHmac('sha256', key).update(bytes).digest(),
}

type Found = Pick<RoundCheck, 'rounds' | 'faults' | 'missing'>

/**
 * Makes a game's latest rounds anew from what is published of them, as anybody may (docs/fairness.md), and looks which
 * rounds the clock asks for and are not there (field G19). Changes nothing.
 */
export async function checkGame({ db, games }: Pick<CheckDeps, 'db' | 'games'>, game: Game): Promise<Found> {
  const rows = await listPublished(db, game.id, ROUNDS_CHECKED)
  const bets = await readBets({ db, games }, game, rows)
  const rounds = rows.map(row => exported(row, bets.get(row.startsAt) ?? []))
  const isAlone = games.drawnBy(game.drawnBy).length === 1
  const faults: string[] = []
  const oldestFirst = rounds.toReversed()
  for (let from = 0; from < oldestFirst.length; from += STRETCH) {
    // Each stretch begins with the last round of the one before, by whose seed its own are known.
    const part = oldestFirst.slice(Math.max(0, from - 1), from + STRETCH)
    for (const round of checkRounds(digests, game.kind, { drawnBy: game.drawnBy, rounds: part })) {
      // Links between the rounds of a game that shares its draw may have served the others of them.
      const found = round.faults.filter(fault => fault !== 'gap' || isAlone)
      if (found.length > 0) faults.push(`${round.roundId}: ${found.join(', ')}`)
    }
    await new Promise(resolve => void setImmediate(resolve))
  }
  return {
    rounds: rows.length,
    faults: [...new Set(faults)],
    missing: missingRounds(
      game.intervalSeconds,
      rows.map(row => ({ startsAt: row.startsAt, name: roundName(row) })),
    ),
  }
}

/** By the start of the round: the bets of all games that share its draw. */
async function readBets({ db, games }: Pick<CheckDeps, 'db' | 'games'>, game: Game, rows: readonly PublishedRow[]) {
  const alike = games.drawnBy(game.drawnBy)
  const starts = new Map<RoundId, PublishedRow['startsAt']>(
    rows.flatMap(({ startsAt }) => alike.map(({ id }) => [roundIdOf(id, startsAt), startsAt] as const)),
  )
  return Map.groupBy(await listBeaconBets(db, [...starts.keys()]), ({ roundId }) => starts.get(roundId))
}

const exported = (row: PublishedRow, bets: ExportedRound['bets']): ExportedRound => ({
  roundId: roundName(row),
  state: row.state,
  closesAt: row.closesAt,
  chainEnd: row.chainEnd,
  link: row.link,
  commitment: row.commitment,
  seed: row.seed,
  beaconKind: row.beaconKind,
  beacon: row.beacon,
  ...(row.beaconKind === 'bets' && { bets }),
  ...(row.beaconSource && { drand: row.beaconSource }),
  draw: row.draw,
  results: row.results ?? undefined,
})

/** Makes the rounds of a game anew now, and keeps what came out. */
export async function checkNow(deps: CheckDeps, game: Game, operator: string): Promise<void> {
  const found = await checkGame(deps, game)
  if (found.faults.length > 0)
    deps.log.error({ gameId: game.id, faults: found.faults }, 'rounds of a minigame do not stand the check')
  await saveCheck(deps.db, game.id, { ...found, at: deps.clock.now(), operator })
}

/** Checks each game that nobody has checked for a day; false where none was due. */
export async function checkGamesWhenDue(deps: CheckDeps): Promise<boolean> {
  let wasDue = false
  for (const game of deps.games.all()) {
    const wrong = `rounds of minigame ${game.id} do not stand the check`
    const isDue = await checkWhenDue(deps, {
      wrong,
      findLast: () => findHouseCheck(deps.db, game.id),
      prove: () => checkGame(deps, game),
      save: found => saveCheck(deps.db, game.id, { ...found, operator: null }),
      dropBefore: before => dropChecksBefore(deps.db, game.id, before),
    })
    wasDue ||= isDue
  }
  return wasDue
}

/** Checks all games once a day, beside the running house (field G5, G19). */
export const roundChecks = (deps: CheckDeps): Background =>
  dailyCheck('minigame-checks', deps, () => checkGamesWhenDue(deps))
