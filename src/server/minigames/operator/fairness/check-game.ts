import { createHmac, hash } from 'node:crypto'
import { type Instant, instant, SECOND } from '#domain/instant.ts'
import { checkRounds } from '#domain/minigames/check-rounds.ts'
import type { ExportedRound } from '#domain/minigames/exported-rounds.ts'
import { missingRounds } from '#domain/minigames/house/missing-rounds.ts'
import { roundAt } from '#domain/minigames/round-times.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { isSigned } from '#server/platform/process/signatures.ts'
import { checkWhenDue } from '#server/platform/watch/daily-check.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import type { Game, Games } from '../../games/games-state.ts'
import { exportSpan } from '../../results/export-rounds.ts'
import { dropChecksBefore, findHouseCheck, type RoundCheck, saveCheck } from './checks.sql.ts'

export type CheckDeps = Pick<Deps, 'db' | 'clock' | 'log'> & {
  readonly games: Pick<Games, 'find' | 'all' | 'drawnBy'>
}

/** Number of rounds of a game that are recomputed. */
const ROUNDS_CHECKED = 1_000
/** Number of rounds between yields to other work. */
const STRETCH = 100

const digests = {
  hash: (bytes: Uint8Array) => hash('sha256', bytes, 'buffer'),
  hmac: (key: Uint8Array, bytes: Uint8Array) => createHmac('sha256', key).update(bytes).digest(),
  isSigned,
}

type Found = Pick<RoundCheck, 'rounds' | 'faults' | 'missing'>

/**
 * Recomputes a game's latest rounds from the published data, as anybody can (docs/fairness.md), and finds rounds that
 * are missing by the clock (field G19). Read-only.
 */
async function checkGame(deps: CheckDeps, game: Game): Promise<Found> {
  const interval = game.intervalSeconds * SECOND
  const now = deps.clock.now()
  const faults: string[] = []
  const names: { name: string; startsAt: Instant }[] = []
  let last: readonly ExportedRound[] = []
  for (let from = ROUNDS_CHECKED; from > 0; from -= STRETCH) {
    const span = { from: instant(now - from * interval), before: instant(now - (from - STRETCH) * interval) }
    const told = (await readSpan(deps, game, span)).filter(({ seed }) => seed !== null)
    // Each batch begins with the last round of the previous one, whose seed commits to the next.
    faults.push(...faultsOf(deps, game, [...last, ...told]))
    names.push(...told.map(({ roundId, closesAt }) => ({ name: roundId, startsAt: startOf(game, closesAt) })))
    last = told.slice(-1)
    await new Promise(resolve => void setImmediate(resolve))
  }
  return {
    rounds: names.length,
    faults: [...new Set(faults)],
    missing: missingRounds(game.intervalSeconds, names),
  }
}

type Span = { readonly from: Instant; readonly before: Instant }

/** Reads the published data of rounds; if they have too many bets for one query, halves the range. */
async function readSpan(
  deps: CheckDeps,
  game: Game,
  { from, before }: Span,
): Promise<readonly ExportedRound[]> {
  const exported = await exportSpan(deps, game, { from, before })
  if (exported) return exported.rounds
  const middle = instant(Math.floor((from + before) / 2))
  if (middle - from < (game.intervalSeconds * SECOND) / 2) return []
  return [
    ...(await readSpan(deps, game, { from, before: middle })),
    ...(await readSpan(deps, game, { from: middle, before })),
  ]
}

/** Start of the round with this closing time, which lies within the round. */
const startOf = (game: Game, closesAt: number): Instant => roundAt(game, 0, instant(closesAt - 1)).startsAt

function faultsOf(deps: CheckDeps, game: Game, rounds: readonly ExportedRound[]): readonly string[] {
  // If games share a draw, links between the rounds of one may have been used by the others.
  const isAlone = deps.games.drawnBy(game.drawnBy).length === 1
  return checkRounds(digests, game.kind, { drawnBy: game.drawnBy, rounds }).flatMap(({ roundId, faults }) => {
    const found = faults.filter(fault => fault !== 'gap' || isAlone)
    return found.length > 0 ? [`${roundId}: ${found.join(', ')}`] : []
  })
}

/** Recomputes a game's rounds now and stores the result; the act log records who requested it. */
export async function checkNow(deps: CheckDeps, game: Game, who: Omit<OperatorAct, 'reason'>): Promise<void> {
  const found = await checkGame(deps, game)
  if (found.faults.length > 0)
    deps.log.error({ gameId: game.id, faults: found.faults }, 'rounds of a minigame failed the check')
  await deps.db.transaction(async tx => {
    const at = deps.clock.now()
    await saveCheck(tx, game.id, { ...found, at, operator: who.operator.userId })
    await recordAct(tx, {
      ...who,
      act: 'check-minigame',
      subject: `minigame:${game.id}`,
      before: null,
      after: { game: game.title, rounds: found.rounds, faults: found.faults.length },
      reason: '공정성 화면에서 확인',
      at,
    })
  })
}

/** Checks each game whose last check is a day old; false if none was due. */
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
