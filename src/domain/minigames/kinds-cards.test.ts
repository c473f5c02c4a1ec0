// Rules of the card games, tested by the market results of given draws.
import { expect, test } from 'vitest'
import { givenNumbers } from '#tests/support/draws/digests.ts'
import { outcome, outcomes, placesOf } from '#tests/support/draws/outcomes.ts'
import { bankerDraws, playerDraws } from './kinds/baccarat-rules.ts'
import { cardAt, rankOf } from './kinds/cards.ts'
import { kinds } from './kinds.ts'

/** Points of both hands and of the player's third card, if any; whether player and banker draw. */
const thirdCards: readonly (readonly [player: number, banker: number, third: number, draws: string])[] = [
  [8, 0, 0, '- -'],
  [0, 9, 0, '- -'],
  [6, 5, 0, '- b'],
  [7, 6, 0, '- -'],
  [7, 3, 0, '- b'],
  [6, 7, 0, '- -'],
  [5, 2, 8, 'p b'],
  [5, 3, 8, 'p -'],
  [5, 3, 9, 'p b'],
  [5, 3, 0, 'p b'],
  [0, 4, 1, 'p -'],
  [0, 4, 2, 'p b'],
  [0, 4, 7, 'p b'],
  [0, 4, 8, 'p -'],
  [0, 5, 3, 'p -'],
  [0, 5, 4, 'p b'],
  [0, 5, 7, 'p b'],
  [0, 5, 8, 'p -'],
  [0, 6, 5, 'p -'],
  [0, 6, 6, 'p b'],
  [0, 6, 7, 'p b'],
  [0, 6, 8, 'p -'],
  [0, 7, 6, 'p -'],
]
test.each(thirdCards)('MINI-094 player %i, banker %i, third card %i: %s', (player, banker, third, draws) => {
  const drawn = playerDraws(player, banker)
  const answer = [drawn ? 'p' : '-', bankerDraws(player, banker, drawn ? third : undefined) ? 'b' : '-']
  expect(answer.join(' ')).toBe(draws)
})

const BACCARAT = ['winner', 'player-pair', 'banker-pair']
const hand = (player: readonly string[], banker: readonly string[]) => {
  const points = (cards: readonly string[]) =>
    cards.reduce((sum, card) => sum + (rankOf(card) < 10 ? rankOf(card) : 0), 0) % 10
  return { player, banker, playerPoints: points(player), bankerPoints: points(banker) }
}
test.each([
  [['8S', 'KD'], ['9H', '8C'], 'player - -'],
  [['7S', 'QD'], ['9H', '9C'], 'banker - banker-pair'],
  [['4S', '4D'], ['QH', '8C'], 'tie *player *banker player-pair -'],
  [['KS', 'QD', '6H'], ['10H', '6C'], 'tie *player *banker - -'],
  [['KS', 'KD', '2S'], ['AS', 'AD', 'KC'], 'tie *player *banker player-pair banker-pair'],
])('MINI-094 %j against %j: %s', (player, banker, expected) => {
  const found = outcomes(kinds.baccarat, hand(player, banker), BACCARAT).map(one => one || '-')
  expect(found.join(' ')).toBe(expected)
})

const shoe = Array.from({ length: 416 }, (_, place) => cardAt(place))
test.each([
  [
    ['8S', 'AS', '9S', '2S', '5H'],
    ['8S', '9S'],
    ['AS', '2S', '5H'],
  ],
  [
    ['2S', '9H', '3S', 'KH', '5H'],
    ['2S', '3S'],
    ['9H', 'KH'],
  ],
  [
    ['2S', '3H', '3S', 'KH', '5H', '6D'],
    ['2S', '3S', '5H'],
    ['3H', 'KH', '6D'],
  ],
  [
    ['2S', '3H', '3S', 'KH', '8D', '6D'],
    ['2S', '3S', '8D'],
    ['3H', 'KH'],
  ],
])(
  'MINI-094 %j are dealt alternately, the third card to the player first: %j against %j',
  (deal, player, banker) => {
    const numbers = givenNumbers(...placesOf(shoe, deal))
    expect(kinds.baccarat.draw(numbers)).toMatchObject({ player, banker })
    expect(numbers.ranges.length).toBe(player.length + banker.length)
    expect(numbers.ranges.slice(0, 4)).toEqual([416, 415, 414, 413])
  },
)

test.each([
  ['KS', 'QD', 'dragon', '-'],
  ['AS', '2D', 'tiger', '-'],
  ['KS', 'KD', 'tie *dragon *tiger', '-'],
  ['KS', 'KS', 'tie *dragon *tiger', 'suited-tie'],
])('MINI-095 %s against %s: %s, suited tie: %s', (dragon, tiger, winner, suited) => {
  const draw = { dragon, tiger }
  expect(outcome(kinds['dragon-tiger'], draw, 'winner')).toBe(winner)
  expect(outcome(kinds['dragon-tiger'], draw, 'suited-tie') || '-').toBe(suited)
})

