import type { Game } from '#contract/fixtures/fixtures.ts'
import { isBeforeStart } from '#contract/wire/status-codes.ts'
import { isOpenForPrematch, type Play } from '#domain/fixtures/closing.ts'
import type { Instant } from '#domain/instant.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { startOf } from '../prices/offered.ts'
import { isFixtureFrame } from './fixture-frame.ts'
import { isLate } from './heard.ts'

/** Start and state of a match, which decide whether pre-match betting is over. */
type Start = { readonly startsAt: Instant; readonly play: Play }
type Heard = Start & { readonly seq: number }

/** Starts received over the live connection, by fixture. */
const heard = new Map<number, Heard>()

const playOf = (status: number): Play => (isBeforeStart(status) ? 'before' : 'in-play')

/** Stores a `fixture` frame's start; ignores older or invalid ones. */
export function takeStart(data: unknown): void {
  if (!isFixtureFrame(data)) return
  const { fixtureId, seq, startdate, status } = data
  const startsAt = parseSeoul(startdate)
  const known = heard.get(fixtureId)
  if (startsAt === undefined || isLate(data, known)) return
  heard.set(fixtureId, { startsAt, play: playOf(status), seq })
}

/**
 * Start of a fixture, and whether it has begun: the last received, else as known when it was listed or
 * picked. An operator or the feed may have moved it since (TIME-006).
 */
export const startInForce = (listed: Start & { readonly fixtureId: number }): Start =>
  heard.get(listed.fixtureId) ?? listed

type ListedGame = Pick<Game, 'fixtureId' | 'startdate' | 'status'>

/** True if pre-match betting on a fixture is over, by this browser's clock. The server decides. */
export const useIsClosed = (game: ListedGame, closeSeconds: number): boolean =>
  useClock(now => {
    const { fixtureId, status } = game
    const start = startInForce({ fixtureId, startsAt: startOf(game), play: playOf(status) })
    return !isOpenForPrematch(start, now, closeSeconds)
  })
