// A die in space, as it is seen from above and a little from the front. x is to the right, y to the one who looks, z up.

export type Vector = readonly [number, number, number]
/** Where its three edges point. */
type Matrix = readonly [Vector, Vector, Vector]

/** One side of a die as it is seen. */
export type CubeSide = {
  readonly pips: number
  /** How it lies on the drawing: a matrix for SVG, for a side of the length 1 about its middle. */
  readonly matrix: readonly [number, number, number, number, number, number]
  /** 0 to 1: how much it faces the light. */
  readonly light: number
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const times = (matrix: Matrix, [x, y, z]: Vector): Vector => {
  const [a, b, c] = matrix
  return [a[0] * x + b[0] * y + c[0] * z, a[1] * x + b[1] * y + c[1] * z, a[2] * x + b[2] * y + c[2] * z]
}

const after = (first: Matrix, then: Matrix): Matrix => [
  times(then, first[0]),
  times(then, first[1]),
  times(then, first[2]),
]

/** About the axis that points up. */
const spun = (angle: number): Matrix => [
  [Math.cos(angle), Math.sin(angle), 0],
  [-Math.sin(angle), Math.cos(angle), 0],
  [0, 0, 1],
]

/** Over the edge on its right: what was up points to the right after a quarter. */
const rolled = (angle: number): Matrix => [
  [Math.cos(angle), 0, -Math.sin(angle)],
  [0, 1, 0],
  [Math.sin(angle), 0, Math.cos(angle)],
]

/** Opposite sides make seven. Each with the directions of its own width and height. */
const SIDES: readonly {
  readonly pips: number
  readonly out: Vector
  readonly along: Vector
  readonly down: Vector
}[] = [
  { pips: 1, out: [0, 0, 1], along: [1, 0, 0], down: [0, 1, 0] },
  { pips: 6, out: [0, 0, -1], along: [1, 0, 0], down: [0, -1, 0] },
  { pips: 2, out: [0, 1, 0], along: [1, 0, 0], down: [0, 0, -1] },
  { pips: 5, out: [0, -1, 0], along: [-1, 0, 0], down: [0, 0, -1] },
  { pips: 3, out: [1, 0, 0], along: [0, -1, 0], down: [0, 0, -1] },
  { pips: 4, out: [-1, 0, 0], along: [0, 1, 0], down: [0, 0, -1] },
]

const UPRIGHT: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]
/** Half a turn over, and a quarter about the axis to the one who looks or across. */
const OVER = rolled(Math.PI)
const ACROSS: Matrix = [
  [1, 0, 0],
  [0, 0, 1],
  [0, -1, 0],
]

/** How a die lies that shows so many pips. */
const LYING: Readonly<Record<number, Matrix>> = {
  1: UPRIGHT,
  2: ACROSS,
  3: rolled(-Math.PI / 2),
  4: rolled(Math.PI / 2),
  5: after(after(ACROSS, ACROSS), ACROSS),
  6: OVER,
}

/** How far one looks from the front, and from where the light comes. */
const TILT = (24 * Math.PI) / 180
const [FRONT, ABOVE] = [Math.sin(TILT), Math.cos(TILT)]
const EYE: Vector = [0, FRONT, ABOVE]
const LIGHT: Vector = [-0.32, 0.2, 0.926]

/** Where a place in space is seen. */
export const seenAt = ([x, y, z]: Vector): readonly [number, number] => [x, y * ABOVE - z * FRONT]

/** How a die stands: what lies on top at the end, how it is turned about the upright axis, how far from there it is rolled. */
export type Stand = { readonly pips: number; readonly yaw: number; readonly roll: number }

const matrixOf = ({ pips, yaw, roll }: Stand): Matrix =>
  after(after(LYING[pips] ?? UPRIGHT, spun(yaw)), rolled(roll))

/** The sides of a die of the length 1 that are seen, the middle of the die at the origin. */
export function sidesOf(stand: Stand): readonly CubeSide[] {
  const matrix = matrixOf(stand)
  return SIDES.map(({ pips, out, along, down }) => {
    const facing = times(matrix, out)
    const [ax, ay] = seenAt(times(matrix, along))
    const [dx, dy] = seenAt(times(matrix, down))
    const [x, y] = seenAt(facing)
    return {
      pips,
      matrix: [ax, ay, dx, dy, x / 2, y / 2] as const,
      light: Math.max(0, dot(facing, LIGHT)),
      depth: dot(facing, EYE),
    }
  })
    .filter(({ depth }) => depth > 0.02)
    .sort((one, other) => one.depth - other.depth)
}

/** The corners of a die of the length 1, as they are seen. */
export function cornersOf(stand: Stand): readonly (readonly [number, number])[] {
  const matrix = matrixOf(stand)
  const ends = [-0.5, 0.5]
  return ends.flatMap(x => ends.flatMap(y => ends.map(z => seenAt(times(matrix, [x, y, z])))))
}

/** How high the middle of a die of the length 1 lies that stands on an edge or on a side. */
export const heightOf = (roll: number): number => (Math.abs(Math.cos(roll)) + Math.abs(Math.sin(roll))) / 2
