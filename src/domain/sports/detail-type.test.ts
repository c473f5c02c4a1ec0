import { expect, test } from 'vitest'
import { betStyle, gameDetailType, koreanDetailType, pageOfBet } from './detail-type.ts'

test.each([
  ['LIMIT-012', 1, 91],
  ['LIMIT-013', 2, 92],
  ['LIMIT-014', 3, 93],
  ['LIMIT-014', 5, 93],
])('%s a European bet of %i is of detail type %i', (_, count, expected) => {
  expect(gameDetailType('EU', count, 7)).toBe(expected)
})

test('LIMIT-016 Korean style uses the type that the page passes', () => {
  expect(gameDetailType('KR', 3, 7)).toBe(7)
})

test('LIMIT-017 each Korean page passes its own type', () => {
  expect(koreanDetailType).toEqual({
    wintielose: 1,
    handicap: 2,
    special: 3,
    cross: 4,
    live: 5,
    inplay: 5,
    proto: 6,
  })
})

test('LIMIT-018 LIMIT-019 only the European page has the style EU', () => {
  expect(betStyle('europe')).toBe('EU')
  expect((['cross', 'inplay', 'live', 'proto', 'virtual'] as const).map(betStyle)).toEqual(
    Array(5).fill('KR'),
  )
})

test('LIMIT-017 derives the page from the type, and rejects a type that no page sends', () => {
  expect([1, 2, 3, 4, 5, 6].map(type => pageOfBet('KR', type))).toEqual([
    'wintielose',
    'handicap',
    'special',
    'cross',
    'live',
    'proto',
  ])
  expect([91, 92, 93].map(type => pageOfBet('EU', type))).toEqual(['europe', 'europe', 'europe'])
  expect([pageOfBet('KR', 7), pageOfBet('KR', 91), pageOfBet('EU', 4), pageOfBet('EU', 94)]).toEqual(
    Array(4).fill(undefined),
  )
})
