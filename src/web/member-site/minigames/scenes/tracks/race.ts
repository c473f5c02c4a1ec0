import { arriving, between, passed } from '../motion/easing.ts'

/** When the race begins, and when each comes in, the winner first. */
export const STARTS = 300
export const FINISHES: readonly number[] = [5700, 6300, 6900, 7500]
/** Who has come in crawls on for so long. */
const ROLLS_OUT_MS = 700

/** Where the noses start, where they finish, and how much farther the winner comes to rest, each other a bit less far. */
export const COURSE = { start: 44, finish: 232, beyond: 40, less: 10 } as const

/** How far one is ahead of an even pace in the first part of the race, in shares of the course, or behind it. */
const LEADS = [0.09, 0.025, -0.035, -0.08]
/** From this share of its time on each keeps an even pace: who is ahead then is ahead at the end. */
const EVEN_FROM = 0.7

/**
 * How far a snail's nose has come. Who leads at first follows from the order in which they finish, and has nothing to do
 * with who wins; the last part of the race is even, so that nobody is passed at the line.
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

/** One of four, by the order of finish. */
const turnOf = (order: readonly number[]): number =>
  order.reduce((soFar, snail, rank) => soFar + snail * rank, 0) % LEADS.length
