// The house edge, and the loss at prices that other sites have offered.
import { expect, test } from 'vitest'
import { type Fraction, fraction, ONE } from '../fraction.ts'
import { kinds } from './kinds.ts'
import { payTable } from './pay-table.ts'

type Ends = { readonly won: bigint; readonly back: bigint; readonly all: bigint; readonly extra?: number }

/** The edge of a bet with these frequencies of results, at odds in hundredths. */
function edgeAt(price: number, { won, back, all, extra = 0 }: Ends): Fraction {
  const wins = (end: string) => end === 'won'
  const pick = {
    id: 'a',
    label: 'a',
    odds: price,
    wins,
    voids: (end: string) => end === 'back',
    extra: () => extra,
  }
  const [table] = payTable(
    [{ id: 'm', name: 'm', label: 'm', picks: [pick] }],
    [
      { facts: 'won', ways: won },
      { facts: 'back', ways: back },
      { facts: 'lost', ways: all - won - back },
    ],
  )
  return table?.picks[0]?.edge ?? ONE
}

test.each([
  ['powerball', 'sum-size', 'medium', 295, '-5.78'],
  ['ladder', 'lines', '3', 295, '-47.5'],
  ['keno-ladder', 'odd-even', 'even', 195, '-0.29'],
] as const)(
  'handbook 3.8 trap: %s %s %s at %i hundredths would have the edge %s %%',
  (kind, market, pick, price, edge) => {
    const picks = kinds[kind].payTable().find(({ id }) => id === market)?.picks
    const { numerator: won, denominator: all } = picks?.find(({ id }) => id === pick)?.chance.won ?? ONE
    const kept = edgeAt(price, { won, back: 0n, all })
    expect(String(Math.round((Number(kept.numerator) / Number(kept.denominator)) * 10_000) / 100)).toBe(edge)
  },
)

test('the edge is the kept share of a stake: zero at fair odds, all of it without a payout', () => {
  expect(edgeAt(200, { won: 1n, back: 0n, all: 2n })).toEqual(fraction(0))
  expect(edgeAt(200, { won: 0n, back: 0n, all: 2n })).toEqual(ONE)
  expect(edgeAt(200, { won: 0n, back: 2n, all: 2n })).toEqual(fraction(0))
  expect(edgeAt(200, { won: 1n, back: 1n, all: 4n })).toEqual(fraction(1, 4))
  expect(edgeAt(200, { won: 1n, back: 0n, all: 4n, extra: 1 })).toEqual(fraction(1, 4))
})
