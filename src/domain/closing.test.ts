import { expect, test } from 'vitest'
import { isOpenForInPlay, isOpenForPrematch, type Play, prematchClosesAt } from './closing.ts'
import { instant } from './instant.ts'

const startsAt = instant(1_000_000)

test.each([
  ['long before', 'before', 0, true],
  ['a moment before the close', 'before', 939_999, true],
  ['at the close', 'before', 940_000, false],
  ['after the start', 'before', 1_000_001, false],
  ['already playing, though earlier than announced', 'in-play', 0, false],
  ['over or cancelled', 'ended', 0, false],
] as const)('handbook 1.3 pre-match, %s: open %s', (_, play: Play, now, open) => {
  expect(isOpenForPrematch({ startsAt, play }, instant(now), 60)).toBe(open)
})

test('the closing seconds are a setting', () => {
  expect(prematchClosesAt(startsAt, 300)).toBe(700_000)
  expect(isOpenForPrematch({ startsAt, play: 'before' }, instant(999_999), 0)).toBe(true)
})

test('an in-play bet needs a running fixture', () => {
  expect((['before', 'in-play', 'ended'] as const).map(play => isOpenForInPlay({ play }))).toEqual([
    false,
    true,
    false,
  ])
})
