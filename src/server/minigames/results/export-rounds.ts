import type { KeeperValue } from '#domain/draws/keeper-words.ts'
import { DAY, type Instant, instant, SECOND } from '#domain/instant.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import type { DrandValue, ExportedRound, ExportedRounds } from '#domain/minigames/exported-rounds.ts'
import { roundGate, roundIdOf, roundName } from '#domain/minigames/round-times.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Game, Games } from '../games/games-state.ts'
import { wireResult } from '../rounds/wire-rounds.ts'
import { type ExportRow, listForExport, listPublishedBets, type PublishedBet } from './round-results.sql.ts'

type ExportDeps = { readonly db: Queries; readonly games: Pick<Games, 'drawnBy'> }

/** Year of the first rounds. */
const FIRST_YEAR = '2020'
/** A response with more bets is refused; request fewer rounds instead. */
const BETS_MAX = 300_000

/**
 * Returns rounds with everything needed to recompute their draws (docs/fairness.md). Undefined for an invalid range,
 * one longer than a day, or one with too many bets. Bets are published with their draws, never before.
 */
export async function exportRounds(
  { db, games }: ExportDeps,
  game: Game,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ExportedRounds | undefined> {
  const [first, last] = [spanOf(game, from), spanOf(game, to)]
  if (!first || !last || last.before <= first.from || last.before - first.from > DAY) return undefined
  return exportSpan({ db, games }, game, { from: first.from, before: last.before })
}

/**
 * Returns the rounds that begin in a time range, the end exclusive; undefined if they have too many bets for one
 * response.
 */
export async function exportSpan(
  { db, games }: ExportDeps,
  game: Game,
  span: { readonly from: Instant; readonly before: Instant },
): Promise<ExportedRounds | undefined> {
  const rows = await listForExport(db, { gameIds: [game.id], ...span })
  const together = games.drawnBy(game.drawnBy)
  const bets = await listPublishedBets(
    db,
    rows.filter(isTold).flatMap(({ id, startsAt }) =>
      together.map(other => ({
        drawId: roundGate(id, game.drawnBy),
        roundId: roundIdOf(other.id, startsAt),
      })),
    ),
    BETS_MAX + 1,
  )
  if (bets.length > BETS_MAX) return undefined
  const byDraw = Map.groupBy(bets, ({ drawId }) => drawId)
  return {
    format: 'hanpan-rounds',
    version: 1,
    gameId: game.id,
    drawnBy: game.drawnBy,
    kind: game.kind.id,
    rounds: rows.map(row => exported(row, byDraw.get(roundGate(row.id, game.drawnBy)) ?? [])),
  }
}

/** A day in Seoul, or a round by its name. */
function spanOf(
  { intervalSeconds, offsetSeconds }: Pick<Game, 'intervalSeconds' | 'offsetSeconds'>,
  text: string,
): { readonly from: Instant; readonly before: Instant } | undefined {
  if (text < FIRST_YEAR) return undefined
  const [digits = '', number] = text.length > 10 ? text.split('-') : [text]
  if (number === undefined) return seoulDayRange(text)
  const day = seoulDayRange(digits.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'))
  const interval = intervalSeconds * SECOND
  if (!day || Number(number) < 1 || Number(number) > DAY / interval) return undefined
  const from = instant(day.from + offsetSeconds * SECOND + (Number(number) - 1) * interval)
  return { from, before: instant(from + interval) }
}

const isTold = ({ seed }: Pick<ExportRow, 'seed'>): boolean => seed !== null

function exported(row: ExportRow, bets: readonly PublishedBet[]): ExportedRound {
  const isDrawn = row.state === 'drawn'
  // For two keepers too, the beacon depends on the list of bets.
  const ofBets = row.beaconKind !== 'drand' && isTold(row)
  return {
    roundId: roundName(row),
    state: row.state,
    closesAt: row.closesAt,
    chainEnd: row.chainEnd.toString('hex'),
    link: row.link,
    commitment: row.commitment.toString('hex'),
    seed: row.seed?.toString('hex') ?? null,
    beaconKind: row.beaconKind,
    beacon: row.beacon?.toString('hex') ?? null,
    ...(ofBets && { bets: bets.map(({ betId, word }) => ({ betId, word })) }),
    ...(row.beaconKind === 'drand' && row.beaconSource !== null && { drand: row.beaconSource as DrandValue }),
    ...(row.beaconKind === 'keeper' &&
      row.beaconSource !== null && { keeper: row.beaconSource as KeeperValue }),
    draw: row.draw,
    ...(isDrawn && { results: (row.results ?? []).map(wireResult) }),
  }
}
