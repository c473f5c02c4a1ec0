import type { UpcomingEvent } from '#contract/minigame/minigames.ts'
import type { Instant } from '#domain/instant.ts'
import { drawnRoundName, roundName, roundsAfter } from '#domain/minigames/round-times.ts'
import type { Game } from './games-state.ts'

const EVENTS_AHEAD = 5

/**
 * Returns the events of a venue after the running one. Their participants and strengths follow from the calendar alone,
 * so they are known before the round exists. Empty for games whose rounds are all alike.
 */
export const listUpcoming = (game: Game, now: Instant): UpcomingEvent[] =>
  roundsAfter(game, game.terms.closeSeconds, now, EVENTS_AHEAD).flatMap((round): UpcomingEvent[] => {
    const { event, markets } = game.kind.at(drawnRoundName(game, round.startsAt), game.terms.returns)
    const [main] = markets
    if (event === null || !main) return []
    return [
      {
        round: round.number,
        roundId: roundName(round),
        startsAt: round.startsAt,
        drawsAt: round.drawsAt,
        event,
        marketNameKorean: main.label,
        bets: main.picks
          .filter(pick => !pick.isClosed)
          .map(({ id, label, odds }) => ({
            betName: id,
            betNameKorean: label,
            betPrice: odds / 100,
          })),
      },
    ]
  })
