import type { DrawnRound, OfferedRound, WireRound } from '#contract/minigame/minigames.ts'
import type { KindMarket } from '#domain/minigames/kind.ts'
import { pickIdOf } from '#domain/minigames/pick-ids.ts'
import { drawnRoundName, roundName, runningNumber } from '#domain/minigames/round-times.ts'
import type { Game } from '../games/games-state.ts'
import type { RoundRow } from './rounds.sql.ts'

/** Public data of a round at any time: nothing from which its draw could be computed in advance. */
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

/** A drawn round with its draw. */
export const wireDrawn = (game: Game, round: RoundRow): DrawnRound => ({
  ...wireRound(game, round),
  draw: round.draw,
  results: [...(round.results ?? [])].map(wireResult),
})

/** A round with its markets. Leaves out picks that are not offered in this event. */
export const wireOffered = (game: Game, round: RoundRow, markets: readonly KindMarket[]): OfferedRound => ({
  ...wireRound(game, round),
  event: game.kind.at(drawnRoundName(game, round.startsAt)).event,
  markets: markets
    .map(market => ({
      id: market.id,
      marketName: market.name,
      marketNameKorean: market.label,
      bets: market.picks
        .filter(pick => !pick.isClosed)
        .map(pick => ({
          id: pickIdOf(game.kind, { market: market.id, pick: pick.id }) ?? '',
          betName: pick.id,
          betNameKorean: pick.label,
          betPrice: pick.odds / 100,
          version: round.termsVersion,
        })),
    }))
    .filter(({ bets }) => bets.length > 0),
})

/** Copies the lists, so that the wire object shares none. */
export const wireResult = ({ won, void: back, ...result }: NonNullable<RoundRow['results']>[number]) => ({
  ...result,
  won: [...won],
  void: [...back],
})
