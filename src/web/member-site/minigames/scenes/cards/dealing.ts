// When each card of a draw is dealt and seen.

export type Dealt = {
  /** In draw notation. */
  readonly card: string
  /** The hand, and the index within it. */
  readonly hand: 0 | 1
  readonly place: number
  /** When it leaves the deck, when turning starts, and when it is visible: milliseconds of the animation. */
  readonly dealt: number
  readonly turned: number
  readonly seen: number
  readonly isSqueezed: boolean
}

/** A card without times. */
export type Turn = Pick<Dealt, 'card' | 'hand' | 'place' | 'isSqueezed'>

const START = 300
const SLIDE = 440
const TURN = 380
const SQUEEZE = 1_800
const PAUSE = 90
/** Pause before a squeezed card, to show the present state. */
const BREATH = 320
/** Milliseconds from the last card to the end. */
const REST = 700

type Pace = {
  /** Maximum total milliseconds: draws with many cards are dealt faster. */
  readonly longest?: number
  readonly squeeze?: number
}

/** Assigns times to the cards of a draw in order. */
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

/** End of the animation, a moment after the last card. */
export const endOf = (cards: readonly Dealt[]): number => (cards.at(-1)?.seen ?? 0) + REST

/** The visible cards at a moment, in drawing order. */
export const seenCards = (cards: readonly Dealt[], at: number): readonly Dealt[] =>
  cards.filter(({ seen }) => at >= seen)

/** The visible cards by hand. */
export function seenOf(cards: readonly Dealt[], at: number): readonly [readonly string[], readonly string[]] {
  const of = (hand: number) =>
    seenCards(cards, at)
      .filter(card => card.hand === hand)
      .map(({ card }) => card)
  return [of(0), of(1)]
}

/** First and second cards of both hands in turns, then each side's further cards. */
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
