import type { RingDraw } from '#domain/minigames/kinds/ring.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { between, exactly, passed, slowing } from '../motion/easing.ts'
import { FactRows } from '../motion/fact-rows.tsx'
import { isNumber, isRecord } from '../motion/plain-data.ts'
import { Stage, stageLabel } from '../motion/stage.tsx'
import { Figure } from '../motion/words.tsx'
import { defineScene, type SceneProps } from '../scene.ts'

const LENGTH = 6400
const TURNS_FROM = 200
/** Milliseconds from which the ring does not move. */
const RESTS = 5800
const WHOLE_TURNS = 4

const numbers = Array.from({ length: 12 }, (_, place) => place + 1)
const FIELD = 360 / numbers.length

const RING = { x: 108, y: 83, outer: 65, inner: 41, figures: 53 } as const

/**
 * A ring of twelve numbers turns under a pointer with constant deceleration, so that it never lingers at
 * a number that does not win (MINI-103).
 */
export const scene = defineScene<RingDraw>({ length: LENGTH, isDraw, View })

function isDraw(data: unknown): data is RingDraw {
  return isRecord(data) && isNumber(data.number, 1, numbers.length)
}

function View({ draw, at, ownWins }: SceneProps<RingDraw>) {
  const turned = draw ? slowing(passed(at, TURNS_FROM, RESTS)) : 0
  const end = draw ? 360 * WHOLE_TURNS + 360 - (draw.number - 1) * FIELD : 0
  const out = draw && at >= RESTS ? draw.number : undefined
  const isOwn = out !== undefined && ownWins.has(`number.${out}`)
  return (
    <Stage label={stageLabel('링', out === undefined ? [] : [String(out)])}>
      <circle cx={RING.x} cy={RING.y} r={RING.outer + 3} className="fill-s2 stroke-line" strokeWidth={1.2} />
      <g transform={`translate(${RING.x} ${RING.y}) rotate(${exactly(between(0, end, turned))})`}>
        {numbers.map(number => (
          <Field key={number} number={number} state={number === out ? (isOwn ? 'won' : 'lit') : 'quiet'} />
        ))}
        <path d={spokes} className="stroke-line" strokeWidth={1.2} />
      </g>
      <circle cx={RING.x} cy={RING.y} r={RING.inner} className="fill-bg stroke-line" strokeWidth={1.2} />
      <circle
        cx={RING.x}
        cy={RING.y}
        r={RING.inner - 8}
        fill="none"
        className="stroke-line"
        strokeWidth={1}
      />
      <path d={pointer} className="fill-text stroke-s1" strokeWidth={2} strokeLinejoin="round" />
      {out !== undefined && (
        <Figure x={RING.x} y={RING.y} size={38} tone={isOwn ? 'won' : 'text'}>
          {out}
        </Figure>
      )}
      <Facts out={out} ownWins={ownWins} />
    </Stage>
  )
}

/** A point on the ring: degrees clockwise from the top, and radius. */
const onRing = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${exactly(radius * Math.cos(angle))} ${exactly(radius * Math.sin(angle))}`
}

/** One field at the top; the others are rotated copies. */
const field = `M${onRing(-FIELD / 2, RING.outer)}A${RING.outer} ${RING.outer} 0 0 1 ${onRing(FIELD / 2, RING.outer)}L${onRing(FIELD / 2, RING.inner)}A${RING.inner} ${RING.inner} 0 0 0 ${onRing(-FIELD / 2, RING.inner)}Z`

const spokes = numbers
  .map(
    number => `M${onRing((number - 0.5) * FIELD, RING.inner)}L${onRing((number - 0.5) * FIELD, RING.outer)}`,
  )
  .join('')

const pointer = `M${RING.x - 8} 2H${RING.x + 8}L${RING.x} 17Z`

const fields = { quiet: 'fill-s3', lit: 'fill-invert', won: 'fill-jade' }
const figures = { quiet: 'fill-text', lit: 'fill-invert-ink', won: 'fill-jade-ink' }

type FieldProps = { readonly number: number; readonly state: 'quiet' | 'lit' | 'won' }

const Field = ({ number, state }: FieldProps) => (
  <g transform={`rotate(${(number - 1) * FIELD})`}>
    <path d={field} className={state === 'quiet' && number % 2 === 0 ? 'fill-s2' : fields[state]} />
    <text
      y={-RING.figures}
      dy=".35em"
      fontSize={14}
      textAnchor="middle"
      className={classNames(figures[state], 'font-bold')}
    >
      {number}
    </text>
  </g>
)

const HALF = 6

type FactsProps = { readonly out: number | undefined; readonly ownWins: ReadonlySet<string> }

/** Properties of the number, next to the ring. */
function Facts({ out, ownWins }: FactsProps) {
  const parity = out === undefined ? undefined : out % 2 === 1 ? 'odd' : 'even'
  const half = out === undefined ? undefined : out <= HALF ? 'under' : 'over'
  return (
    <FactRows
      x={226}
      width={110}
      y={52}
      facts={[
        { name: '숫자', says: out?.toString(), isOwn: ownWins.has(`number.${out}`) },
        { name: '홀짝', says: parity && PARITIES[parity], isOwn: ownWins.has(`odd-even.${parity}`) },
        { name: '언더오버', says: half && HALVES[half], isOwn: ownWins.has(`under-over.${half}`) },
      ]}
    />
  )
}

const PARITIES = { odd: '홀', even: '짝' } as const
const HALVES = { under: '언더', over: '오버' } as const
