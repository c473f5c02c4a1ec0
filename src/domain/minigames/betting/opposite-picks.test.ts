import { expect, test } from 'vitest'
import { kinds } from '../kinds.ts'
import { extraMax, oppositePicks } from './opposite-picks.ts'

const pick = (text: string) => {
  const [market = '', name = ''] = text.split(' ')
  return { market, pick: name }
}

test.each([
  ['powerball', 'power-odd-even odd', 'power-odd-even even', true],
  ['powerball', 'power-odd-even odd', 'power-number 4', true],
  ['powerball', 'power-odd-even odd', 'power-number 5', false],
  ['powerball', 'sum-size small', 'sum-under-over over', true],
  ['powerball', 'sum-size medium', 'sum-under-over over', false],
  ['powerball', 'sum-odd-even odd', 'power-odd-even even', false],
  ['baccarat', 'winner player', 'winner tie', true],
  ['baccarat', 'winner player', 'banker-pair banker-pair', false],
  ['sic-bo', 'single 1', 'single 2', false],
  ['sic-bo', 'any-triple any', 'size big', true],
  ['ladder', 'start left', 'path right-3', true],
  ['roulette', 'colour red', 'number 2', true],
] as const)('handbook 3.4: of %s are %s and %s opposite? %s', (kind, one, other, isOpposite) => {
  const areOpposite = oppositePicks(kinds[kind])
  expect(areOpposite(pick(one), pick(other))).toBe(isOpposite)
  expect(areOpposite(pick(other), pick(one))).toBe(isOpposite)
})

test('no pick of any kind is opposite to itself: each can win', () => {
  for (const kind of Object.values(kinds)) {
    const areOpposite = oppositePicks(kind)
    for (const { id, picks } of kind.markets)
      for (const one of picks) {
        const name = { market: id, pick: one.id }
        expect([kind.id, name, areOpposite(name, name)]).toEqual([kind.id, name, false])
      }
  }
})

test('MINI-097 the single picks of sic-bo have the highest bonus of all picks: two stakes', () => {
  expect(extraMax(kinds['sic-bo'], pick('single 1'))).toBe(2)
  expect(extraMax(kinds['sic-bo'], pick('size big'))).toBe(0)
  expect(extraMax(kinds.powerball, pick('power-odd-even odd'))).toBe(0)
})
