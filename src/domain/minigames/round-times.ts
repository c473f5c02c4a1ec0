import type { RoundName } from '../draws/round-draw.ts'
import type { MinigameId, RoundId } from '../ids.ts'
import { type Instant, instant, SECOND } from '../instant.ts'
import { parseSeoul, seoulDay } from '../korean-formats.ts'

/** Times of a round (start, closing, draw) and its numbering (handbook 3.2). */
export type RoundTimes = {
  readonly id: RoundId
  /** Seoul day, `2026-11-23`. */
  readonly day: string
  /** Number within the day, from 1. */
  readonly number: number
  readonly startsAt: Instant
  readonly closesAt: Instant
  /** The end of the round, when the next one starts. */
  readonly drawsAt: Instant
}

type Timed = {
  readonly id: MinigameId
  readonly intervalSeconds: number
  /** Offset of the rounds within the interval in seconds, from midnight; default 0. */
  readonly offsetSeconds?: number
}

/** Ids of different games never collide: this many seconds since 1970 are reached in the year 2286. */
const SECONDS_SPAN = 10_000_000_000
const DAY_SECONDS = 86_400
/** The first day of the running number of the powerball family (handbook 3.2). */
const COUNTED_FROM = '2020-01-01'

/** The id of a game's round: the game number and the start in seconds. */
export const roundIdOf = (gameId: MinigameId, startsAt: Instant): RoundId =>
  (gameId * SECONDS_SPAN + startsAt / SECOND) as RoundId

/** The game and the start encoded in an id, whether or not such a round exists. */
export const partsOfRoundId = (id: RoundId): { readonly gameId: MinigameId; readonly startsAt: Instant } => ({
  gameId: Math.floor(id / SECONDS_SPAN) as MinigameId,
  startsAt: instant((id % SECONDS_SPAN) * SECOND),
})

/**
 * The key of the lock for a round. Bets hold it shared; closing or voiding takes it exclusively. All
 * rounds that share a draw use one lock: the id of the drawing game's round, even if that round does not
 * exist.
 */
export const roundGate = (round: RoundId, drawnBy: MinigameId): RoundId =>
  roundIdOf(drawnBy, partsOfRoundId(round).startsAt)

/** The round of a game that runs at a moment. It closes `closeSeconds` before its end. */
export function roundAt(game: Timed, closeSeconds: number, at: Instant): RoundTimes {
  const offset = (game.offsetSeconds ?? 0) * SECOND
  // A round that starts before midnight and ends after it is the last of the day on which it started.
  const day = seoulDay(instant(at - offset))
  const first = midnightOf(day) + offset
  const interval = game.intervalSeconds * SECOND
  const number = Math.floor((at - first) / interval) + 1
  const startsAt = instant(first + (number - 1) * interval)
  const drawsAt = instant(startsAt + interval)
  return {
    id: roundIdOf(game.id, startsAt),
    day,
    number,
    startsAt,
    closesAt: instant(drawsAt - closeSeconds * SECOND),
    drawsAt,
  }
}

/** The next `count` rounds after the current one (VIRT-020). */
export const roundsAfter = (game: Timed, closeSeconds: number, at: Instant, count: number): RoundTimes[] =>
  Array.from({ length: count }, (_, ahead) =>
    roundAt(game, closeSeconds, instant(at + (ahead + 1) * game.intervalSeconds * SECOND)),
  )

/** The round's name in draws and documents, `20261123-0001` (handbook 3.2). */
export const roundName = ({ day, number }: Pick<RoundTimes, 'day' | 'number'>): string =>
  `${day.replaceAll('-', '')}-${String(number).padStart(4, '0')}`

/** The name of a round in its draw, by its start. */
export const drawnRoundName = (
  game: Timed & { readonly drawnBy: MinigameId },
  startsAt: Instant,
): RoundName => ({
  gameId: game.drawnBy,
  roundId: roundName(roundAt(game, 0, startsAt)),
})

/** The running number since 2020 (누적회차, handbook 3.2). */
export function runningNumber(
  { intervalSeconds }: Pick<Timed, 'intervalSeconds'>,
  { day, number }: Pick<RoundTimes, 'day' | 'number'>,
): number {
  const days = (midnightOf(day) - midnightOf(COUNTED_FROM)) / (DAY_SECONDS * SECOND)
  return (days * DAY_SECONDS) / intervalSeconds + number
}

function midnightOf(day: string): Instant {
  const midnight = parseSeoul(`${day} 00:00:00`)
  if (midnight === undefined) throw new Error(`${day} is no day`)
  return midnight
}
