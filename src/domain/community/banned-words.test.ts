import { expect, test } from 'vitest'
import { bannedForm, holdsBannedWord } from './banned-words.ts'

const words = ['바보', '감자', 'BadWord', '시발']

test.each([
  ['unchanged', '너는 바보야'],
  ['decomposed (NFD)', '바보'.normalize('NFD')],
  ['in single letters', 'ㅂㅏㅂㅗ'],
  ['with a final consonant apart', '가ㅁ자'],
  ['with a zero-width space', '바\u200B보'],
  ['with a soft hyphen and a joiner', '바\u00AD\u200D보'],
  ['with a filler', '바\u3164보'],
  ['with a blank', '바 보'],
  ['with a wide blank and a line', '바\u3000\n보'],
  ['with marks', '바.*~_-보'],
  ['with marks inside other letters', '왕바.보야'],
  ['before laughter', '바보ㅋㅋㅋ'],
  ['in full width', 'ＢａｄＷｏｒｄ'],
  ['in capitals', 'BADWORD'],
  ['with accents', 'b\u0301adword'],
  ['with an emoji between', '바🙂보'],
])('BOARD-003 handbook 6.5 finds a banned word %s', (_, text) => {
  expect(holdsBannedWord(words, '제목', text)).toBe(true)
})

test.each(['다시 발표합니다', '바다 보기', '좋은 경기였습니다', '', '감 자국'.replace('감', '영감')])(
  'finds no banned word in %j',
  text => {
    expect(holdsBannedWord(words, text)).toBe(false)
  },
)

test('ignores a banned word without letters', () => {
  expect(bannedForm(' .. ')).toBe('')
  expect(holdsBannedWord(['..', ''], '안녕...')).toBe(false)
})

test('checks a long text against a long list quickly', () => {
  const list = Array.from({ length: 500 }, (_, number) => `금지${number}`)
  const text = `금${'.'.repeat(2_000)}금 `.repeat(2)
  const begun = performance.now()
  expect(holdsBannedWord(list, text)).toBe(false)
  expect(performance.now() - begun).toBeLessThan(500)
})
