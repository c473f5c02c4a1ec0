import { colourOf, ORDER, STEP } from '#domain/minigames/kinds/wheel-pockets.ts'
import { exactly } from '../motion/easing.ts'
import { factor } from '../motion/factor.ts'
import { POCKET_COLOURS } from './pocket-colours.ts'
import { RADIUS } from './spin.ts'

// Radii of the drawn wheel, from outside in.
const RIM = 176
const OUTER = 154
const INNER = 117
const HUB = 91
const FIGURES = 135

const WOOD = '#232d3a'
const WELL = '#0d1218'
const METAL = '#5c697d'
const LIGHT = '#eef2f7'

/** A point on the wheel as path data. */
function place(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${exactly(radius * Math.sin(angle))} ${exactly(-radius * Math.cos(angle))}`
}

const pocketPath = (index: number): string => {
  const [from, to] = [(index - 0.5) * STEP, (index + 0.5) * STEP]
  return `M${place(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${place(to, OUTER)}L${place(to, HUB)}A${HUB} ${HUB} 0 0 0 ${place(from, HUB)}z`
}

/** All pockets of a colour as one path. */
const pathOfColour = (colour: keyof typeof POCKET_COLOURS): string =>
  ORDER.map((number, index) => (colourOf(number) === colour ? pocketPath(index) : '')).join('')

const paths = [
  { fill: POCKET_COLOURS.red, d: pathOfColour('red') },
  { fill: POCKET_COLOURS.black, d: pathOfColour('black') },
  { fill: POCKET_COLOURS.zero, d: pathOfColour('zero') },
] as const

const walls = ORDER.map(
  (_, index) => `M${place((index + 0.5) * STEP, HUB)}L${place((index + 0.5) * STEP, OUTER)}`,
).join('')

type WheelProps = {
  /** Degrees of rotation. */
  readonly turn: number
  readonly ball: { readonly angle: number; readonly radius: number } | undefined
  /** The member's winning number. */
  readonly own: number | undefined
  /** 0 to 1: visibility of the cross on the hub, which the number replaces in the close-up. */
  readonly cross: number
}

/** A wheel centred at the origin. */
export const Wheel = ({ turn, ball, own, cross }: WheelProps) => (
  <>
    <circle r={RIM} fill={WOOD} stroke={METAL} strokeWidth={1.5} />
    <circle r={(RIM + OUTER) / 2 + 2} fill="none" stroke={WELL} strokeOpacity={0.6} strokeWidth={13} />
    <g transform={`rotate(${exactly(turn)})`}>
      {paths.map(({ fill, d }) => (
        <path key={fill} d={d} fill={fill} />
      ))}
      <circle
        r={(INNER + HUB) / 2}
        fill="none"
        stroke="#000"
        strokeOpacity={0.32}
        strokeWidth={INNER - HUB}
      />
      <path d={walls} stroke={METAL} strokeWidth={1} />
      <circle r={INNER} fill="none" stroke={METAL} strokeWidth={0.8} />
      {own !== undefined && (
        <path d={pocketPath(own)} fill="none" strokeWidth={3.5} stroke="#1fd1a5" data-won="jade" />
      )}
      {ORDER.map((number, index) => (
        <text
          key={number}
          transform={`rotate(${exactly(index * STEP)}) translate(0 ${-FIGURES})`}
          textAnchor="middle"
          dy=".36em"
          fontSize={16.5}
          fill={LIGHT}
          className="font-bold tracking-tight"
        >
          {number}
        </text>
      ))}
      <circle r={HUB} fill={WELL} stroke={METAL} strokeWidth={1.2} />
      <g opacity={factor(cross)}>
        <path d="M0 -38V38M-38 0H38" stroke={METAL} strokeWidth={6} strokeLinecap="round" />
        <circle r={14} fill={WOOD} stroke={METAL} strokeWidth={2} />
      </g>
    </g>
    <circle r={OUTER} fill="none" stroke={METAL} strokeWidth={0.8} />
    {ball && <Ball {...ball} />}
  </>
)

const Ball = ({ angle, radius }: { readonly angle: number; readonly radius: number }) => (
  <circle
    r={radius > RADIUS.edge ? 8.5 : 7.5}
    transform={`rotate(${exactly(angle)}) translate(0 ${exactly(-radius)})`}
    fill={LIGHT}
    stroke={WELL}
    strokeWidth={1.5}
    data-ball
  />
)
