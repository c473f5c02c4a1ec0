import { rankName } from '#domain/minigames/kinds/cards.ts'
import type { HighLowDraw } from '#domain/minigames/kinds/high-low.ts'
import { isNumber, isRecord } from '../motion/plain-data.ts'
import { stageLabel } from '../motion/stage.tsx'
import { defineScene, type SceneProps } from '../scene.ts'
import { lengthOfOne, OneCard, oneCard } from './one-card.tsx'
import { RankFace } from './playing-card.tsx'

const SEVEN = 7
const COLOURS = { red: '레드', black: '블랙' } as const

/** The card compared with seven. */
function againstSeven(rank: number): string {
  if (rank === SEVEN) return '7과 같음'
  return rank > SEVEN ? '7보다 높음' : '7보다 낮음'
}

/** The seven that cards are compared with. */
const Measure = () => (
  <g transform="translate(94 40)">
    <RankFace rank="7" colour={null} />
  </g>
)

function View({ draw, at, ownWins }: SceneProps<HighLowDraw>) {
  const name = draw ? rankName(draw.rank) : ''
  const colour = draw?.colour ? COLOURS[draw.colour] : '세븐'
  const isSeen = draw !== undefined && oneCard(name).every(({ seen }) => at >= seen)
  return (
    <OneCard
      label={stageLabel('하이로우', isSeen ? [`${colour} ${name}`, againstSeven(draw.rank)] : [])}
      card={draw && name}
      at={at}
      face={draw && <RankFace rank={name} colour={draw.colour} />}
      isOwn={ownWins.size > 0}
      words={[colour, name, draw ? againstSeven(draw.rank) : '']}
      measure={<Measure />}
    />
  )
}

const isColour = (data: unknown): boolean => data === null || data === 'red' || data === 'black'

/** High-low (MINI-101): one card compared with seven. */
export const scene = defineScene<HighLowDraw>({
  length: lengthOfOne,
  isDraw: (data): data is HighLowDraw =>
    isRecord(data) && isNumber(data.rank, 1, 13) && isColour(data.colour),
  View,
})
