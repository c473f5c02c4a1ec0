import type { Game } from '#contract/fixtures.ts'
import { fixtureCode } from '#contract/status-codes.ts'
import { isOpenForPrematch } from '#domain/fixtures/closing.ts'
import { startOf } from '#web/kit/live/offered.ts'
import { useClock } from '#web/kit/time/use-clock.ts'

/** Whether bets are over on the fixture, as this browser's clock has it. The server decides, and takes it off the list. */
export const useIsClosed = (game: Game, closeSeconds: number): boolean =>
  useClock(
    now =>
      !isOpenForPrematch(
        { startsAt: startOf(game), play: game.status === fixtureCode.live ? 'in-play' : 'before' },
        now,
        closeSeconds,
      ),
  )
