// When each card of a draw is dealt and seen.

export type Dealt = {
  /** As it is written in the draw. */
  readonly card: string
  /** Which hand, and which card of it. */
  readonly hand: 0 | 1
  readonly place: number
  /** When it leaves the deck, when it begins to be turned and when it is seen: milliseconds of the play. */
  readonly dealt: number
  readonly turned: number
  readonly seen: number
  readonly isSqueezed: boolean
}

/** A card before its times are known. */
export type Turn = Pick<Dealt, 'card' | 'hand' | 'place' | 'isSqueezed'>

const START = 300
const SLIDE = 440
const TURN = 380
const SQUEEZE = 1_800
const PAUSE = 90
/** Before a card that is squeezed, so that one sees how it stands. */
const BREATH = 320
/** From the last card to the end. */
const REST = 700

type Pace = {
  /** Milliseconds that all may take: a draw of many cards is dealt faster. */
  readonly longest?: number
  readonly squeeze?: number
}

/** The cards of a draw one after the other, in its order. */
export function timesOf(
  turns: readonly Turn[],
  { longest = 10_000, squeeze = SQUEEZE }: Pace = {},
): readonly Dealt[] {
  let at = START
  const cards = turns.map(turn => {
    const dealt = at + (turn.isSqueezed ? BREATH : 0)
    const turned = dealt + SLIDE
    const seen = turned + (turn.isSqueezed ? squeeze : TURN)
    at = seen + PAUSE
    return { ...turn, dealt, turned, seen }
  })
  const haste = Math.min(1, (longest - REST) / at)
  return cards.map(({ dealt, turned, seen, ...turn }) => ({
    ...turn,
    dealt: dealt * haste,
    turned: turned * haste,
    seen: seen * haste,
  }))
}

/** When all has been seen for a moment. */
export const endOf = (cards: readonly Dealt[]): number => (cards.at(-1)?.seen ?? 0) + REST

/** The cards that are seen at a moment, in the order of the draw. */
export const seenCards = (cards: readonly Dealt[], at: number): readonly Dealt[] =>
  cards.filter(({ seen }) => at >= seen)

/** The same, as the two hands. */
export function seenOf(cards: readonly Dealt[], at: number): readonly [readonly string[], readonly string[]] {
  const of = (hand: number) =>
    seenCards(cards, at)
      .filter(card => card.hand === hand)
      .map(({ card }) => card)
  return [of(0), of(1)]
}

/** First card, second card of both hands by turns, then what each side draws on top. */
export function dealInTurns(
  hands: readonly [readonly string[], readonly string[]],
  isSqueezed: (place: number) => boolean = () => false,
): readonly Turn[] {
  const turn = (hand: 0 | 1, from: number, to?: number): readonly Turn[] =>
    hands[hand].map((card, place) => ({ card, hand, place, isSqueezed: isSqueezed(place) })).slice(from, to)
  return [
    ...turn(0, 0, 1),
    ...turn(1, 0, 1),
    ...turn(0, 1, 2),
    ...turn(1, 1, 2),
    ...turn(0, 2),
    ...turn(1, 2),
  ]
}
