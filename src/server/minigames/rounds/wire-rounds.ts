import type { DrawnRound, OfferedRound, WireRound } from '#contract/minigame/minigames.ts'
import type { KindMarket } from '#domain/minigames/kind.ts'
import { pickIdOf } from '#domain/minigames/pick-ids.ts'
import { drawnRoundName, roundName, runningNumber } from '#domain/minigames/round-times.ts'
import type { Game } from '../games/games-state.ts'
import type { RoundRow } from './rounds.sql.ts'

/** A round as everybody may see it at any time: nothing by which its draw could be known before it is made. */
export const wireRound = (game: Game, round: RoundRow): WireRound => ({
  id: String(round.id),
  gameId: round.gameId,
  round: round.number,
  totalRound: runningNumber(game, round),
  roundId: roundName(round),
  date: round.day,
  startsAt: round.startsAt,
  closesAt: round.closesAt,
  drawsAt: round.drawsAt,
  state: round.state,
  commitment: round.commitment.toString('hex'),
})

/** A round with what was drawn; only of one that is drawn. */
export const wireDrawn = (game: Game, round: RoundRow): DrawnRound => ({
  ...wireRound(game, round),
  draw: round.draw,
  results: [...(round.results ?? [])].map(wireResult),
})

/** A round with what it offers. */
export const wireOffered = (game: Game, round: RoundRow, markets: readonly KindMarket[]): OfferedRound => ({
  ...wireRound(game, round),
  event: game.kind.at(drawnRoundName(game, round.startsAt)).event,
  markets: markets.map(market => ({
    id: market.id,
    marketName: market.name,
    marketNameKorean: market.label,
    bets: market.picks.map(pick => ({
      id: pickIdOf(game.kind, { market: market.id, pick: pick.id }) ?? '',
      betName: pick.id,
      betNameKorean: pick.label,
      betPrice: pick.odds / 100,
      version: round.termsVersion,
    })),
  })),
})

/** Lists of the wire are nobody else's. */
export const wireResult = ({ won, void: back, ...result }: NonNullable<RoundRow['results']>[number]) => ({
  ...result,
  won: [...won],
  void: [...back],
})
