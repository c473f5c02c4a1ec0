// Geometry of a face-down card that is peeled up from its lower left corner and rolled over.
import { between, gently, passed } from '../motion/easing.ts'
import type { Point } from '../motion/track.ts'

/** Visible parts of a folded card, in its own units. */
export type Fold = {
  /** The part of the back that still lies flat. */
  readonly back: readonly Point[]
  /** The folded part at its present position. */
  readonly flap: readonly Point[]
  /** Transformation of the face within it: an SVG matrix. */
  readonly face: readonly [number, number, number, number, number, number]
  /** How far the card has moved down by rolling. */
  readonly down: number
}

/** Angle in degrees at which the corner is first lifted. */
const SLANT = 40
// Shares of the duration: lifting the corner, then a slow peel, then rolling over.
const LIFTED = 0.14
const PEELED = 0.74
const CORNER = 0.24
const HALF = 0.5

/** Folded share of the height, and the angle. */
function progress(share: number): { readonly depth: number; readonly slant: number } {
  const slant = SLANT * (1 - gently(passed(share, 0, PEELED)))
  if (share < LIFTED) return { depth: CORNER * gently(share / LIFTED), slant }
  if (share < PEELED) return { depth: between(CORNER, HALF, passed(share, LIFTED, PEELED)), slant }
  return { depth: between(HALF, 1, gently(passed(share, PEELED, 1))), slant }
}

/** The part of an outline on one side of a line: where `side` is at least 0. */
function cut(outline: readonly Point[], side: (point: Point) => number): readonly Point[] {
  return outline.flatMap((point, index) => {
    const before = outline.at(index - 1) ?? point
    const [here, there] = [side(point), side(before)]
    const way = there / (there - here)
    const crossing =
      here < 0 === there < 0
        ? []
        : [{ x: between(before.x, point.x, way), y: between(before.y, point.y, way) }]
    return here < 0 ? crossing : [...crossing, point]
  })
}

/** The fold of a card of this size at a share of the duration; at 1 the face is where the back was. */
export function foldOf(width: number, height: number, share: number): Fold {
  const { depth, slant } = progress(share)
  const angle = (slant * Math.PI) / 180
  // Across the fold, towards the part that still lies flat.
  const [nx, ny] = [Math.sin(angle), -Math.cos(angle)]
  const far = depth * height
  const over = ({ x, y }: Point): number => nx * x + ny * (y - height) - far
  const outline = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  const mirror = (point: Point): Point => ({
    x: point.x - 2 * over(point) * nx,
    y: point.y - 2 * over(point) * ny,
  })
  const shift = 2 * (far + ny * height)
  const [xx, xy, yy] = [1 - 2 * nx * nx, -2 * nx * ny, 1 - 2 * ny * ny]
  return {
    back: cut(outline, over),
    flap: cut(outline, point => -over(point)).map(mirror),
    // The face of a face-down card is mirrored.
    face: [-xx, -xy, xy, yy, shift * nx + xx * width, shift * ny + xy * width],
    down: Math.max(0, 2 * far - height),
  }
}
