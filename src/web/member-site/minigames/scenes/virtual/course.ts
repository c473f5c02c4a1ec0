import { arriving, between, passed } from '../motion/easing.ts'

/** Milliseconds: start, the winner's finish, and the gap to each following runner. */
export const STARTS = 1_200
const WINS = 25_000
const BEHIND = 330
/** How long a runner runs on after the finish. */
const ROLLS_OUT = 1_500

/** Length of the course in stage units, and the screen position of a runner as fast as the winner. */
const COURSE = 2_600
const NOSE = 236

/** Finishing time of a place; 0 is the winner. */
export const finishOf = (rank: number): number => WINS + rank * BEHIND

export const raceLength = (runners: number): number => finishOf(runners - 1) + ROLLS_OUT + 500

/** From this share of their time all keep an even pace, so that no one is overtaken at the finish. */
const EVEN_FROM = 0.93
const SWAY = 0.028

/** A value from -1 to 1 derived from the finishing order, without any relation to the winner. */
const swayOf = (order: readonly number[], runner: number, turn: number): number => {
  const seed = order.reduce((sum, one, rank) => sum + one * (rank + 3), 0)
  return Math.sin(seed * 1.7 + runner * (2.3 + turn) + turn * 5)
}

/** Position of a runner in shares of the course; above 1 after the finish. */
export function wayOf(order: readonly number[], runner: number, at: number): number {
  const rank = order.indexOf(runner)
  const finish = finishOf(rank)
  const time = passed(at, STARTS, finish)
  const free = Math.min(1, time / EVEN_FROM)
  const swell = Math.sin(free * Math.PI) ** 2
  const sway =
    SWAY * swell * (swayOf(order, runner, 0) + 0.8 * swayOf(order, runner, 1) * Math.sin(free * 3 * Math.PI))
  const beyond = (34 - rank * 3) / COURSE
  return time + sway + beyond * arriving(passed(at, finish, finish + ROLLS_OUT))
}

/** Position of the camera in shares of the course. */
const cameraAt = (at: number): number => passed(at, STARTS, WINS)

/**
 * Screen position of a share of the course. At the start everything is further left, then the camera
 * follows.
 */
export function seenAt(share: number, at: number): number {
  const lead = between(70, NOSE, passed(at, STARTS, STARTS + 6_000))
  return lead + (share - cameraAt(at)) * COURSE
}

/** Posts along the course in view; the last one is the finish. */
export const posts = Array.from({ length: 21 }, (_, post) => post / 20)
