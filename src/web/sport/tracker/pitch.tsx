import type { LiveReportState } from '#contract/live/live.ts'
import type { SportId } from '#domain/ids.ts'
import { BASEBALL, BASKETBALL, FOOTBALL, ICE_HOCKEY, VOLLEYBALL } from '#domain/sports/sports.ts'
import { classNames } from '#web/kit/theme/class-names.ts'

const width = 300
const height = 150

/** Lines of the pitch on 300 by 150, home left. */
const grounds: Readonly<Record<number, string>> = {
  [FOOTBALL]:
    'M10 8h280v134H10zM150 8v134M150 51a24 24 0 1 1 0 48 24 24 0 1 1 0-48M10 37h42v76H10M10 58h16v34H10M290 37h-42v76h42M290 58h-16v34h16M52 61a20 20 0 0 1 0 28M248 61a20 20 0 0 0 0 28',
  [BASKETBALL]:
    'M10 8h280v134H10zM150 8v134M150 57a18 18 0 1 1 0 36 18 18 0 1 1 0-36M10 55h52v40H10M62 57a18 18 0 0 1 0 36M10 18h30a60 57 0 0 1 0 114H10M290 55h-52v40h52M238 57a18 18 0 0 0 0 36M290 18h-30a60 57 0 0 0 0 114h30',
  [VOLLEYBALL]: 'M10 18h280v114H10zM150 8v134M103 18v114M197 18v114',
  [ICE_HOCKEY]:
    'M42 8h216a32 32 0 0 1 32 32v70a32 32 0 0 1-32 32H42a32 32 0 0 1-32-32V40A32 32 0 0 1 42 8zM150 8v134M112 8v134M188 8v134M34 10v130M266 10v130M150 60a15 15 0 1 1 0 30 15 15 0 1 1 0-30M34 68a10 8 0 0 1 0 14M266 68a10 8 0 0 0 0 14',
  [BASEBALL]:
    'M150 136 44 48a150 150 0 0 1 212 0zM150 136l38-32-38-32-38 32zM150 108a4 4 0 1 1 0-8 4 4 0 1 1 0 8M146 136h8',
}

const plain = 'M10 8h280v134H10zM150 8v134'

type PitchProps = { readonly sportId: number; readonly danger: LiveReportState['danger'] }

/** The pitch with its attacked part: home plays from left to right. The text next to it says the same. */
export function Pitch({ sportId, danger }: PitchProps) {
  const isDiamond = sportId === (BASEBALL as SportId)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="block w-full"
      data-danger={danger?.level}
    >
      {danger && (
        <path
          d={isDiamond ? 'M150 136l38-32-38-32-38 32z' : attacked(danger)}
          className={classNames('animate-fade', danger.level === 'danger' ? 'fill-live/35' : 'fill-live/15')}
        />
      )}
      <path
        d={grounds[sportId] ?? plain}
        fill="none"
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-edge/70"
      />
      {danger && !isDiamond && <Arrows side={danger.side} level={danger.level} />}
    </svg>
  )
}

/** The last third under danger, the whole half under attack; its front is an arrow. */
function attacked({ side, level }: NonNullable<LiveReportState['danger']>): string {
  const front = level === 'danger' ? 196 : 156
  return side === 'home'
    ? `M${front} 8H290V142H${front}l22-67z`
    : `M${width - front} 8H10V142H${width - front}l-22-67z`
}

/** Arrows in the direction of the attack. */
function Arrows({ side, level }: NonNullable<LiveReportState['danger']>) {
  const count = level === 'danger' ? 3 : 1
  const [from, step, wing] = side === 'home' ? [118, 12, -7] : [182, -12, 7]
  return (
    <path
      d={Array.from(
        { length: count },
        (_, index) => `M${from + index * step + wing} 66l${-wing} 9 ${wing} 9`,
      ).join('')}
      fill="none"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="animate-fade stroke-live"
    />
  )
}
