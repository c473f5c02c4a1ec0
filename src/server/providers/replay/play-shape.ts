import { type Instant, instant, MINUTE, SECOND } from '#domain/instant.ts'
import { FIRST_HALF, SECOND_HALF } from '#domain/sports/period-codes.ts'
import {
  AMERICAN_FOOTBALL,
  BASEBALL,
  BASKETBALL,
  FOOTBALL,
  HANDBALL,
  ICE_HOCKEY,
  TENNIS,
  VOLLEYBALL,
} from '#domain/sports/sports.ts'
import type { RecordedMatch } from './recorded-match.ts'

/** One period of a replay, from whistle to whistle. */
export interface PlayPart {
  /** Period code (handbook 2.6). */
  readonly code: number
  readonly startsAt: Instant
  readonly endsAt: Instant
  /** The match clock at its start, and its length; undefined without a clock. */
  readonly clock?: { readonly from: number; readonly length: number }
}

interface Shape {
  /** Duration of the whole replay at speed 1; far shorter than in reality, as stated on the page. */
  readonly playSeconds: number
  readonly breakSeconds: number
  readonly codes: readonly number[]
  /** Real length of a period on the clock in milliseconds, and whether the clock continues across periods. */
  readonly clockLength?: number
  readonly clockRunsOn?: boolean
}

const HALVES = [FIRST_HALF, SECOND_HALF]
const QUARTERS = [1, 2, 3, 4]
const SETS = [1, 2, 3, 4, 5]
const INNINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

const SHAPES: ReadonlyMap<number, Shape> = new Map<number, Shape>([
  [
    FOOTBALL,
    { playSeconds: 204, breakSeconds: 16, codes: HALVES, clockLength: 45 * MINUTE, clockRunsOn: true },
  ],
  [
    HANDBALL,
    { playSeconds: 144, breakSeconds: 6, codes: HALVES, clockLength: 30 * MINUTE, clockRunsOn: true },
  ],
  [BASKETBALL, { playSeconds: 140, breakSeconds: 4, codes: QUARTERS, clockLength: 12 * MINUTE }],
  [AMERICAN_FOOTBALL, { playSeconds: 140, breakSeconds: 4, codes: QUARTERS, clockLength: 15 * MINUTE }],
  [ICE_HOCKEY, { playSeconds: 141, breakSeconds: 6, codes: [1, 2, 3], clockLength: 20 * MINUTE }],
  [BASEBALL, { playSeconds: 144, breakSeconds: 1, codes: INNINGS }],
  [VOLLEYBALL, { playSeconds: 140, breakSeconds: 3, codes: SETS }],
  [TENNIS, { playSeconds: 140, breakSeconds: 3, codes: SETS }],
])

const UNKNOWN_SHAPE: Shape = { playSeconds: 140, breakSeconds: 6, codes: HALVES }

/** The periods of a replay. `replaySpeed` 2 is twice as fast as normal, 0.5 half as fast. */
export function playParts(match: RecordedMatch, kickOff: Instant, replaySpeed: number): readonly PlayPart[] {
  const shape = SHAPES.get(match.league.sportId) ?? UNKNOWN_SHAPE
  const codes = playedCodes(match, shape)
  const length = Math.floor((shape.playSeconds * SECOND) / codes.length / replaySpeed)
  const pause = Math.floor((shape.breakSeconds * SECOND) / replaySpeed)
  return codes.map((code, index) => {
    const startsAt = kickOff + index * (length + pause)
    return {
      code,
      startsAt: instant(startsAt),
      endsAt: instant(startsAt + length),
      ...(shape.clockLength === undefined
        ? {}
        : { clock: { from: shape.clockRunsOn ? index * shape.clockLength : 0, length: shape.clockLength } }),
    }
  })
}

/** Matches won by sets end when they are won; all others go through all periods. */
function playedCodes(match: RecordedMatch, shape: Shape): readonly number[] {
  if (shape.codes !== SETS) return shape.codes
  const played = match.scores.filter(score => SETS.includes(score.code)).map(score => score.code)
  return played.length ? played : SETS.slice(0, 3)
}

/** Time of the final whistle. */
export function endOfPlay(match: RecordedMatch, kickOff: Instant, replaySpeed: number): Instant {
  return playParts(match, kickOff, replaySpeed).at(-1)?.endsAt ?? kickOff
}

/** True if a match is won by sets, with points counting only inside them. */
export const isWonBySets = (match: RecordedMatch): boolean =>
  match.league.sportId === VOLLEYBALL || match.league.sportId === TENNIS

/** Maximum duration of any replay, including breaks. */
export function longestPlay(replaySpeed: number): number {
  const longest = [...SHAPES.values()].map(
    shape => shape.playSeconds + shape.breakSeconds * (shape.codes.length - 1),
  )
  return Math.ceil((Math.max(...longest) * SECOND) / replaySpeed)
}
