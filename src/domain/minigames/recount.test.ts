// Recounts the chances by independent methods: full enumeration of a draw's numbers, or other mathematics
// where there are too many.
import { expect, test } from 'vitest'
import { everyDraw } from '#tests/support/draws/digests.ts'
import { type Fraction, fraction, multiply, ONE, plus, ZERO } from '../fraction.ts'
import { lowestTerms } from './counting.ts'
import type { Kind } from './kind.ts'
import { type KindId, kinds } from './kinds.ts'

/**
 * Ways to win, ways to get the stake back, and extra stakes of each `market.pick`, and the total number
 * of ways.
 */
type Count = { won: Map<string, bigint>; back: Map<string, bigint>; extra: Map<string, bigint>; all: bigint }

const openCount = (): Count => ({ won: new Map(), back: new Map(), extra: new Map(), all: 0n })
const add = (counts: Map<string, bigint>, key: string, ways: bigint) =>
  counts.set(key, (counts.get(key) ?? 0n) + ways)

/** Adds the market results of a draw. */
function addDraw<Draw>(count: Count, kind: Kind<Draw>, draw: Draw, ways: bigint): void {
  count.all += ways
  for (const { market, won, void: back, extra } of kind.results(draw)) {
    for (const pick of won) add(count.won, `${market}.${pick}`, ways)
    for (const pick of back) add(count.back, `${market}.${pick}`, ways)
    for (const [pick, stakes] of Object.entries(extra ?? {}))
      add(count.extra, `${market}.${pick}`, ways * BigInt(stakes))
  }
}

const isSame = (one: Fraction, other: Fraction): boolean =>
  one.numerator * other.denominator === other.numerator * one.denominator

/** Compares the pay table of a kind with a second count. */
function holdAgainst(id: KindId, { won, back, extra, all }: Count): void {
  const wrong: string[] = []
  for (const { id: market, picks } of kinds[id].payTable())
    for (const { id: pick, chance } of picks) {
      const key = `${market}.${pick}`
      const isRight =
        isSame(chance.won, fraction(won.get(key) ?? 0n, all)) &&
        isSame(chance.void, fraction(back.get(key) ?? 0n, all)) &&
        isSame(chance.extra, fraction(extra.get(key) ?? 0n, all))
      if (!isRight) wrong.push(key)
    }
  expect(wrong).toEqual([])
  expect(won.size).toBeGreaterThan(0)
}

test.each([
  'ladder',
  'odd-even',
  'odd-even-king',
  'sic-bo',
  'dice',
  'roulette',
  'high-low',
  'ring',
  'speed6',
  'snail',
] as const)('%s: enumerating every outcome of its numbers gives the same chances', id => {
  const kind: Kind<unknown> = kinds[id]
  const ways = everyDraw(numbers => kind.draw(numbers))
  const longest = ways.reduce((product, { odds }) => Math.max(product, odds), 1)
  const count = openCount()
  for (const { draw, odds } of ways) {
    expect(longest % odds).toBe(0)
    addDraw(count, kind, draw, BigInt(longest / odds))
  }
  expect(count.all).toBe(BigInt(longest))
  holdAgainst(id, count)
})

test('dragon-tiger: all pairs of 416 cards give the same chances', () => {
  const kind = kinds['dragon-tiger']
  const dealt = new Map<string, number>()
  for (const { draw } of everyDraw(numbers => kind.draw(numbers))) {
    const key = `${draw.dragon} ${draw.tiger}`
    dealt.set(key, (dealt.get(key) ?? 0) + 1)
  }
  const count = openCount()
  for (const [key, ways] of dealt) {
    const [dragon = '', tiger = ''] = key.split(' ')
    addDraw(count, kind, { dragon, tiger }, BigInt(ways))
  }
  expect(count.all).toBe(416n * 415n)
  holdAgainst('dragon-tiger', count)
})

test('MINI-091 powerball: all 98,280 combinations, with each powerball', () => {
  const bySum = new Map<number, bigint>()
  const balls = new Map<number, readonly number[]>()
  for (let a = 1; a <= 24; a++)
    for (let b = a + 1; b <= 25; b++)
      for (let c = b + 1; c <= 26; c++)
        for (let d = c + 1; d <= 27; d++)
          for (let e = d + 1; e <= 28; e++) {
            const sum = a + b + c + d + e
            bySum.set(sum, (bySum.get(sum) ?? 0n) + 1n)
            balls.set(sum, [e, d, c, b, a])
          }
  const count = openCount()
  for (const [sum, ways] of bySum)
    for (let powerball = 0; powerball < 10; powerball++)
      addDraw(count, kinds.powerball, { balls: balls.get(sum) ?? [], powerball }, ways)
  expect(count.all).toBe(982_800n)
  holdAgainst('powerball', count)
})

test.each([
  ['power-ladder', 28],
  ['keno-ladder', 70],
] as const)('%s: each of its %i first numbers once', (id, numbers) => {
  const kind: Kind<unknown> = kinds[id]
  const count = openCount()
  for (let first = 0; first < numbers; first++) {
    let asked = 0
    addDraw(count, kind, kind.draw({ below: () => (asked++ === 0 ? first : 0) }), 1n)
  }
  holdAgainst(id, count)
})

/**
 * The number of ways to draw 22 of 70 numbers by their sum, as coefficients of the Gaussian binomial:
 * products and quotients of 1 - q^n.
 */
