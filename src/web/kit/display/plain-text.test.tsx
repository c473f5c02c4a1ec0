import { expect, test } from 'vitest'
import { firstLine, plainText } from './plain-text.ts'

test.each([
  ['<b>새 소식</b>을 <i>알려</i>드립니다.', '새 소식을 알려드립니다.', '새 소식을 알려드립니다.'],
  [
    '<h3>점검 안내</h3><p>새벽 <b>4시</b></p><ul><li>로그인</li><li>베팅</li></ul>',
    '점검 안내 새벽 4시 로그인 베팅',
    '점검 안내',
  ],
  ['<p></p><p>첫 줄<br>둘째 줄</p>', '첫 줄 둘째 줄', '첫 줄'],
  ['<p><img src="/file/download/x.webp"></p>', '', ''],
  ['가 &lt;script&gt; 나', '가 <script> 나', '가 <script> 나'],
])('HEADER-017 reads the plain text and the first line of %s', (html, words, first) => {
  expect(plainText(html)).toBe(words)
  expect(firstLine(html)).toBe(first)
})
