// Fair draws pass, and each kind of unfair draw is detected.
import { expect, test } from 'vitest'
import type { Kind } from '#domain/minigames/kind.ts'
import { kinds } from '#domain/minigames/kinds.ts'
import { chiSquareChance } from './chi-square.ts'
import { simulateDraws, simulateEvents } from './simulate-draws.ts'

const ROUNDS = 10_000
const dice: Kind<{ readonly die: number }> = kinds.dice
const told = (kind: object) => simulateDraws(kind as Kind<unknown>, ROUNDS, 'fair')

test.each(Object.values(kinds))('MINI-089 simulates $id with its exact chances and payouts', kind => {
  const simulate = kind.event === null ? simulateDraws : simulateEvents
  const { faults, worstMarket, returned } = simulate(kind as Kind<unknown>, ROUNDS, `fair ${kind.id}`)
  expect(faults).toEqual([])
  expect(worstMarket.chance).toBeGreaterThan(0)
  // One 500.00 trifecta is a large share of the return of so few rounds of an event.
  expect(Math.abs(returned.seen - returned.exact)).toBeLessThan(kind.event === null ? 0.1 : 0.2)
})

test('detects a die that shows six slightly too often', () => {
  let throws = 0
  const loaded = { ...dice, draw: () => ({ die: throws++ % 20 === 0 ? 6 : (throws % 6) + 1 }) }
  const { faults } = told(loaded)
  expect(faults.some(fault => fault.startsWith('dice number: a chance of'))).toBe(true)
  expect(faults.some(fault => fault.startsWith('dice number 6: its money'))).toBe(true)
})

test('detects markets that are right one by one but not together', () => {
  let asked = 0
  /** Each market has its own die. */
  const results = () => {
    const round = asked++
    return dice.markets.flatMap(({ id }, place) =>
      dice.results({ die: (Math.floor(round / 6 ** place) % 6) + 1 }).filter(({ market }) => market === id),
    )
  }
  const { faults, together } = told({ ...dice, results })
  expect(faults.filter(fault => fault.includes('cannot come out')).length).toBeGreaterThan(5)
  expect(together).toBeLessThan(1e-6)
})

test('detects a pay table that promises more than it returns', () => {
  const tables = dice.payTable().map(table => ({
    ...table,
    picks: table.picks.map(pick => ({
      ...pick,
      chance: { ...pick.chance, won: { numerator: 3n, denominator: 5n } },
    })),
  }))
  expect(told({ ...dice, payTable: () => tables }).faults.length).toBeGreaterThan(3)
})

// From published statistical tables.
test.each([
  [1, 3.841, 0.05],
  [1, 6.635, 0.01],
  [5, 11.07, 0.05],
  [10, 2.558, 0.99],
  [30, 43.773, 0.05],
  [100, 149.449, 0.001],
])('computes for %i degrees of freedom and a distance of %d the chance %d', (freedom, distance, chance) => {
  // One cell has all of the deviation.
  const expected = 1e9
  const cells = Array.from({ length: freedom + 1 }, (_, cell) => ({
    seen: expected + (cell === 0 ? Math.sqrt(distance * expected) : 0),
    expected,
  }))
  expect(chiSquareChance(cells)).toBeCloseTo(chance, 4)
})

test('merges cells that are too rare into one', () => {
  const rare = [
    { seen: 2, expected: 0.01 },
    { seen: 0, expected: 2 },
    { seen: 3, expected: 2.99 },
  ]
  expect(chiSquareChance(rare)).toBe(1)
  expect(chiSquareChance([...rare, { seen: 995, expected: 995 }])).toBeGreaterThan(0.9)
})
