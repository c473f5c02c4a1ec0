import { expect, test } from 'vitest'
import { changedLines } from './rule-changes.ts'
import { brokenBlocks, ruleParts } from './rule-parts.ts'

test('ROUTE-011 splits a text at its headings and blocks', () => {
  const html = '<p>앞</p><h3>한도 <b>&amp;</b> 배당</h3><p>글</p><p> [[레벨별 한도]] </p><h3>끝</h3>'
  expect(ruleParts(html, 'sports')).toEqual([
    { kind: 'html', html: '<p>앞</p>' },
    { kind: 'heading', text: '한도 & 배당', anchor: 'sports-1' },
    { kind: 'html', html: '<p>글</p>' },
    { kind: 'block', block: 'level-limits' },
    { kind: 'heading', text: '끝', anchor: 'sports-2' },
  ])
})

test('keeps a line that names no block unchanged', () => {
  expect(ruleParts('<p>[[없는 표]]</p>', 'x')).toEqual([{ kind: 'html', html: '<p>[[없는 표]]</p>' }])
})

test.each([
  ['<p>[[베팅취소]]</p>', []],
  ['<p>[[없는 표]]</p>', ['없는 표']],
  ['<p>한도는 [[레벨별 한도]] 입니다</p>', ['레벨별 한도']],
  ['<ul><li>[[보너스 배당]]</li></ul>', ['보너스 배당']],
  ['<ul><li><p>[[보너스 배당]]</p></li></ul>', ['보너스 배당']],
  ['<p class="align-center">[[보너스 배당]]</p>', []],
])('%s names blocks that cannot be shown: %j', (html, broken) => {
  expect(brokenBlocks(html)).toEqual(broken)
})

test('lists the changes between two versions line by line', () => {
  expect(
    changedLines('<h3>마감</h3><p>가</p><p>나</p>', '<h3>마감</h3><p>나</p><ul><li>다</li></ul>'),
  ).toEqual([
    { kind: 'same', text: '마감' },
    { kind: 'removed', text: '가' },
    { kind: 'same', text: '나' },
    { kind: 'added', text: '다' },
  ])
  expect(changedLines('', '<p>가</p>')).toEqual([{ kind: 'added', text: '가' }])
  expect(changedLines('<p>가<br>나</p>', '')).toEqual([
    { kind: 'removed', text: '가' },
    { kind: 'removed', text: '나' },
  ])
})
