import type { ReactNode } from 'react'
import { arriving, passed } from '../motion/easing.ts'
import { Plate, type PlateState } from '../motion/plate.tsx'
import { STAGE, Stage } from '../motion/stage.tsx'
import { Caption, Figure } from '../motion/words.tsx'
import type { Dealt } from './dealing.ts'
import { DealtCard, type Seat } from './dealt-card.tsx'
import { CARD, Deck, Slot } from './playing-card.tsx'

/** State of one of two sides at a moment. */
export type Side = {
  readonly name: string
  /** Value of its visible cards; undefined without any. */
  readonly worth: string | undefined
  readonly state: PlateState
  /** True when it has lost; the winner stays bright. */
  readonly hasLost?: boolean
  /** Number of its first cards to highlight as the member's winning pick. */
  readonly ownCards?: number
}

type TwoHandsProps = {
  readonly label: string
  readonly sides: readonly [Side, Side]
  readonly cards: readonly Dealt[]
  readonly at: number
  /** Text below the cards. */
  readonly news: string
  readonly face: (card: string) => ReactNode
}

const EDGE = 8
const TOP = 37
const MIDDLE = STAGE.width / 2
const STEP = CARD.width + 3
const FIRST = [0, 1]
/** Left edges of the hands: at the edge, and from the middle. */
const LEFTS = [EDGE, MIDDLE + 6] as const
const ROOM = MIDDLE - EDGE - 6
const DECK: Seat = { x: STAGE.width - EDGE - 23, y: 4, scale: 0.37 }

/** Distance between cards: next to each other while there is room, then overlapping. */
function stepOf(cards: readonly Dealt[], at: number): number {
  const lying = cards.reduce((sum, { dealt, turned }) => sum + arriving(passed(at, dealt, turned)), 0)
  return Math.min(STEP, (ROOM - CARD.width) / Math.max(1, lying - 1))
}

/** Position of a hand's card at a moment. */
function seatOf({ hand, place }: Dealt, cards: readonly Dealt[], at: number): Seat {
  const lying = cards.filter(card => card.hand === hand)
  return { x: LEFTS[hand] + place * stepOf(lying, at), y: TOP, scale: 1 }
}

/** Places of the first cards that are still empty. */
const slotsBeside = (cards: readonly Dealt[], at: number): readonly Seat[] =>
  LEFTS.flatMap((left, hand) =>
    FIRST.filter(
      place => !cards.some(card => card.hand === hand && card.place === place && at >= card.turned),
    ).map(place => ({ x: left + place * STEP, y: TOP, scale: 1 })),
  )

/** Two hands dealt next to each other, and the result. Moving cards are on top. */
export const TwoHands = ({ label, sides, cards, at, news, face }: TwoHandsProps) => (
  <Stage label={label}>
    <path d={`M${MIDDLE} ${TOP}V${TOP + CARD.height}`} className="stroke-line" />
    <Deck {...DECK} />
    {slotsBeside(cards, at).map(seat => (
      <Slot key={seat.x} {...seat} />
    ))}
    {sides.map((side, hand) => (
      <Head key={side.name} side={side} left={LEFTS[hand] ?? EDGE} />
    ))}
    {cards.map(card => (
      <DealtCard
        key={card.dealt}
        card={card}
        at={at}
        from={DECK}
        to={seatOf(card, cards, at)}
        face={face(card.card)}
        isFaded={sides[card.hand].hasLost}
        isOwn={card.place < (sides[card.hand].ownCards ?? 0)}
      />
    ))}
    <path d={`M${EDGE} 121H${STAGE.width - EDGE}`} className="stroke-line" />
    <Caption x={EDGE} y={138} tone={sides.some(({ state }) => state !== 'quiet') ? 'text' : 'dim'}>
      {news}
    </Caption>
  </Stage>
)

/** A side's name and the value of its cards. */
function Head({ side: { name, worth, state }, left }: { readonly side: Side; readonly left: number }) {
  const width = name.length * 12 + 14
  return (
    <>
      <Plate x={left + width / 2} y={18} width={width} height={22} state={state}>
        {name}
      </Plate>
      {worth !== undefined && (
        <Figure x={left + width + 10} y={18} size={20} side="start" tone={state === 'won' ? 'won' : 'text'}>
          {worth}
        </Figure>
      )}
    </>
  )
}
