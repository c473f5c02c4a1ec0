import type { ReactNode } from 'react'
import { arriving, passed } from '../motion/easing.ts'
import { Plate, type PlateState } from '../motion/plate.tsx'
import { STAGE, Stage } from '../motion/stage.tsx'
import { Caption, Figure } from '../motion/words.tsx'
import type { Dealt } from './dealing.ts'
import { DealtCard, type Seat } from './dealt-card.tsx'
import { CARD, Deck, Slot } from './playing-card.tsx'

/** How it stands for one of two sides at a moment. */
export type Side = {
  readonly name: string
  /** What its cards are worth as far as they are seen; none while there is none. */
  readonly worth: string | undefined
  readonly state: PlateState
  /** Whether it has lost: what is bright has won. */
  readonly hasLost?: boolean
  /** How many of its first cards are the member's own outcome. */
  readonly ownCards?: number
}

type TwoHandsProps = {
  readonly label: string
  readonly sides: readonly [Side, Side]
  readonly cards: readonly Dealt[]
  readonly at: number
  /** What is said below the cards. */
  readonly news: string
  readonly face: (card: string) => ReactNode
}

const EDGE = 8
const TOP = 37
const MIDDLE = STAGE.width / 2
const STEP = CARD.width + 3
const FIRST = [0, 1]
/** Where the cards of a hand lie: from the edge, or from the middle, on. */
const LEFTS = [EDGE, MIDDLE + 6] as const
const ROOM = MIDDLE - EDGE - 6
const DECK: Seat = { x: STAGE.width - EDGE - 23, y: 4, scale: 0.37 }

/** Between the left edges of two cards: side by side as long as there is room, then over each other. */
function stepOf(cards: readonly Dealt[], at: number): number {
  const lying = cards.reduce((sum, { dealt, turned }) => sum + arriving(passed(at, dealt, turned)), 0)
  return Math.min(STEP, (ROOM - CARD.width) / Math.max(1, lying - 1))
}

/** Where a card of a hand lies at a moment. */
function seatOf({ hand, place }: Dealt, cards: readonly Dealt[], at: number): Seat {
  const lying = cards.filter(card => card.hand === hand)
  return { x: LEFTS[hand] + place * stepOf(lying, at), y: TOP, scale: 1 }
}

/** The places of the first cards where none lies yet. */
const slotsBeside = (cards: readonly Dealt[], at: number): readonly Seat[] =>
  LEFTS.flatMap((left, hand) =>
    FIRST.filter(
      place => !cards.some(card => card.hand === hand && card.place === place && at >= card.turned),
    ).map(place => ({ x: left + place * STEP, y: TOP, scale: 1 })),
  )

/** Two hands that are dealt side by side, and what becomes of them. A card on its way is above those that lie. */
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

/** A side's name and what its cards are worth. */
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
