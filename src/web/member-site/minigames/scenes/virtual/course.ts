import { arriving, between, passed } from '../motion/easing.ts'

/** Milliseconds: the gates open, and the winner is in; the others follow. */
export const STARTS = 1_200
const WINS = 25_000
const BEHIND = 330
/** Who has come in runs on for so long. */
const ROLLS_OUT = 1_500

/** How long the course is, in the units of the stage, and where the camera has who runs as fast as the winner. */
const COURSE = 2_600
export const NOSE = 236

/** When a place comes in, the winner being place 0. */
export const finishOf = (rank: number): number => WINS + rank * BEHIND

export const raceLength = (runners: number): number => finishOf(runners - 1) + ROLLS_OUT + 500

/** From this share of its time on each keeps an even pace: nobody is passed at the line. */
const EVEN_FROM = 0.93
const SWAY = 0.028

/** A figure between -1 and 1 that follows from the order of finish and says nothing of who wins. */
const swayOf = (order: readonly number[], runner: number, turn: number): number => {
  const seed = order.reduce((sum, one, rank) => sum + one * (rank + 3), 0)
  return Math.sin(seed * 1.7 + runner * (2.3 + turn) + turn * 5)
}

/** How far a runner has come, in shares of the course; beyond 1 it runs out. */
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

/** What the camera looks at, in shares of the course. */
const cameraAt = (at: number): number => passed(at, STARTS, WINS)

/** Where a share of the course is seen. At the gates all stand further left, and the camera comes along. */
export function seenAt(share: number, at: number): number {
  const lead = between(70, NOSE, passed(at, STARTS, STARTS + 6_000))
  return lead + (share - cameraAt(at)) * COURSE
}

/** The posts beside the course that are in view: ten of them, the last one is the finish. */
export const posts = Array.from({ length: 21 }, (_, post) => post / 20)
