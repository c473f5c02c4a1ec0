import { arriving, between, passed } from '../motion/easing.ts'

/** Start of the race, and finishing times, winner first. */
export const STARTS = 300
export const FINISHES: readonly number[] = [5700, 6300, 6900, 7500]
/** How long a snail crawls on after the finish. */
const ROLLS_OUT_MS = 700

/**
 * Start and finish positions, the winner's rest position beyond the finish, and the reduction for each
 * later place.
 */
export const COURSE = { start: 44, finish: 232, beyond: 40, less: 10 } as const

/** Lead over an even pace in the first part of the race, in shares of the course. */
const LEADS = [0.09, 0.025, -0.035, -0.08]
/** From this share of their time all keep an even pace, so the order no longer changes. */
const EVEN_FROM = 0.7

/**
 * Position of a snail's nose. The early lead is derived from the finishing order and independent of the
 * winner; the last part is even, so that no one is overtaken at the finish.
 */
export function noseAt(order: readonly number[], snail: number, at: number): number {
  const rank = order.indexOf(snail)
  const finish = FINISHES[rank] ?? STARTS
  const lead = LEADS[(snail + turnOf(order)) % LEADS.length] ?? 0
  const time = passed(at, STARTS, finish)
  const swell = time < EVEN_FROM ? Math.sin((time / EVEN_FROM) * Math.PI) ** 2 : 0
  const raced = between(COURSE.start, COURSE.finish, time + lead * swell)
  const beyond = COURSE.beyond - rank * COURSE.less
  return raced + beyond * arriving(passed(at, finish, finish + ROLLS_OUT_MS))
}

/** One of four variants, by finishing order. */
const turnOf = (order: readonly number[]): number =>
  order.reduce((soFar, snail, rank) => soFar + snail * rank, 0) % LEADS.length
