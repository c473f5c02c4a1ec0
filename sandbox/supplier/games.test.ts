import { expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { findTable, largestWinOf, pickText, slots, tables } from './games.ts'

test.each([
  ['roulette-1', 'colour', 'red', '레드'],
  ['roulette-1', 'half', 'low', '1-18'],
  ['roulette-1', 'number', '17', '17 스트레이트'],
  ['roulette-1', 'dozen', '2', '13-24 더즌'],
  ['roulette-1', 'column', '3', '3열'],
  ['roulette-1', 'corner', '1-2-4-5', '1-2-4-5 코너'],
  ['baccarat-1', 'winner', 'banker', '뱅커'],
  ['sic-bo-1', 'sum', '10', '합 10'],
  ['sic-bo-1', 'single', '4', '싱글 4'],
  ['sic-bo-1', 'size', 'big', '대 (11-17)'],
])('names a bet at %s on %s %s "%s"', (code, market, pick, text) => {
  const table = findTable(code)
  assert(table, 'the table exists')
  expect(pickText(table, market, pick)).toBe(text)
})

test('names every pick of a table differently, within the wallet’s 100 characters', () => {
  for (const table of tables) {
    const texts = table.kind.markets.flatMap(({ id, picks }) =>
      picks.map(pick => pickText(table, id, pick.id)),
    )
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) expect(text).toMatch(/^.{1,100}$/)
  }
})

test('the largest win of a table is the most that a pick pays in any draw', () => {
  for (const { code, kind } of tables) {
    const odds = new Map(
      kind.markets.flatMap(({ id, picks }) => picks.map(pick => [`${id} ${pick.id}`, pick.odds] as const)),
    )
    const paid = kind
      .outcomes()
      .flatMap(({ results }) =>
        results.flatMap(({ market, won, extra }) =>
          won.map(pick => (odds.get(`${market} ${pick}`) ?? 0) + 100 * (extra?.[pick] ?? 0)),
        ),
      )
    expect(largestWinOf(code), code).toBe(paid.reduce((most, one) => Math.max(most, one), 0))
  }
})

test('publishes the largest win of every slot, in hundredths of a stake', () => {
  expect(slots.map(({ code }) => [code, largestWinOf(code)])).toEqual([
    ['classic', 40_000],
    ['waves', 269_600],
    ['honeycomb', 12_760],
    ['moon', 710_172],
    ['breakers', 20_185],
    ['constellation', 85_300],
    ['light', 38_720],
    ['cx-sun', 85_300],
    ['vinus-hills', 20_185],
    ['vinus-patchwork', 38_720],
  ])
  expect(largestWinOf('nothing')).toBeUndefined()
})

test('no two slots next to each other play alike', () => {
  for (const [index, slot] of slots.entries()) expect(slot.family).not.toBe(slots[index + 1]?.family)
})
