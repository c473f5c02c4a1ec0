import type { Game } from '#contract/fixtures.ts'
import { isBeforeStart } from '#contract/wire/status-codes.ts'
import { isOpenForPrematch, type Play } from '#domain/fixtures/closing.ts'
import type { Instant } from '#domain/instant.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { startOf } from '../prices/offered.ts'
import { isFixtureFrame } from './fixture-frame.ts'
import { isLate } from './heard.ts'

/** What decides whether bets before the start are over. */
type Start = { readonly startsAt: Instant; readonly play: Play }
type Heard = Start & { readonly seq: number }

/** The starts that the live connection has told, by fixture. */
const heard = new Map<number, Heard>()

const playOf = (status: number): Play => (isBeforeStart(status) ? 'before' : 'in-play')

/** Takes in a `fixture` frame; one that is older than the known one, or none at all, is left out. */
export function takeStart(data: unknown): void {
  if (!isFixtureFrame(data)) return
  const { fixtureId, seq, startdate, status } = data
  const startsAt = parseSeoul(startdate)
  const known = heard.get(fixtureId)
  if (startsAt === undefined || isLate(data, known)) return
  heard.set(fixtureId, { startsAt, play: playOf(status), seq })
}

/**
 * When a fixture begins, and whether it has: what was told last, else what was known when it was listed or
 * picked. An operator or the feed may have moved it since (TIME-006).
 */
export const startInForce = (listed: Start & { readonly fixtureId: number }): Start =>
  heard.get(listed.fixtureId) ?? listed

type ListedGame = Pick<Game, 'fixtureId' | 'startdate' | 'status'>

/** Whether bets before the start are over on a fixture, as this browser's clock has it. The server decides. */
export const useIsClosed = (game: ListedGame, closeSeconds: number): boolean =>
  useClock(now => {
    const { fixtureId, status } = game
    const start = startInForce({ fixtureId, startsAt: startOf(game), play: playOf(status) })
    return !isOpenForPrematch(start, now, closeSeconds)
  })
