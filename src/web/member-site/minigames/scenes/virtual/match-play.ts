/** A deterministic value from 0 to below 1 from whole numbers: the same for all viewers. */
function figureOf(...numbers: readonly number[]): number {
  let hash = 0x811c9dc5
  for (const number of numbers) hash = Math.imul(hash ^ (number + 0x9e37), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97) >>> 0
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

export type Side = 'home' | 'away'
export type Goal = { readonly minute: number; readonly side: Side }

/** Goals of both sides in order; in the same minute the home goal is first. */
export const goalsOf = (home: readonly number[], away: readonly number[]): readonly Goal[] =>
  [
    ...home.map((minute): Goal => ({ minute, side: 'home' })),
    ...away.map((minute): Goal => ({ minute, side: 'away' })),
  ].toSorted((one, other) => one.minute - other.minute)

export type Spot = { readonly minute: number; readonly x: number; readonly y: number }

const BETWEEN = 2.5

/** Positions of the ball by minute: random, and behind the goal line at a goal. */
export function ballSpots(goals: readonly Goal[], minutes: number): readonly Spot[] {
  const spots: Spot[] = [{ minute: 0, x: 0.5, y: 0.5 }]
  const seed =
    goals.reduce((sum, { minute, side }) => sum * 31 + minute + (side === 'home' ? 7 : 0), 5) % 65_521
  for (let minute = BETWEEN; minute < minutes; minute += BETWEEN) {
    if (goals.some(goal => Math.abs(goal.minute - minute) < BETWEEN / 2)) continue
    const turn = Math.round(minute * 2)
    spots.push({ minute, x: 0.1 + 0.8 * figureOf(seed, turn, 1), y: 0.12 + 0.76 * figureOf(seed, turn, 2) })
  }
  for (const { minute, side } of goals) {
    spots.push({ minute: minute - 0.05, x: side === 'home' ? 1 : 0, y: 0.5 })
    spots.push({ minute: minute + 0.9, x: 0.5, y: 0.5 })
  }
  return spots.toSorted((one, other) => one.minute - other.minute)
}

/** Position of the ball between two spots. */
export function ballAt(spots: readonly Spot[], minute: number): { readonly x: number; readonly y: number } {
  const next = spots.findIndex(spot => spot.minute > minute)
  const [from, to] = [
    spots[next < 0 ? spots.length - 1 : next - 1],
    spots[next < 0 ? spots.length - 1 : next],
  ]
  if (!from || !to || to.minute <= from.minute) return { x: from?.x ?? 0.5, y: from?.y ?? 0.5 }
  const share = (minute - from.minute) / (to.minute - from.minute)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** Points of a side after a share of the match, added in twos and threes at irregular times. */
export function pointsAt(points: number, seed: number, share: number): number {
  const baskets = Math.max(1, Math.round(points / 2.3))
  const falling = share * baskets
  let fallen = 0
  for (let basket = 0; basket < baskets && basket < falling; basket++)
    if (basket + 0.1 + 0.8 * figureOf(seed, points, basket) <= falling) fallen = basket + 1
  return Math.floor((fallen * points) / baskets)
}
