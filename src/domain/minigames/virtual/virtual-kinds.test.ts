// Virtual sports: checks prices against the handbook's tables, markets against draws, and recounts the
// chances.
import { expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import type { Fraction } from '#domain/fraction.ts'
import { outcomes } from '#tests/support/draws/outcomes.ts'
import { virtualBasketball } from '../kinds/virtual-basketball.ts'
import { virtualDog, virtualHorse } from '../kinds/virtual-race.ts'
import { virtualSoccer } from '../kinds/virtual-soccer.ts'
import { kinds } from '../kinds.ts'
import { countEdges } from './event-edges.ts'
import { bellWeights } from './weights.ts'

const pricesOf = (kind: (typeof kinds)[keyof typeof kinds], market: string) =>
  Object.fromEntries(
    (kind.markets.find(({ id }) => id === market)?.picks ?? []).map(({ id, odds }) => [id, odds / 100]),
  )

test('handbook 3.N expected goals of 1.55 and 1.10 give the prices of the table', () => {
  expect(pricesOf(virtualSoccer, '1x2')).toEqual({ home: 1.92, draw: 3.63, away: 3.41 })
  expect(pricesOf(virtualSoccer, 'under-over')).toEqual({ under: 1.81, over: 1.86 })
  expect(pricesOf(virtualSoccer, 'handicap')).toEqual({ home: 3.77, away: 1.21 })
  expect(pricesOf(virtualSoccer, 'both-score')).toEqual({ yes: 1.75, no: 1.93 })
  expect(pricesOf(virtualSoccer, 'odd-even')).toEqual({ odd: 1.84, even: 1.83 })
  expect(pricesOf(virtualSoccer, 'score')).toMatchObject({ '1-1': 7.63, '2-1': 9.85, '0-0': 13.02 })
})

test('handbook 3.O six dogs with the weights of the table give its prices', () => {
  expect(Object.values(pricesOf(virtualDog, 'winner'))).toEqual([3.21, 4.28, 5.29, 6.42, 8.18, 10])
  expect(Object.values(pricesOf(virtualDog, 'place'))).toEqual([1.73, 2.16, 2.59, 3.08, 3.85, 4.66])
  expect(pricesOf(virtualDog, 'exacta')['1-2']).toBe(10.4)
  expect(pricesOf(virtualDog, 'quinella')['1-2']).toBe(5.44)
  expect(pricesOf(virtualDog, 'trifecta-1')['1-2-3']).toBe(31.22)
})

const soccerEvent = { home: 0, away: 1, homeMean: 155, awayMean: 110 }
test.each([
  [[2, 1], [10, 80], [46], 'home over away yes odd home 2-1'],
  [[0, 0], [], [], 'draw under away no even draw 0-0'],
  [[3, 1], [1, 45, 90], [44], 'home over home yes even home 3-1'],
  [[0, 5], [], [46, 50, 60, 70, 80], 'away over away no odd draw other'],
] as const)(
  'VIRT-021 soccer %s settles as %s',
  ([homeGoals, awayGoals], homeMinutes, awayMinutes, expected) => {
    const draw = { event: soccerEvent, homeGoals, awayGoals, homeMinutes, awayMinutes }
    const markets = ['1x2', 'under-over', 'handicap', 'both-score', 'odd-even', 'half', 'score']
    expect(outcomes(virtualSoccer, draw, markets).join(' ')).toBe(expected)
  },
)

test.each([
  [110, 107, 'home home over'],
  [108, 107, 'home away over'],
  [100, 104, 'away away under'],
] as const)(
  'VIRT-021 basketball %i:%i of ratings 108 and 106 settles as %s',
  (homePoints, awayPoints, expected) => {
    const draw = { event: { home: 0, away: 1, homeRating: 108, awayRating: 106 }, homePoints, awayPoints }
    expect(outcomes(virtualBasketball, draw, ['winner', 'handicap', 'under-over']).join(' ')).toBe(expected)
  },
)

test('VIRT-022 the order 3-1-2 settles winner, place, forecast and the first three', () => {
  const dogs = { event: { names: [], weights: [28, 21, 17, 14, 11, 9] }, order: [3, 1, 2, 4, 5, 6] }
  const markets = [
    'winner',
    'place',
    'exacta',
    'quinella',
    'trifecta-3',
    'winner-odd-even',
    'winner-under-over',
  ]
  expect(outcomes(virtualDog, dogs, markets)).toEqual([
    ...['3', '1 3', '3-1', '1-3', '3-1-2', 'odd', 'under'],
  ])
  const horses = { event: dogs.event, order: [3, 1, 2, 4, 5, 6, 7, 8] }
  expect(outcomes(virtualHorse, horses, ['winner', 'place', 'exacta'])).toEqual(['3', '1 2 3', '3-1'])
})

/** 1.01 and 500.00. */
const [EVENT_PRICE_MIN, EVENT_PRICE_MAX] = [101, 50_000]

const rounds = Array.from({ length: 12 }, (_, round) => ({
  gameId: 600 + round,
  roundId: `20261124-${String(round * 37 + 1).padStart(4, '0')}`,
}))
const virtual = [
  kinds['virtual-soccer'],
  kinds['virtual-basketball'],
  kinds['virtual-dog'],
  kinds['virtual-horse'],
]

test.each(virtual)(
  'VIRT-020 events of $id differ, depend only on game and round, and never have a negative edge',
  kind => {
    expect(new Set(rounds.map(round => JSON.stringify(kind.at(round).event))).size).toBe(rounds.length)
    for (const round of rounds) {
      const event = kind.at(round)
      expect(event.markets.map(({ id, picks }) => [id, picks.map(pick => pick.id)])).toEqual(
        kind.markets.map(({ id, picks }) => [id, picks.map(pick => pick.id)]),
      )
      for (const { id, picks } of event.payTable())
        for (const { id: pick, odds, edge, isClosed } of picks) {
          const hundredths = (edge.numerator * 10_000n) / edge.denominator
          const isRight = isClosed
            ? odds === EVENT_PRICE_MAX
            : hundredths >= 100n && hundredths <= 1_600n && odds >= EVENT_PRICE_MIN && odds <= EVENT_PRICE_MAX
          expect({ id, pick, odds, isRight }).toMatchObject({ isRight: true })
        }
    }
  },
)

test('handbook 3.7 trifectas of dogs and horses keep the edge of their market over all events', () => {
  for (const [id, most] of [
    ['virtual-dog', 0.05],
    ['virtual-horse', 0.4],
  ] as const) {
    const counting = countEdges()
    for (const round of rounds) counting.add(kinds[id], round)
    const found = counting.edges().find(({ market }) => market === 'trifecta')
    assert(found, 'races have trifectas')
    const share = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator)
    const [mean, least, largest, closed] = [found.mean, found.least, found.most, found.closed].map(share)
    // Prices are cut to hundredths, so that the edge is never below that of the market.
    expect({ id, least }).toEqual({ id, least: 0.15 })
    expect(mean).toBeCloseTo(0.15, 3)
    expect(largest).toBeLessThan(0.152)
    expect(closed).toBeGreaterThan(0)
    expect(closed).toBeLessThan(most)
  }
})