function gaussianWays(): readonly bigint[] {
  const [all, drawn] = [70, 22]
  const degree = drawn * (all - drawn)
  const ways: bigint[] = Array.from({ length: degree + 1 }, (_, power) => (power === 0 ? 1n : 0n))
  for (let step = 1; step <= drawn; step++) {
    const [above, below] = [all - drawn + step, step]
    for (let power = degree; power >= above; power--)
      ways[power] = (ways[power] ?? 0n) - (ways[power - above] ?? 0n)
    for (let power = below; power <= degree; power++)
      ways[power] = (ways[power] ?? 0n) + (ways[power - below] ?? 0n)
  }
  return ways
}

test('MINI-093 speed-keno: the sums of 22 of 70 by the Gaussian binomial', () => {
  const lowest = (22 * 23) / 2
  const count = openCount()
  for (const [above, ways] of gaussianWays().entries())
    addDraw(count, kinds['speed-keno'], { numbers: [lowest + above] }, ways)
  let choices = 1n
  for (let step = 1n; step <= 22n; step++) choices = (choices * (48n + step)) / step
  expect(count.all).toBe(choices)
  holdAgainst('speed-keno', count)
})

test('MINI-094 baccarat: matches the published counts of eight decks', () => {
  const [winner] = kinds.baccarat.payTable()
  const all = 4_998_398_275_503_360n
  const known = [2_230_518_282_592_256n, 2_292_252_566_437_888n, 475_627_426_473_216n]
  expect(known.reduce((sum, ways) => sum + ways, 0n)).toBe(all)
  expect(
    winner?.picks.map(({ chance }, index) => isSame(chance.won, fraction(known[index] ?? 0n, all))),
  ).toEqual([true, true, true])
})

test('MINI-094 baccarat pairs: two cards of a shoe, the second of 415', () => {
  const table = kinds.baccarat.payTable()
  for (const { id, picks } of table.filter(one => one.id.endsWith('pair')))
    expect([id, picks.map(({ chance }) => isSame(chance.won, fraction(31, 415)))]).toEqual([id, [true]])
})

test('MINI-099 go-stop: all pairs of hands of 48 cards', () => {
  const month = (card: number) => Math.floor(card / 4) + 1
  const rank = (one: number, other: number) =>
    month(one) === month(other) ? 100 + month(one) : (month(one) + month(other)) % 10
  const hands: (readonly [number, number, number])[] = []
  for (let one = 0; one < 48; one++)
    for (let other = one + 1; other < 48; other++) hands.push([one, other, rank(one, other)])
  let [go, stop, tie] = [0, 0, 0]
  for (const [a, b, first] of hands)
    for (const [c, d, second] of hands) {
      if (a === c || a === d || b === c || b === d) continue
      if (first > second) go += 1
      else if (first < second) stop += 1
      else tie += 1
    }
  const wins = { go: BigInt(go), stop: BigInt(stop), tie: BigInt(tie) }
  const all = wins.go + wins.stop + wins.tie
  expect(all).toBe((48n * 47n * 46n * 45n) / 4n)
  holdAgainst('go-stop', {
    won: new Map(Object.entries(wins).map(([pick, ways]) => [`winner.${pick}`, ways])),
    back: new Map([
      ['winner.go', wins.tie],
      ['winner.stop', wins.tie],
    ]),
    extra: new Map(),
    all,
  })
})

type Endings = ReadonlyMap<string, Fraction>

/** Shares of a hand's endings, computed recursively from the last card, as for the handbook's table. */
function endingsFrom(total: number, soft: boolean, cards: number, known: Map<string, Endings>): Endings {
  if (total > 21) return new Map([['bust', ONE]])
  if (cards >= 2 && total >= 17)
    return new Map([[cards === 2 && total === 21 ? 'natural' : String(total), ONE]])
  const state = `${total} ${soft} ${Math.min(cards, 2)}`
  const found = known.get(state)
  if (found) return found
  const shares = new Map<string, Fraction>()
  for (let value = 1; value <= 10; value++) {
    let [next, isSoft] = [total + value, soft]
    if (value === 1 && total + 11 <= 21) [next, isSoft] = [total + 11, true]
    if (next > 21 && isSoft) [next, isSoft] = [next - 10, false]
    for (const [ending, share] of endingsFrom(next, isSoft, cards + 1, known))
      shares.set(
        ending,
        lowestTerms(plus(shares.get(ending) ?? ZERO, multiply(share, fraction(value === 10 ? 4 : 1, 13)))),
      )
  }
  known.set(state, shares)
  return shares
}

test('MINI-100 blackjack: final hands by recursion from the last card back', () => {
  const endings = endingsFrom(0, false, 0, new Map())
  const worth = (ending: string) => (ending === 'natural' ? 22 : ending === 'bust' ? 0 : Number(ending))
  const shares = { player: ZERO, dealer: ZERO, push: ZERO }
  for (const [player, mine] of endings)
    for (const [dealer, theirs] of endings) {
      const lead = player === 'bust' ? -1 : worth(player) - worth(dealer)
      const winner = lead > 0 ? 'player' : lead < 0 ? 'dealer' : 'push'
      shares[winner] = lowestTerms(plus(shares[winner], multiply(mine, theirs)))
    }
  const chances = kinds.blackjack.payTable().flatMap(({ picks }) => picks.map(({ chance }) => chance))
  const expected = [
    ...[shares.player, shares.dealer, shares.push],
    ...[endings.get('bust') ?? ZERO, endings.get('natural') ?? ZERO],
  ]
  expect(chances.map(({ won }, index) => isSame(won, expected[index] ?? ZERO))).toEqual(
    expected.map(() => true),
  )
  expect(chances.map(({ void: back }, index) => isSame(back, index < 2 ? shares.push : ZERO))).toEqual(
    expected.map(() => true),
  )
})
