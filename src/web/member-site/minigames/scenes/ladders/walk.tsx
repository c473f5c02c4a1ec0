import type { Ladder } from '#domain/minigames/kinds/ladder-rules.ts'
import { exactly, passed } from '../motion/easing.ts'
import { Plate } from '../motion/plate.tsx'
import { type Point, type Track, trackOf } from '../motion/track.ts'
import { Caption } from '../motion/words.tsx'

/** Positions of the posts. */
export type Posts = { readonly left: number; readonly right: number; readonly plate: number }

/** When a walk shows its start, leaves, and arrives. */
export type WalkTimes = { readonly starts: number; readonly leaves: number; readonly arrives: number }

type WalkProps = {
  readonly ladder: Ladder | undefined
  readonly at: number
  readonly times: WalkTimes
  readonly posts: Posts
  readonly ownWins: ReadonlySet<string>
}

const PLATES = { top: 15, bottom: 139, height: 22 } as const
const POSTS = { top: 27, bottom: 127 } as const
/** Covers the rungs that have not been reached yet. */
const VEIL = { top: 35, bottom: 119 } as const

export const SIDES = { left: '좌', right: '우' } as const
export const ENDS = { odd: '홀', even: '짝' } as const

/** Facts of a walk revealed at a moment; undefined until then. */
export function factsOfWalk(ladder: Ladder, at: number, times: WalkTimes): Partial<Ladder> {
  const { lastRung } = walkOf(ladder, { left: 0, right: 100, plate: 0 }, times)
  return {
    ...(at >= times.starts && { start: ladder.start }),
    ...(at >= lastRung && { lines: ladder.lines }),
    ...(at >= times.arrives && { end: ladder.end }),
  }
}

/** The same as text, in drawing order. */
export function toldOfWalk(ladder: Ladder, at: number, times: WalkTimes): readonly string[] {
  const { start, lines, end } = factsOfWalk(ladder, at, times)
  return [
    ...(start ? [`${SIDES[start]} 출발`] : []),
    ...(lines ? [`${lines}줄`] : []),
    ...(end ? [`도착 ${ENDS[end]}`] : []),
  ]
}

type Walk = {
  readonly track: Track
  /** Height of each rung, and when it is reached and crossed. */
  readonly rungs: readonly { readonly y: number; readonly met: number; readonly crossed: number }[]
  readonly lastRung: number
}

/** The path: down the post, across each rung, down to the end. */
function walkOf({ start, lines }: Ladder, { left, right }: Posts, { leaves, arrives }: WalkTimes): Walk {
  const apart = (POSTS.bottom - POSTS.top) / (lines + 1)
  const heights = Array.from({ length: lines }, (_, rung) => POSTS.top + apart * (rung + 1))
  const sides = start === 'left' ? [left, right] : [right, left]
  const points: readonly Point[] = [
    { x: sides[0] ?? 0, y: PLATES.top + PLATES.height / 2 },
    ...heights.flatMap((y, rung) => [
      { x: sides[rung % 2] ?? 0, y },
      { x: sides[(rung + 1) % 2] ?? 0, y },
    ]),
    { x: sides[lines % 2] ?? 0, y: PLATES.bottom - PLATES.height / 2 },
  ]
  const track = trackOf(points)
  const moment = (point: number) => leaves + (track.reached[point] ?? 0) * (arrives - leaves)
  const rungs = heights.map((y, rung) => ({ y, met: moment(rung * 2 + 1), crossed: moment(rung * 2 + 2) }))
  return { track, rungs, lastRung: rungs.at(-1)?.crossed ?? arrives }
}

/** A ladder with two posts; its rungs are revealed as they are reached (MINI-092). */
export function LadderWalk({ ladder, at, times, posts, ownWins }: WalkProps) {
  const walk = ladder && walkOf(ladder, posts, times)
  const share = passed(at, times.leaves, times.arrives)
  const walker = walk?.track.at(share)
  const isThere = ladder !== undefined && at >= times.arrives
  const isOwnPath = isThere && ownWins.has(`path.${ladder.start}-${ladder.lines}`)
  return (
    <>
      <path
        d={`M${posts.left} ${POSTS.top}V${POSTS.bottom}M${posts.right} ${POSTS.top}V${POSTS.bottom}`}
        strokeWidth={2.5}
        strokeLinecap="round"
        className="stroke-edge"
      />
      <Veil posts={posts} from={share > 0 && walker ? walker.y : VEIL.top} />
      {walk && at > times.leaves && (
        <path
          d={walk.track.until(share)}
          fill="none"
          strokeWidth={4}
          strokeLinecap="round"
          strokeLinejoin="round"
          className={isOwnPath ? 'stroke-jade' : 'stroke-invert'}
        />
      )}
      {ladder && (
        <RungNames ladder={ladder} rungs={walk?.rungs ?? []} at={at} posts={posts} ownWins={ownWins} />
      )}
      <Ends ladder={ladder} at={at} times={times} posts={posts} ownWins={ownWins} />
      {walker && share > 0 && !isThere && (
        <circle
          cx={exactly(walker.x)}
          cy={exactly(walker.y)}
          r={6.5}
          className="fill-invert stroke-s1"
          strokeWidth={2}
        />
      )}
    </>
  )
}

/** Covers everything below the walker. */
function Veil({ posts: { left, right }, from }: { readonly posts: Posts; readonly from: number }) {
  const top = Math.max(from + 5, VEIL.top)
  if (top >= VEIL.bottom - 2) return null
  return (
    <rect
      x={left + 7}
      y={exactly(top)}
      width={right - left - 14}
      height={exactly(VEIL.bottom - top)}
      rx={5}
      strokeWidth={1}
      strokeDasharray="3 4"
      className="fill-s2 stroke-line"
    />
  )
}

type RungNamesProps = {
  readonly ladder: Ladder
  readonly rungs: Walk['rungs']
  readonly at: number
  readonly posts: Posts
  readonly ownWins: ReadonlySet<string>
}

/** Numbers the rungs as they are reached; the last one shows the number of lines. */
const RungNames = ({ ladder, rungs, at, posts, ownWins }: RungNamesProps) =>
  rungs.map(({ y, crossed }, rung) => {
    if (at < crossed) return null
    const isLast = rung === ladder.lines - 1
    const isOwn = isLast && ownWins.has(`lines.${ladder.lines}`)
    return (
      <Caption key={y} x={posts.right + 12} y={y} tone={isOwn ? 'won' : isLast ? 'text' : 'dim'}>
        {`${rung + 1}줄`}
      </Caption>
    )
  })

/** Plates above and below the posts. */
const Ends = ({ ladder, at, times, posts, ownWins }: WalkProps) => {
  const state = (market: string, pick: string, isOut: boolean) =>
    isOut ? (ownWins.has(`${market}.${pick}`) ? 'won' : 'lit') : 'quiet'
  return (
    <>
      {(['left', 'right'] as const).map(side => (
        <Plate
          key={side}
          x={posts[side]}
          y={PLATES.top}
          width={posts.plate}
          height={PLATES.height}
          state={state('start', side, ladder?.start === side && at >= times.starts)}
        >
          {SIDES[side]}
        </Plate>
      ))}
      {(['odd', 'even'] as const).map(end => (
        <Plate
          key={end}
          x={end === 'odd' ? posts.left : posts.right}
          y={PLATES.bottom}
          width={posts.plate}
          height={PLATES.height}
          state={state('odd-even', end, ladder?.end === end && at >= times.arrives)}
        >
          {ENDS[end]}
        </Plate>
      ))}
    </>
  )
}
