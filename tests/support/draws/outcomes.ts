// What a draw makes of the markets of its kind, in short words; and numbers that deal given cards.
import type { Kind } from '#domain/minigames/kind.ts'

/** What became of a market: the picks that won, then a star and those whose stake came back. */
export function outcome<Draw>(kind: Kind<Draw>, draw: Draw, market: string): string {
  const found = kind.results(draw).find(one => one.market === market)
  if (!found) throw new Error(`no market ${market}`)
  return [...found.won, ...found.void.map(pick => `*${pick}`)].join(' ')
}

export const outcomes = <Draw>(kind: Kind<Draw>, draw: Draw, markets: readonly string[]): readonly string[] =>
  markets.map(market => outcome(kind, draw, market))

/** The numbers to ask for so that these items come out of a deck that lies in this order. */
export function placesOf(order: readonly string[], items: readonly string[]): readonly number[] {
  const deck = [...order]
  return items.map((item, drawn) => {
    const at = deck.indexOf(item, drawn)
    const [here = '', there = ''] = [deck[drawn], deck[at]]
    deck[drawn] = there
    deck[at] = here
    return at - drawn
  })
}
