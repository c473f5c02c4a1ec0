import type { ReactNode } from 'react'
import { Stage } from '../motion/stage.tsx'
import { Caption, Figure } from '../motion/words.tsx'
import { type Dealt, endOf, timesOf } from './dealing.ts'
import { DealtCard, type Seat } from './dealt-card.tsx'
import { CARD, Deck, Slot } from './playing-card.tsx'

const SCALE = 1.6
const TOP = 18

/** A draw of one card, squeezed. */
export const oneCard = (card: string): readonly Dealt[] =>
  timesOf([{ card, hand: 0, place: 0, isSqueezed: true }], { squeeze: 2_600 })

export const lengthOfOne = endOf(oneCard(''))

type OneCardProps = {
  readonly label: string
  /** Undefined without a draw. */
  readonly card: string | undefined
  readonly at: number
  readonly face: ReactNode
  readonly isOwn: boolean
  /** Text of the card: above it, its value, and below it. */
  readonly words: readonly [string, string, string]
  /** The value that the card is compared with, drawn between deck and card. */
  readonly measure?: ReactNode
}

/** One card from the deck and, once visible, its value. */
export function OneCard({ label, card, at, face, isOwn, words, measure }: OneCardProps) {
  const [dealt] = card === undefined ? [] : oneCard(card)
  const isSeen = dealt !== undefined && at >= dealt.seen
  const left = measure ? 172 : 132
  const seat: Seat = { x: left, y: TOP, scale: SCALE }
  const deck: Seat = { x: measure ? 16 : 36, y: 40, scale: 1 }
  const beside = left + CARD.width * SCALE + 24
  return (
    <Stage label={label}>
      <Deck {...deck} />
      {measure}
      {!isSeen && <Slot {...seat} />}
      {dealt && <DealtCard card={dealt} at={at} from={deck} to={seat} face={face} isOwn={isSeen && isOwn} />}
      {isSeen && (
        <>
          <Caption x={beside} y={44}>
            {words[0]}
          </Caption>
          <Figure x={beside} y={79} size={46} side="start" tone={isOwn ? 'won' : 'text'}>
            {words[1]}
          </Figure>
          <Caption x={beside} y={114}>
            {words[2]}
          </Caption>
        </>
      )}
    </Stage>
  )
}
