import { expect, test } from 'vitest'
import { splitMarketName } from './market-name.ts'

test.each([
  ['언더오버 (전반전)', '연장제외', { name: '언더오버', part: '전반전' }],
  ['홀짝 (연장포함)', '연장포함', { name: '홀짝' }],
  ['승무패 (1~5이닝)', undefined, { name: '승무패', part: '1~5이닝' }],
  ['승무패', '연장제외', { name: '승무패' }],
])('LABEL-015 handbook 1.11 splits "%s" with the tag %s', (korean, tag, parts) => {
  expect(splitMarketName(korean, tag)).toEqual(parts)
})
