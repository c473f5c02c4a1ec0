import { expect, test } from 'vitest'
import { instant } from './instant.ts'
import { untilStart } from './until-start.ts'

const at = (text: string) => instant(Date.parse(`${text}+09:00`))
const now = at('2026-11-21T12:00:00')

test.each([
  ['2026-11-21T12:00:00', '시작'],
  ['2026-11-21T12:00:30', '1분 후'],
  ['2026-11-21T12:12:00', '12분 후'],
  ['2026-11-21T12:59:30', '60분 후'],
  ['2026-11-21T13:00:00', '1시간 후'],
  ['2026-11-21T23:50:00', '11시간 후'],
  ['2026-11-21T23:59:00', '11시간 후'],
  ['2026-11-22T00:30:00', '내일'],
  ['2026-11-22T23:30:00', '내일'],
  ['2026-11-24T00:10:00', '3일 후'],
])('a start at %s is %s at noon in Seoul', (start, text) => {
  expect(untilStart(at(start), now)).toBe(text)
})

test('shortly before midnight a start of the next day is counted in hours', () => {
  expect(untilStart(at('2026-11-22T04:30:00'), at('2026-11-21T23:00:00'))).toBe('5시간 후')
})
