import type { RoundName } from '../draws/round-draw.ts'
import type { MinigameId, RoundId } from '../ids.ts'
import { type Instant, instant, SECOND } from '../instant.ts'
import { parseSeoul, seoulDay } from '../korean-formats.ts'

/** When a round begins, takes its last bet and is drawn, and how it is numbered (handbook 3.2). */
export type RoundTimes = {
  readonly id: RoundId
  /** Seoul's, `2026-11-23`. */
  readonly day: string
  /** Within the day, from 1. */
  readonly number: number
  readonly startsAt: Instant
  readonly closesAt: Instant
  /** The end of the round, when the next one has begun. */
  readonly drawsAt: Instant
}

type Timed = {
  readonly id: MinigameId
  readonly intervalSeconds: number
  /** When its rounds begin within that time, from midnight on; 0 where left out. */
  readonly offsetSeconds?: number
}

/** Ids of two games never meet: so many seconds have not passed since 1970 until the year 2286. */
const SECONDS_SPAN = 10_000_000_000
const DAY_SECONDS = 86_400
/** Rounds of the powerball family are counted through from this day on (handbook 3.2). */
const COUNTED_FROM = '2020-01-01'

/** The id of a game's round: its number and the second of its start. */
export const roundIdOf = (gameId: MinigameId, startsAt: Instant): RoundId =>
  (gameId * SECONDS_SPAN + startsAt / SECOND) as RoundId

/** The game and the start that an id stands for, whether or not there is such a round. */
export const partsOfRoundId = (id: RoundId): { readonly gameId: MinigameId; readonly startsAt: Instant } => ({
  gameId: Math.floor(id / SECONDS_SPAN) as MinigameId,
  startsAt: instant((id % SECONDS_SPAN) * SECOND),
})

/**
 * Whose gate the bets on a round hold, and whoever closes or voids it takes alone: one for all rounds that share a draw, by
 * the id that the round of the drawing game has or would have.
 */
export const roundGate = (round: RoundId, drawnBy: MinigameId): RoundId =>
  roundIdOf(drawnBy, partsOfRoundId(round).startsAt)

/** The round of a game that runs at a moment; it closes so many seconds before its end. */
export function roundAt(game: Timed, closeSeconds: number, at: Instant): RoundTimes {
  const offset = (game.offsetSeconds ?? 0) * SECOND
  // A round that begins before midnight and ends behind it is the last of the day on which it began.
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

/** The rounds that follow one of them, so many (VIRT-020). */
export const roundsAfter = (game: Timed, closeSeconds: number, at: Instant, count: number): RoundTimes[] =>
  Array.from({ length: count }, (_, ahead) =>
    roundAt(game, closeSeconds, instant(at + (ahead + 1) * game.intervalSeconds * SECOND)),
  )

/** The round's name in draws and papers, `20261123-0001` (handbook 3.2). */
export const roundName = ({ day, number }: Pick<RoundTimes, 'day' | 'number'>): string =>
  `${day.replaceAll('-', '')}-${String(number).padStart(4, '0')}`

/** How a round of a game is named in its draw, by when it starts. */
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
