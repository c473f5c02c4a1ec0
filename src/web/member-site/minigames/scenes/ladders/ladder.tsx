import type { Ladder } from '#domain/minigames/ladder-rules.ts'
import { Stage, stageLabel } from '../motion/stage.tsx'
import { Caption, Figure } from '../motion/words.tsx'
import { defineScene, type SceneProps } from '../scene.ts'
import { isLadder } from './is-ladder.ts'
import { LadderWalk, toldOfWalk, type WalkTimes } from './walk.tsx'

const LENGTH = 6000
const TIMES: WalkTimes = { starts: 400, leaves: 1000, arrives: 5600 }
const POSTS = { left: 124, right: 228, plate: 54 } as const

/** A ladder of two posts, walked from its start to odd or even (MINI-092). */
export const scene = defineScene<Ladder>({ length: LENGTH, isDraw: isLadder, View })

/** As its markets name the four ways: 좌3짝. */
const wayOf = ({ start, lines, end }: Ladder): string =>
  `${start === 'left' ? '좌' : '우'}${lines}${end === 'odd' ? '홀' : '짝'}`

function View({ draw, at, ownWins }: SceneProps<Ladder>) {
  const told = draw ? toldOfWalk(draw, at, TIMES) : []
  const isOwn = draw !== undefined && ownWins.has(`path.${draw.start}-${draw.lines}`)
  return (
    <Stage label={stageLabel('사다리', told)}>
      <LadderWalk ladder={draw} at={at} times={TIMES} posts={POSTS} ownWins={ownWins} />
      {told.length > 0 && (
        <Caption x={50} y={77} side="middle">
          {told[0]}
        </Caption>
      )}
      {draw && told.length === 3 && (
        <Figure x={308} y={77} size={24} tone={isOwn ? 'won' : 'text'}>
          {wayOf(draw)}
        </Figure>
      )}
    </Stage>
  )
}