const CARD = ['odd-even', 'under-over', 'colour', 'suit']
test.each([
  ['AS', 'odd under black s'],
  ['6H', 'even under red h'],
  ['7D', 'odd over red d'],
  ['JC', 'odd over black c'],
  ['QS', 'even over black s'],
])('MINI-096 %s: %s, with kings in the deck and without', (card, expected) => {
  expect(outcomes(kinds['odd-even'], { card }, CARD).join(' ')).toBe(expected)
  expect(outcomes(kinds['odd-even-king'], { card }, CARD).join(' ')).toBe(expected)
})

test('handbook 3.7 a king refunds the stakes on odd, even, under and over', () => {
  expect(outcomes(kinds['odd-even-king'], { card: 'KH' }, CARD)).toEqual([
    'tie *odd *even',
    '*under *over',
    'red',
    'h',
  ])
})

const hwatu = Array.from({ length: 48 }, (_, place) => `${Math.floor(place / 4) + 1}-${(place % 4) + 1}`)
test.each([
  ['1-1', '2-1', '2-2', '3-1', 3, 5, 'stop'],
  ['1-1', '8-1', '12-1', '7-1', 9, 9, 'tie *go *stop'],
  ['4-1', '5-1', '5-2', '6-1', 9, 1, 'go'],
  ['1-1', '1-2', '9-1', '10-1', 11, 9, 'go'],
  ['1-1', '1-2', '12-1', '12-2', 11, 22, 'stop'],
  ['3-1', '3-2', '3-3', '3-4', 13, 13, 'tie *go *stop'],
  ['4-1', '6-1', '12-1', '8-1', 0, 0, 'tie *go *stop'],
])('MINI-099 %s %s against %s %s: ranks %i and %i, %s', (g1, g2, s1, s2, goRank, stopRank, expected) => {
  const draw = kinds['go-stop'].draw(givenNumbers(...placesOf(hwatu, [g1, s1, g2, s2])))
  expect(draw).toEqual({ go: [g1, g2], stop: [s1, s2], goRank, stopRank })
  expect(outcome(kinds['go-stop'], draw, 'winner')).toBe(expected)
})

const BLACKJACK = ['winner', 'player-bust', 'player-blackjack']
/**
 * Cards by their places in a deck of 52, in dealing order: player, dealer, player, dealer, then further
 * cards.
 */
test.each([
  [[9, 9, 9, 9], 20, 20, 'push *player *dealer - -'],
  [[9, 8, 8, 7], 19, 17, 'player - -'],
  [[9, 9, 6, 9], 17, 20, 'dealer - -'],
  // An ace and a ten beat 21 with three cards.
  [[0, 6, 9, 6, 6], 21, 21, 'player - player-blackjack'],
  [[0, 0, 9, 12], 21, 21, 'push *player *dealer - player-blackjack'],
  [[6, 0, 6, 9, 6], 21, 21, 'dealer - -'],
  // A player above 21 loses at once: the dealer stays at twelve.
  [[9, 9, 5, 1, 9], 26, 12, 'dealer player-bust -'],
  // 17 with an ace that counts 11 stands.
  [[0, 9, 5, 7], 17, 18, 'dealer - -'],
  // An ace counts 1 when 11 would bust.
  [[0, 9, 4, 6, 9, 3], 20, 17, 'player - -'],
  [[9, 9, 7, 5, 9], 18, 26, 'player - -'],
])('MINI-100 places %j: player %i, dealer %i: %s', (places, playerTotal, dealerTotal, expected) => {
  const draw = kinds.blackjack.draw(givenNumbers(...places))
  expect(draw).toMatchObject({ playerTotal, dealerTotal })
  expect(draw.player.length + draw.dealer.length).toBe(places.length)
  expect(
    outcomes(kinds.blackjack, draw, BLACKJACK)
      .map(one => one || '-')
      .join(' '),
  ).toBe(expected)
})

const HIGH_LOW = ['high-low', 'colour', 'jqka', 'ka', 'ace']
test.each([
  [[12, 1], 'high black jqka ka -'],
  [[10, 0], 'high red jqka - -'],
  [[7, 0], 'high red - - -'],
  [[6], 'seven - - - -'],
  [[5, 1], 'low black - - -'],
  [[0, 0], 'low red jqka ka ace'],
])('MINI-101 the numbers %j: %s', (given, expected) => {
  const numbers = givenNumbers(...given)
  const draw = kinds['high-low'].draw(numbers)
  expect(numbers.ranges.length).toBe(given.length)
  expect(
    outcomes(kinds['high-low'], draw, HIGH_LOW)
      .map(one => one || '-')
      .join(' '),
  ).toBe(expected)
})
