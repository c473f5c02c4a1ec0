import { between, exactly } from './easing.ts'

/** A place in a drawing. */
export type Point = { readonly x: number; readonly y: number }

/** A line of straight pieces that something moves along. Shares are of its whole length. */
export type Track = {
  readonly length: number
  /** The share of the way at which each point is reached, the first at 0. */
  readonly reached: readonly number[]
  at(share: number): Point
  /** The piece from the beginning to a share, as path data. */
  until(share: number): string
}

export function trackOf(points: readonly Point[]): Track {
  let length = 0
  const lengths = points.map((point, index) => {
    length += distance(points[index - 1] ?? point, point)
    return length
  })
  const reached = lengths.map(one => (length > 0 ? one / length : 0))
  const at = (share: number): Point => {
    const next = Math.max(
      1,
      reached.findIndex(one => one >= share),
    )
    const [from, to] = [points[next - 1] ?? ORIGIN, points[next] ?? points[next - 1] ?? ORIGIN]
    const [start, end] = [reached[next - 1] ?? 0, reached[next] ?? 1]
    const part = end > start ? (share - start) / (end - start) : 1
    return { x: between(from.x, to.x, part), y: between(from.y, to.y, part) }
  }
  const until = (share: number): string =>
    pathOf([...points.filter((_, index) => (reached[index] ?? 0) < share), at(share)])
  return { length, reached, at, until }
}

const ORIGIN: Point = { x: 0, y: 0 }

const distance = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y)

/** Points as path data. */
export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${exactly(x)} ${exactly(y)}`).join('L')}`
