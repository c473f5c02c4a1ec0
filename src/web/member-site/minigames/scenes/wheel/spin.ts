// Motion of wheel and ball. Degrees are clockwise from the top; radii are those of the drawn wheel.

import { angleOf } from '#domain/minigames/kinds/wheel-pockets.ts'
import { between, falling, gently, passed, slowing } from '../motion/easing.ts'

// Milliseconds of the animation.
const LAUNCHED = 500
/** The ball lies in its pocket and moves with the wheel from here on. */
const CAUGHT = 4_300
const CLOSER = 5_500
/** When the number is shown. */
export const TOLD = 5_300
export const LENGTH = 6_600

const TURNS = 2
/** Additional laps of the ball against the wheel's direction. */
const LAPS = 6

/** Radii at which the ball runs, falls, and lies. */
export const RADIUS = { track: 167, edge: 128, pocket: 104 } as const

/** Rotation of the wheel; it ends with the pocket at the top. */
export function wheelAngle(number: number, at: number): number {
  const way = TURNS * 360 - angleOf(number)
  return way * gently(passed(at, 0, LENGTH) ** 0.72)
}

/**
 * Angle between the ball and its pocket. The ball slows down but is still fast when it falls, so that it
 * never lingers at another pocket.
 */
const apart = (share: number): number => LAPS * 360 * ((1 - share) * 0.22 + (1 - share) ** 2 * 0.78)

/**
 * Returns the ball's distance from the centre: it falls from the track to the edge of the pockets, and
 * enters only its own pocket.
 */
function radiusOf(share: number, at: number): number {
  const { track, edge, pocket } = RADIUS
  const away = between(track, edge, falling(passed(share, 0.7, 0.9)))
  const skip = passed(share, 0.9, 1)
  const hop = 5 * Math.sin(skip * Math.PI) * (1 - skip)
  if (share < 1) return away + hop - (edge - pocket) * skip ** 12
  const rattle = passed(at, CAUGHT, CAUGHT + 260)
  return pocket + 3 * Math.sin(rattle * Math.PI)
}

/** Position of the ball; undefined before its launch. */
export function ballOf(
  number: number,
  at: number,
): { readonly angle: number; readonly radius: number } | undefined {
  if (at <= LAUNCHED) return undefined
  const share = passed(at, LAUNCHED, CAUGHT)
  return { angle: wheelAngle(number, at) + angleOf(number) + apart(share), radius: radiusOf(share, at) }
}

/** Zoom: 1 for the close-up of the upper half, 0 for the whole wheel. */
export const nearness = (at: number): number =>
  1 - slowing(passed(at, 0, 700)) + gently(passed(at, CAUGHT + 100, CLOSER))
