// The results of a draw for the markets of its kind as short texts, and numbers that deal given cards.
import type { Kind } from '#domain/minigames/kind.ts'

/** Returns the result of a market: the picks that won, then a star and those whose stake is returned. */
export function outcome<Draw>(kind: Kind<Draw>, draw: Draw, market: string): string {
  const found = kind.results(draw).find(one => one.market === market)
  if (!found) throw new Error(`no market ${market}`)
  return [...found.won, ...found.void.map(pick => `*${pick}`)].join(' ')
}

export const outcomes = <Draw>(kind: Kind<Draw>, draw: Draw, markets: readonly string[]): readonly string[] =>
  markets.map(market => outcome(kind, draw, market))

/** Returns the numbers that draw these items from a deck in this order. */
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
