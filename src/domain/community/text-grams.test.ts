import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchWords } from '../search-text.ts'
import { askedGrams, textGrams } from './text-grams.ts'

test('BOARD-002 finds a text by every substring', () => {
  expect(textGrams('축구 이야기')).toEqual(expect.arrayContaining(['축구', '구이', '이야', '기']))
  expect(askedGrams('축')).toEqual(['축'])
  expect(askedGrams(' ')).toEqual([])
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(8), (text, from, length) => {
      const whole = [...searchWords(text)]
      const part = whole
        .slice(from % (whole.length + 1))
        .slice(0, length)
        .join('')
      const grams = new Set(textGrams(text))
      return askedGrams(part).every(gram => grams.has(gram))
    }),
  )
})
