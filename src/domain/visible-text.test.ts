import { expect, test } from 'vitest'
import { isVisibleText } from './visible-text.ts'

test.each([
  ['안내', true],
  ['.', true],
  ['🎉', true],
  ['\u200b안내\u200b', true],
  ['', false],
  [' \n\t', false],
  ['\u00a0\u3000', false],
  ['\u200b\u200d\ufeff', false],
  ['\u3164\u115f\u1160\uffa0', false],
  ['\u2800', false],
  ['\u0007', false],
])('MSG-006 %j is visible: %s', (text, seen) => {
  expect(isVisibleText(text)).toBe(seen)
})
