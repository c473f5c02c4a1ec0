import { expect, test } from 'vitest'
import { cleanHtml, shownHtml } from './operator-html.ts'

test.each([
  ['<b>점검</b> 안내', '<b>점검</b> 안내'],
  ['<script>alert(1)</script>공지', '공지'],
  ['<img src="x" onerror="alert(1)">', '<img src="/x" />'],
  [
    '<img src="/file/download/a.png?v=2" alt="안내" width="20">',
    '<img src="/file/download/a.png?v=2" alt="안내" width="20" />',
  ],
  ...[
    ...['https://spy.example/a.png', '//spy.example/a.png', '/\\spy.example/a.png', '\\\\spy.example/a.png'],
    ...[
      'data:image/png;base64,AAAA',
      'javascript:alert(1)',
      '/\t/spy.example/a.png',
      'https:spy.example',
      '/.//spy.example/a.png',
      'https:/spy.example',
      '\u0001//spy.example',
      '',
      ' ',
    ],
    ...['blob:https://own.invalid/1', 'https://own.invalid@spy.example/', 'http://own.invalid/a.png', '//[x'],
  ].map((src): [string, string] => [`앞<img src="${src}">뒤`, '앞뒤']),
  ['앞<img srcset="https://spy.example/a.png 2x">뒤', '앞뒤'],
  ['<a href="javascript:alert(1)">여기</a>', '여기'],
  ...[
    ...[
      '//evil.example',
      '/..//evil.example',
      './/evil.example',
      '/\\evil.example',
      'data:text/html,x',
      'vbscript:x',
      ' javascript:alert(1)',
      'java\nscript:x',
    ],
    ...['ftp://a.example', 'https://bank.example@evil.example', 'https:evil.example@x', ''],
  ].map((href): [string, string] => [`<a href="${href}">여기</a>`, '여기']),
  ...[
    ['https://a.example/b?c=1#d', 'https://a.example/b?c=1#d'],
    ['HTTP://A.example', 'http://a.example/'],
    ['/korea/cross', '/korea/cross'],
    ['bet_result?type=2', '/bet_result?type=2'],
    ['mailto:help@a.example', 'mailto:help@a.example'],
    ['tel:0212345678', 'tel:0212345678'],
  ].map(([href, stored]): [string, string] => [
    `<a href="${href}" onclick="x()" target="_top" rel="opener">여기</a>`,
    `<a href="${stored}" rel="noopener noreferrer" target="_blank">여기</a>`,
  ]),
  ['<span style="color:#f00;position:fixed">빨강</span>', '빨강'],
  ['<span class="tint-up fixed tint-down">빨강</span>', '<span class="tint-up">빨강</span>'],
  [
    '<p class="align-center align-right" style="position:fixed">가운데</p>',
    '<p class="align-center">가운데</p>',
  ],
  ['<p class="fixed">앞<span>사이</span>뒤</p>', '<p>앞사이뒤</p>'],
  [
    '<strong>굵게</strong><em>기울임</em><del>지움</del><h1>제목</h1>',
    '<b>굵게</b><i>기울임</i><s>지움</s><h3>제목</h3>',
  ],
  ['<img src="/a.png" width="100%" height="20">', '<img src="/a.png" height="20" />'],
  ['<iframe src="https://example.com"></iframe>', ''],
])('a notice written as %s is stored as %s', (written, stored) => {
  expect(cleanHtml(written)).toBe(stored)
})

test('cleaning a clean text again changes nothing', () => {
  const clean = cleanHtml('<a href="x">여기</a><img src="/file/download/a.png"><b>점검 &amp; 안내</b>')
  expect(cleanHtml(clean)).toBe(clean)
})

test('cleans a text stored before the rule when it is read', () => {
  for (let turn = 0; turn < 2; turn++)
    expect(shownHtml('점검<img src="https://spy.example/a.png">')).toBe('점검')
})
