import type { Speed6Draw } from '#domain/minigames/kinds/speed6.ts'
import { between, exactly, gently, passed } from '../motion/easing.ts'
import { areDifferent, isNumber, isRecord } from '../motion/plain-data.ts'
import { Plate } from '../motion/plate.tsx'
import { Stage, stageLabel } from '../motion/stage.tsx'
import { type Track, trackOf } from '../motion/track.ts'
import { Caption } from '../motion/words.tsx'
import { defineScene, type SceneProps } from '../scene.ts'
import { type Rung, rungsOfShuffle, walkFrom } from './rungs-of-shuffle.ts'

/** How long the end is shown. */
const ENDS_MS = 500
const POSTS = [1, 2, 3, 4, 5, 6]
/** Rungs are laid row by row, because the shuffle is drawn before the start. */
const LAID = { from: 250, every: 240, takes: 300 } as const
const ALL_LAID = LAID.from + (POSTS.length - 1) * LAID.every + LAID.takes
const STARTS = 2050
const LEAVES = 2550
/** Units per millisecond: longer paths take longer. */
const PACE = 0.085

const FIRST_X = 60
const APART = 53.5
const TOP = 27
const BOTTOM = 127
const PLATE = { width: 38, height: 22, top: 15, bottom: 139 } as const

const postX = (post: number) => FIRST_X + post * APART

/**
 * A ladder with six posts: the shuffle lays the rungs, a start is drawn, and its path leads to an end
 * (MINI-104).
 */
export const scene = defineScene<Speed6Draw>({ length: lengthOf, isDraw, View })

function isDraw(data: unknown): data is Speed6Draw {
  return (
    isRecord(data) &&
    isNumber(data.start, 1, POSTS.length) &&
    areDifferent(data.feet, POSTS.length, 1, POSTS.length) &&
    data.end === data.feet[data.start - 1]
  )
}

/** Height of a row; the rows fill the ladder, however many there are. */
const rowY = (row: number, rungs: readonly Rung[]): number =>
  TOP + ((BOTTOM - TOP) * (row + 1)) / ((rungs.at(-1)?.row ?? 0) + 2)

function trackFrom(start: number, rungs: readonly Rung[]): Track {
  const steps = walkFrom(start, rungs)
  const turns = steps.flatMap(({ row, post }, step) => [
    { x: postX(steps[step - 1]?.post ?? start), y: rowY(row, rungs) },
    { x: postX(post), y: rowY(row, rungs) },
  ])
  const end = steps.at(-1)?.post ?? start
  return trackOf([{ x: postX(start), y: TOP - 1 }, ...turns, { x: postX(end), y: BOTTOM + 1 }])
}

const arrivalOf = (track: Track): number => LEAVES + track.length / PACE

function lengthOf({ start, feet }: Speed6Draw): number {
  return arrivalOf(trackFrom(start - 1, rungsOfShuffle(feet))) + ENDS_MS
}

function toldOf({ start, feet, end }: Speed6Draw, at: number, arrives: number): readonly string[] {
  return [
    ...(at >= ALL_LAID ? feet.map((foot, post) => `${post + 1}→${foot}`) : []),
    ...(at >= STARTS ? [`출발 ${start}`] : []),
    ...(at >= arrives ? [`도착 ${end}`] : []),
  ]
}

function View({ draw, at, ownWins }: SceneProps<Speed6Draw>) {
  const rungs = draw ? rungsOfShuffle(draw.feet) : []
  const track = trackFrom((draw?.start ?? 1) - 1, rungs)
  const arrives = arrivalOf(track)
  const plateState = (market: string, post: number, isOut: boolean) =>
    isOut ? (ownWins.has(`${market}.${post}`) ? 'won' : 'lit') : 'quiet'
  return (
    <Stage label={stageLabel('스피드사다리', draw ? toldOf(draw, at, arrives) : [])}>
      <Caption x={4} y={PLATE.top}>
        출발
      </Caption>
      <Caption x={4} y={PLATE.bottom}>
        도착
      </Caption>
      <path
        d={POSTS.map((_, post) => `M${postX(post)} ${TOP}V${BOTTOM}`).join('')}
        strokeWidth={2}
        strokeLinecap="round"
        className="stroke-edge"
      />
      {rungs.map(rung => (
        <LaidRung key={`${rung.row}-${rung.post}`} rung={rung} y={rowY(rung.row, rungs)} at={at} />
      ))}
      {POSTS.map((number, post) => (
        <g key={number}>
          <Plate
            x={postX(post)}
            y={PLATE.top}
            {...SIZE}
            state={plateState('start', number, draw?.start === number && at >= STARTS)}
          >
            {number}
          </Plate>
          <Plate
            x={postX(post)}
            y={PLATE.bottom}
            {...SIZE}
            state={plateState('end', number, draw?.end === number && at >= arrives)}
          >
            {number}
          </Plate>
        </g>
      ))}
      {draw && at >= STARTS && <Walker track={track} at={at} />}
    </Stage>
  )
}

const SIZE = { width: PLATE.width, height: PLATE.height }

type LaidRungProps = { readonly rung: Rung; readonly y: number; readonly at: number }

/** Animates a rung from its left post to its right one. */
function LaidRung({ rung: { post, row }, y, at }: LaidRungProps) {
  const from = LAID.from + row * LAID.every
  const share = gently(passed(at, from, from + LAID.takes))
  if (share === 0) return null
  const end = between(postX(post), postX(post + 1), share)
  return <path d={`M${postX(post)} ${exactly(y)}H${exactly(end)}`} strokeWidth={2} className="stroke-edge" />
}

function Walker({ track, at }: { readonly track: Track; readonly at: number }) {
  const share = passed(at, LEAVES, arrivalOf(track))
  const { x, y } = track.at(share)
  return (
    <>
      {share > 0 && (
        <path
          d={track.until(share)}
          fill="none"
          strokeWidth={4}
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-invert"
        />
      )}
      {share > 0 && share < 1 && (
        <circle cx={exactly(x)} cy={exactly(y)} r={6} strokeWidth={2} className="fill-invert stroke-s1" />
      )}
    </>
  )
}
