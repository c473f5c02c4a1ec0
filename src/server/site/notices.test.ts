import { expect, test } from 'vitest'
import { cleanHtml } from './notices.ts'

test.each([
  ['<b>점검</b> 안내', '<b>점검</b> 안내'],
  ['<script>alert(1)</script>공지', '공지'],
  ['<img src="x" onerror="alert(1)">', '<img src="x" />'],
  ['<a href="javascript:alert(1)">여기</a>', '<a rel="noopener noreferrer" target="_blank">여기</a>'],
  ['<span style="color:#f00;position:fixed">빨강</span>', '<span style="color:#f00">빨강</span>'],
  ['<iframe src="https://example.com"></iframe>', ''],
])('a notice written as %s is stored as %s', (written, stored) => {
  expect(cleanHtml(written)).toBe(stored)
})
