import type { Ladder } from '#domain/minigames/kinds/ladder-rules.ts'
import { FactRows } from '../motion/fact-rows.tsx'
import { Stage, stageLabel } from '../motion/stage.tsx'
import { defineScene, type SceneProps } from '../scene.ts'
import { isLadder } from './is-ladder.ts'
import { ENDS, factsOfWalk, LadderWalk, SIDES, toldOfWalk, type WalkTimes } from './walk.tsx'

const LENGTH = 6000
const TIMES: WalkTimes = { starts: 400, leaves: 1000, arrives: 5600 }
const POSTS = { left: 60, right: 164, plate: 54 } as const

/** A ladder with two posts, from its start to odd or even (MINI-092). */
export const scene = defineScene<Ladder>({ length: LENGTH, isDraw: isLadder, View })

function View({ draw, at, ownWins }: SceneProps<Ladder>) {
  const { start, lines, end } = draw ? factsOfWalk(draw, at, TIMES) : {}
  return (
    <Stage label={stageLabel('사다리', draw ? toldOfWalk(draw, at, TIMES) : [])}>
      <LadderWalk ladder={draw} at={at} times={TIMES} posts={POSTS} ownWins={ownWins} />
      <FactRows
        x={238}
        width={98}
        y={30.5}
        facts={[
          { name: '출발줄', says: start && SIDES[start], isOwn: ownWins.has(`start.${start}`) },
          { name: '줄수', says: lines && `${lines}줄`, isOwn: ownWins.has(`lines.${lines}`) },
          { name: '홀짝', says: end && ENDS[end], isOwn: ownWins.has(`odd-even.${end}`) },
          {
            name: '조합',
            says: start && end && `${SIDES[start]}${lines}${ENDS[end]}`,
            isOwn: ownWins.has(`path.${start}-${lines}`),
          },
        ]}
      />
    </Stage>
  )
}
