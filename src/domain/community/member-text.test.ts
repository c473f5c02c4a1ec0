import { expect, test } from 'vitest'
import { memberLine, memberText } from './member-text.ts'

test.each([
  ['<b>x</b>', '<b>x</b>'],
  ['  한 줄\r\n두 줄\r세 줄  ', '한 줄\n두 줄\n세 줄'],
  ['한글'.normalize('NFD'), '한글'],
  ['a\u202Eb\u2066c\u200Fd', 'abcd'],
  ['a\u0007b\u001B[31mc', 'ab[31mc'],
  ['끝\n\n\n\n\n\n\n시작', '끝\n\n\n시작'],
  [`e${'\u0301'.repeat(40)}`, `é${'\u0301'.repeat(3)}`],
  [' \n ', ''],
])('BOARD-003 stores %j as %j', (typed, kept) => {
  expect(memberText(typed)).toBe(kept)
})

test('keeps a title on one line', () => {
  expect(memberLine(' 오늘\n의  경기 ')).toBe('오늘 의 경기')
})
