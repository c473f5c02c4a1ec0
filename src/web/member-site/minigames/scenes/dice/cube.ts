// A die in space, seen from above and slightly from the front. x points right, y towards the viewer, z
// up.

export type Vector = readonly [number, number, number]
/** Directions of its three edges. */
type Matrix = readonly [Vector, Vector, Vector]

/** A visible side of a die. */
export type CubeSide = {
  readonly pips: number
  /** Its SVG matrix, for a side of length 1 around its centre. */
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

/** Rotation about the vertical axis. */
const spun = (angle: number): Matrix => [
  [Math.cos(angle), Math.sin(angle), 0],
  [-Math.sin(angle), Math.cos(angle), 0],
  [0, 0, 1],
]

/** Rotation over the right edge: after a quarter, up points right. */
const rolled = (angle: number): Matrix => [
  [Math.cos(angle), 0, -Math.sin(angle)],
  [0, 1, 0],
  [Math.sin(angle), 0, Math.cos(angle)],
]

/** Opposite sides add up to seven. Each has the directions of its width and height. */
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
/** Half a turn over, and quarter turns about the other axes. */
const OVER = rolled(Math.PI)
const ACROSS: Matrix = [
  [1, 0, 0],
  [0, 0, 1],
  [0, -1, 0],
]

/** Orientation of a die with this side on top. */
const LYING: Readonly<Record<number, Matrix>> = {
  1: UPRIGHT,
  2: ACROSS,
  3: rolled(-Math.PI / 2),
  4: rolled(Math.PI / 2),
  5: after(after(ACROSS, ACROSS), ACROSS),
  6: OVER,
}

/** Viewing angle, and direction of the light. */
const TILT = (24 * Math.PI) / 180
const [FRONT, ABOVE] = [Math.sin(TILT), Math.cos(TILT)]
const EYE: Vector = [0, FRONT, ABOVE]
const LIGHT: Vector = [-0.32, 0.2, 0.926]

/** Projection of a point in space. */
const seenAt = ([x, y, z]: Vector): readonly [number, number] => [x, y * ABOVE - z * FRONT]

/** Orientation of a die: final top side, rotation about the vertical axis, and remaining roll. */
export type Stand = { readonly pips: number; readonly yaw: number; readonly roll: number }

const matrixOf = ({ pips, yaw, roll }: Stand): Matrix =>
  after(after(LYING[pips] ?? UPRIGHT, spun(yaw)), rolled(roll))

/** The visible sides of a die of length 1 with its centre at the origin. */
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

/** Projected corners of a die of length 1. */
export function cornersOf(stand: Stand): readonly (readonly [number, number])[] {
  const matrix = matrixOf(stand)
  const ends = [-0.5, 0.5]
  return ends.flatMap(x => ends.flatMap(y => ends.map(z => seenAt(times(matrix, [x, y, z])))))
}

/** Height of the centre of a die of length 1 at this roll angle. */
export const heightOf = (roll: number): number => (Math.abs(Math.cos(roll)) + Math.abs(Math.sin(roll))) / 2
