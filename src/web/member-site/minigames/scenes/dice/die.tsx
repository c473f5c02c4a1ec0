import { exactly } from '../motion/easing.ts'
import { factor } from '../motion/factor.ts'
import { cornersOf, type Stand, sidesOf } from './cube.ts'
import { outlineOf } from './outline.ts'

const NEAR = -0.25
const FAR = 0.25
/** Positions of the pips relative to the side's centre. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [NEAR, NEAR],
    [FAR, FAR],
  ],
  3: [
    [NEAR, NEAR],
    [0, 0],
    [FAR, FAR],
  ],
  4: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  5: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [0, 0],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  6: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, 0],
    [FAR, 0],
    [NEAR, FAR],
    [FAR, FAR],
  ],
}
const PIP = 0.1
const LONE_PIP = 0.15

/** The pips of a side as one path. */
function pipsPath(pips: number): string {
  const r = pips === 1 ? LONE_PIP : PIP
  return (PIPS[pips] ?? [])
    .map(([x, y]) => `M${factor(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join('')
}

// Dice have the same colours in both themes.
const INK = '#11151c'
const EDGE = '#b3bac4'
/** Brightness of a lit side, and reduction in the shade (of 255). */
const BRIGHT = 243
const SHADE = 92

const shadeOf = (light: number): string => {
  const level = Math.round(BRIGHT - SHADE * (1 - light))
  return `rgb(${level} ${level + 2} ${level + 6})`
}

type DieProps = Stand & {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Units above the table. */
  readonly lift?: number
  /** The member's winning pick. */
  readonly isOwn?: boolean
}

/** A die on the table, seen from above and slightly from the front, with its shadow. */
export function Die({ x, y, size, lift = 0, isOwn = false, ...stand }: DieProps) {
  const outline = outlineOf(cornersOf(stand))
    .map(([cx, cy]) => `${exactly(cx * size * 0.88)} ${exactly(cy * size * 0.88)}`)
    .join('L')
  return (
    <g data-pips={stand.pips}>
      <ellipse
        cx={exactly(x)}
        cy={exactly(y + size * 0.4)}
        rx={exactly(size * (0.56 + lift / 200))}
        ry={exactly(size * 0.3)}
        opacity={factor(Math.max(0.05, 0.22 - lift / 150))}
      />
      <g transform={`translate(${exactly(x)} ${exactly(y - lift)})`}>
        {isOwn && (
          <path
            d={`M${outline}Z`}
            strokeWidth={size * 0.12 + 7}
            strokeLinejoin="round"
            className="fill-jade stroke-jade"
            data-won
          />
        )}
        <path d={`M${outline}Z`} fill={EDGE} stroke={EDGE} strokeWidth={size * 0.12} strokeLinejoin="round" />
        {sidesOf(stand).map(({ pips, matrix: [a, b, c, d, e, f], light }) => (
          <g
            key={pips}
            transform={`matrix(${[a, b, c, d].map(by => factor(by * size)).join(' ')} ${exactly(e * size)} ${exactly(f * size)})`}
          >
            <rect x={-0.49} y={-0.49} width={0.98} height={0.98} rx={0.15} fill={shadeOf(light)} />
            <path d={pipsPath(pips)} fill={INK} />
          </g>
        ))}
      </g>
    </g>
  )
}
