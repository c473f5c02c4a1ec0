import type { OwnRoundBet } from '#contract/minigame/round-bets.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, instant } from '#domain/instant.ts'
import { drawnRoundName, partsOfRoundId, roundName } from '#domain/minigames/round-times.ts'
import { eventPickText } from '#domain/minigames/virtual/event-words.ko.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Game } from '../games/games-state.ts'
import { listOwnRoundBets, listPlayedRounds, type OwnRoundBetRow } from './own-round-bets.sql.ts'

/** Bets shown below a game: of its last rounds, up to a limit. */
const ROUNDS = 30
const BETS_MAX = 30

/** Returns a member's bets on the latest rounds of a game, newest first (MINI-086). */
export const readOwnRoundBets = async (
  { db }: { readonly db: Queries },
  memberId: MemberId,
  game: Game,
): Promise<OwnRoundBet[]> =>
  (await listOwnRoundBets(db, { memberId, gameId: game.id, rounds: ROUNDS, limit: BETS_MAX })).map(row =>
    wireOwn(row, game),
  )

/** The lobby knows a member's games and open bets by the last bets of this time. */
const PLAYED_BETS = 100
const PLAYED_SINCE = 30 * DAY
/** Number of games that the lobby lists as played. */
const PLAYED_GAMES = 12

/** Returns the games that a member played last, newest first, and the member's open bets on rounds. */
export async function readPlayed({ db, clock }: Pick<Deps, 'db' | 'clock'>, memberId: MemberId) {
  const since = instant(clock.now() - PLAYED_SINCE)
  const bets = await listPlayedRounds(db, { memberId, since, limit: PLAYED_BETS })
  return {
    played: [...new Set(bets.map(({ gameId }) => gameId))].slice(0, PLAYED_GAMES),
    own: bets
      .filter(({ isOpen }) => isOpen)
      .map(({ roundId, market, pick }) => ({ fixtureId: String(roundId), market, pick })),
  }
}

function wireOwn(row: OwnRoundBetRow, game: Game): OwnRoundBet {
  const kind = game.kind.at(drawnRoundName(game, partsOfRoundId(row.roundId).startsAt))
  const market = kind.markets.find(({ id }) => id === row.market)
  const pick = market?.picks.find(({ id }) => id === row.pick)
  return {
    id: row.id,
    fixtureId: String(row.roundId),
    roundId: roundName(row),
    round: row.number,
    market: row.market,
    marketNameKorean: market?.label ?? row.market,
    pick: row.pick,
    betNameKorean: eventPickText(
      game.kind.id,
      { gameId: game.id, event: kind.event },
      { ...row, label: pick?.label ?? row.pick },
    ),
    betPrice: row.odds / 100,
    amounts: row.stake,
    winnings: row.statusCode === betStatusCode.open ? row.winnings : (row.payout ?? 0),
    status: row.statusCode,
  }
}