test('a higher payout rate raises the prices of its market only', () => {
  const [round] = rounds
  if (!round) return
  const [own, better] = [virtualDog.at(round), virtualDog.at(round, { winner: 95 })]
  expect(own.returns).toMatchObject({ winner: 90, exacta: 85 })
  expect(better.returns.winner).toBe(95)
  for (const [place, pick] of (better.markets[0]?.picks ?? []).entries())
    expect(pick.odds).toBeGreaterThan(own.markets[0]?.picks[place]?.odds ?? 0)
  expect(better.markets.slice(1)).toEqual(own.markets.slice(1))
})

test('enumerating all finishing orders of a race gives the same chances', () => {
  const { payTable, results } = virtualDog
  const won = new Map<string, number>()
  const weights = [28, 21, 17, 14, 11, 9]
  const go = (order: number[], chance: number): void => {
    if (order.length === 3) {
      const rest = weights.map((_, place) => place + 1).filter(number => !order.includes(number))
      for (const { market, won: picks } of results({
        event: { names: [], weights },
        order: [...order, ...rest],
      }))
        for (const pick of picks) won.set(`${market} ${pick}`, (won.get(`${market} ${pick}`) ?? 0) + chance)
      return
    }
    const left = weights.reduce((sum, weight, place) => sum + (order.includes(place + 1) ? 0 : weight), 0)
    for (const [place, weight] of weights.entries())
      if (!order.includes(place + 1)) go([...order, place + 1], (chance * weight) / left)
  }
  go([], 1)
  for (const { id, picks } of payTable())
    for (const { id: pick, chance } of picks)
      expect(Number(chance.won.numerator) / Number(chance.won.denominator)).toBeCloseTo(
        won.get(`${id} ${pick}`) ?? 0,
        12,
      )
})

test('the normal distribution has a standard deviation of eleven points and its mean at the rating', () => {
  const whole = bellWeights.reduce((sum, weight) => sum + weight, 0)
  const mean = bellWeights.reduce((sum, weight, place) => sum + weight * (place - 44), 0) / whole
  const square = bellWeights.reduce((sum, weight, place) => sum + weight * (place - 44) ** 2, 0) / whole
  expect(mean).toBe(0)
  expect(Math.sqrt(square)).toBeCloseTo(11, 1)
})
