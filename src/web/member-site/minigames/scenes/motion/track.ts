import { between, exactly } from './easing.ts'

/** A point in a drawing. */
export type Point = { readonly x: number; readonly y: number }

/** A polyline along which something moves. Shares refer to its whole length. */
export type Track = {
  readonly length: number
  /** Share at which each point is reached, 0 for the first. */
  readonly reached: readonly number[]
  at(share: number): Point
  /** Path data from the start to a share. */
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

/** Path data of points. */
export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${exactly(x)} ${exactly(y)}`).join('L')}`
