import { isBasketballDraw } from '#domain/minigames/draw-guards.ts'
import type { BasketballDraw } from '#domain/minigames/kinds/virtual-basketball.ts'
import { exactly, passed } from '../motion/easing.ts'
import { Stage, stageLabel } from '../motion/stage.tsx'
import { Caption, Figure } from '../motion/words.tsx'
import { defineScene, type SceneProps } from '../scene.ts'
import { pointsAt } from './match-play.ts'

const STARTS = 800
const ENDS = 28_800
const LENGTH = 30_000
const QUARTERS = 4
const QUARTER_SECONDS = 600
const CHART = { x: 30, width: 292, middle: 104, height: 38 } as const
const STEPS = 72

/** Four quarters in half a minute: scores of both sides, and the lead. */
export const scene = defineScene<BasketballDraw>({ length: LENGTH, isDraw: isBasketballDraw, View })

type Score = { readonly home: number; readonly away: number }

const scoreAt = ({ homePoints, awayPoints }: BasketballDraw, share: number): Score => ({
  home: pointsAt(homePoints, awayPoints, share),
  away: pointsAt(awayPoints, homePoints + 500, share),
})

function View({ draw, at, ownWins }: SceneProps<BasketballDraw>) {
  const share = draw ? passed(at, STARTS, ENDS) : 0
  const isOver = draw !== undefined && at >= ENDS
  const { home, away } = draw ? scoreAt(draw, share) : { home: 0, away: 0 }
  const quarters = draw
    ? Array.from({ length: QUARTERS - 1 }, (_, quarter) => (quarter + 1) / QUARTERS)
        .filter(end => share >= end)
        .map((end, quarter) => {
          const then = scoreAt(draw, end)
          return `${quarter + 1}쿼터 ${then.home}:${then.away}`
        })
    : []
  const end = isOver ? [`종료 ${home}:${away}`] : []
  return (
    <Stage label={stageLabel('가상농구', [...quarters, ...end])}>
      <Caption x={92} y={26} side="end">
        홈
      </Caption>
      <Figure x={176} y={26} size={32} tone={isOver && ownWins.size > 0 ? 'won' : 'text'}>
        {`${home} : ${away}`}
      </Figure>
      <Caption x={260} y={26}>
        원정
      </Caption>
      <Caption x={176} y={52} side="middle">
        {isOver ? '경기 종료' : clockText(share)}
      </Caption>
      <Lead draw={draw} share={share} />
    </Stage>
  )
}

/** "3쿼터 4:05": the time left in the quarter. */
function clockText(share: number): string {
  const played = share * QUARTERS
  const quarter = Math.min(QUARTERS - 1, Math.floor(played))
  const left = Math.ceil((quarter + 1 - played) * QUARTER_SECONDS)
  return `${quarter + 1}쿼터 ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}

/** Lead that reaches the edge of the chart. */
const LEAD_MAX = 26

/** The lead over time: home above the line, away below it. */
function Lead({ draw, share }: { readonly draw: BasketballDraw | undefined; readonly share: number }) {
  const { x, width, middle, height } = CHART
  const quarters = [1, 2, 3].map(
    quarter => `M${x + (width * quarter) / QUARTERS} ${middle - height}v${2 * height}`,
  )
  const steps = draw ? Math.floor(share * STEPS) : 0
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const of = step / STEPS
    const score = draw ? scoreAt(draw, of) : { home: 0, away: 0 }
    const lead = Math.max(-LEAD_MAX, Math.min(LEAD_MAX, score.home - score.away))
    return `${exactly(x + of * width)} ${exactly(middle - (lead / LEAD_MAX) * height)}`
  })
  return (
    <>
      <rect
        x={x}
        y={middle - height}
        width={width}
        height={2 * height}
        rx={3}
        className="fill-s2 stroke-line"
        strokeWidth={1}
      />
      <path d={quarters.join('')} className="stroke-line" strokeWidth={1} strokeDasharray="2 4" />
      <path d={`M${x} ${middle}h${width}`} className="stroke-edge" strokeWidth={1} />
      <path
        d={`M${points.join('L')}`}
        fill="none"
        className="stroke-text"
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <Caption x={x - 5} y={middle - height + 7} side="end">
        홈
      </Caption>
      <Caption x={x + width + 4} y={middle + height - 6}>
        원정
      </Caption>
    </>
  )
}
