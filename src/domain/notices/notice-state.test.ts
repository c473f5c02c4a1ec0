import { expect, test } from 'vitest'
import { instant } from '../instant.ts'
import { noticeState } from './notice-state.ts'

const at = (time: number | null) => (time === null ? null : instant(time))

test.each([
  [true, null, null, 'running'],
  [true, 100, null, 'running'],
  [true, 101, null, 'planned'],
  [true, null, 100, 'ended'],
  [true, null, 101, 'running'],
  [true, 50, 60, 'ended'],
  [false, null, null, 'hidden'],
  [false, 101, 200, 'hidden'],
] as const)('HEADER-017 a notice (shown %s, from %s until %s) is %s at 100', (shown, from, until, state) => {
  expect(noticeState({ shown, shownFrom: at(from), shownUntil: at(until) }, instant(100))).toBe(state)
})
