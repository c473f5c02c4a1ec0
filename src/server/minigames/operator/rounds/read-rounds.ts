import type { DeskRound, DeskRoundDetail, DeskRoundPick } from '#contract/back-office/minigames/round-desk.ts'
import type { MinigameId, RoundId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { voidCauseWord } from '#domain/minigames/house/void-cause-words.ko.ts'
import { resultWords } from '#domain/minigames/result-words.ko.ts'
import { drawnRoundName, partsOfRoundId, roundName } from '#domain/minigames/round-times.ts'
import { eventPickText } from '#domain/minigames/virtual/event-words.ko.ts'
import { won } from '#domain/money.ts'
import { winnings } from '#domain/odds.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Game, Games } from '../../games/games-state.ts'
import type { RoundState } from '../../rounds/rounds.sql.ts'
import { wireMoment, wirePrice, wireTime } from '../wire-words.ts'
import { type DeskRoundRow, dayRoundList, findRoundDetail, type RoundDetailRow } from './desk-rounds.sql.ts'
import { listPickStakes, listRoundStakes, type PickStakes } from './round-bets.sql.ts'

export type ReadRoundsDeps = Pick<Deps, 'db' | 'clock'> & { readonly games: Pick<Games, 'find'> }

type Asked = {
  readonly gameId: MinigameId
  /** Today if absent. */
  readonly date: string | undefined
  readonly state: RoundState | undefined
  readonly page: number
}

/** Returns a page of the rounds of a game's day, newest first; undefined for an unknown game. */
export async function readRounds({ db, clock, games }: ReadRoundsDeps, asked: Asked) {
  const game = games.find(asked.gameId)
  if (!game) return undefined
  const filter = { gameId: game.id, day: asked.date ?? seoulDay(clock.now()), state: asked.state }
  const { rows, ...counts } = await dayRoundList.page(db, filter, asked.page)
  const uncounted = rows.filter(({ bets }) => bets === null).map(({ id }) => id)
  const live = new Map((await listRoundStakes(db, uncounted)).map(one => [one.roundId, one] as const))
  return { rounds: rows.map((row): DeskRound => headOf(game, row, live.get(row.id))), ...counts }
}

type Stakes = { readonly bets: number; readonly stakes: number; readonly paid: number }

/** Common fields of a round; the stakes come from its row once counted. */
const headOf = (game: Game, row: DeskRoundRow, live: Stakes | undefined) => ({
  id: row.id,
  gameId: game.id,
  title: game.title,
  kind: game.kind.id,
  round: row.number,
  roundId: roundName(row),
  startsAt: wireTime(row.startsAt),
  closesAt: wireTime(row.closesAt),
  drawsAt: wireTime(row.drawsAt),
  state: row.state,
  draw: row.draw,
  results: [...(row.results ?? [])].map(({ won: wins, void: back, ...result }) => ({
    ...result,
    won: [...wins],
    void: [...back],
  })),
  resultText: row.state === 'drawn' ? resultWords(game.kind.id, row.draw, row.results ?? [], game.id) : '',
  bets: row.bets ?? live?.bets ?? 0,
  stakes: row.stakes ?? live?.stakes ?? 0,
  paid: row.paid ?? live?.paid ?? 0,
})

/** Returns all publishable data of a round; undefined for an unknown one. */
export async function readRound(
  { db, games }: ReadRoundsDeps,
  id: RoundId,
): Promise<DeskRoundDetail | undefined> {
  const game = games.find(partsOfRoundId(id).gameId)
  const row = game && (await findRoundDetail(db, id))
  if (!game || !row) return undefined
  const picks = await listPickStakes(db, [id])
  const drawer = game.drawnBy === game.id ? undefined : games.find(game.drawnBy)
  return {
    ...headOf(game, row, sumOf(picks)),
    ...proofOf(row),
    termsVersion: row.termsVersion,
    closeSeconds: Math.trunc((row.drawsAt - row.closesAt) / SECOND),
    drawnBy: drawer ? { gameId: drawer.id, title: drawer.title } : null,
    picks: wirePicks({ gameId: game.id, kind: game.kind.at(drawnRoundName(game, row.startsAt)) }, picks),
  }
}

const proofOf = (row: RoundDetailRow) => ({
  commitment: row.commitment,
  chainEnd: row.chainEnd,
  link: row.link,
  beaconKind: row.beaconKind,
  beacon: row.beacon,
  seed: row.seed,
  closedAt: wireMoment(row.closedAt),
  drawnAt: wireMoment(row.drawnAt),
  settledAt: wireMoment(row.settledAt),
  voidedAt: wireMoment(row.voidedAt),
  voidCause: row.voidCause === null ? '' : voidCauseWord(row.voidCause),
  voidReason: row.voidReason ?? '',
})

const sumOf = (picks: readonly PickStakes[]): Stakes => ({
  bets: picks.reduce((sum, one) => sum + one.bets, 0),
  stakes: picks.reduce((sum, one) => sum + one.stakes, 0),
  paid: picks.reduce((sum, one) => sum + one.paid, 0),
})

type KindOfGame = { readonly gameId: number; readonly kind: Game['kind'] }

/** Stakes on each pick, in the order of the game's markets. */
function wirePicks({ gameId, kind }: KindOfGame, picks: readonly PickStakes[]): DeskRoundPick[] {
  const at = { gameId, event: kind.event }
  const places = kind.markets.flatMap(market => market.picks.map(pick => ({ market, pick })))
  return places.flatMap(({ market, pick }) =>
    picks
      .filter(one => one.market === market.id && one.pick === pick.id)
      .map(({ odds, bets, stakes, paid, result }) => ({
        market: market.id,
        marketLabel: market.label,
        pick: pick.id,
        pickLabel: eventPickText(kind.id, at, { market: market.id, pick: pick.id, label: pick.label }),
        betPrice: wirePrice(odds),
        bets,
        stakes,
        payout: result === null ? winnings(won(stakes), odds) : paid,
        result,
      })),
  )
}
