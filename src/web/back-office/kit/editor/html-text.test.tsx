import { getSchema } from '@tiptap/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignments, tagRules, tints } from '#domain/operator-html/grammar.ts'
import { cleanHtml } from '#server/site/operator-html.ts'
import { extensions } from './extensions.ts'
import { htmlOf, readHtml } from './html-text.ts'

const schema = getSchema(extensions)
const read = (html: string) => readHtml(schema, html)
const through = (html: string): string => htmlOf(read(html))

/** Words of any characters, without blanks at their ends. */
const words = fc
  .array(fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'가나다 &<>"\'a1/;=\u00a0😀') }), {
    minLength: 1,
    maxLength: 4,
  })
  .map(parts => parts.join('').trim().replace(/\s+/g, ' '))
  .filter(text => text !== '')

const address = fc.constantFrom(
  ...[
    'https://a.example/b?c=1&d=2#e',
    '/korea/cross',
    'mailto:help@a.example',
    'tel:0212345678',
    '/?a=b&c=d',
  ],
  ...['javascript:alert(1)', '//evil.example', 'https://bank.example@evil.example', 'data:text/html,x', ''],
)
const source = fc.constantFrom(
  ...['/file/download/a.png?v=2', '/flags/kr.svg', 'https://spy.example/a.png', '//spy.example/a', 'data:,x'],
)

/** An editor document of everything that its schema can hold, including what no button creates. */
const marks = fc
  .record({
    bold: fc.boolean(),
    italic: fc.boolean(),
    underline: fc.boolean(),
    strike: fc.boolean(),
    tint: fc.option(fc.constantFrom(...tints)),
    link: fc.option(fc.constantFrom('https://a.example/b?c=1&d="2', '/korea/cross', '/customer#top')),
  })
  .map(({ tint, link, ...plain }) => [
    ...Object.entries(plain).flatMap(([type, on]) => (on ? [{ type }] : [])),
    ...(tint ? [{ type: 'tint', attrs: { class: tint } }] : []),
    ...(link
      ? [
          {
            type: 'link',
            attrs: { href: new URL(link, 'https://own.invalid').href.replace('https://own.invalid', '') },
          },
        ]
      : []),
  ])
const side = fc.option(fc.integer({ min: 1, max: 9_999 }).map(String))
const image = fc
  .record({
    src: fc.constantFrom('/file/download/a.webp', '/flags/kr.svg?x=1&y=2'),
    alt: fc.option(words),
    width: side,
    height: side,
  })
  .map(attrs => ({ type: 'image', attrs }))
const inline = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ type: fc.constant('text'), text: words, marks }) },
    { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) },
    { weight: 1, arbitrary: image },
  ),
  { maxLength: 5 },
)
const standing = fc.option(fc.constantFrom(...alignments)).map(one => ({ class: one }))
const paragraph = fc.record({ type: fc.constant('paragraph'), attrs: standing, content: inline })
const heading = fc
  .record({ level: fc.constantFrom(3, 4), standing, content: inline })
  .map(({ level, standing: { class: one }, content }) => ({
    type: 'heading',
    attrs: { level, class: one },
    content,
  }))
const cell = fc.record({ type: fc.constantFrom('tableHead', 'tableCell'), content: inline })
const row = fc.array(cell, { minLength: 1, maxLength: 3 }).map(content => ({ type: 'tableRow', content }))
const table = fc.array(row, { minLength: 1, maxLength: 3 }).map(content => ({ type: 'table', content }))
const { block } = fc.letrec(tie => ({
  block: fc.oneof(
    { maxDepth: 3 },
    paragraph,
    heading,
    fc.constant({ type: 'horizontalRule' }),
    table,
    fc.record({
      type: fc.constantFrom('bulletList', 'orderedList'),
      content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    }),
  ),
  item: fc
    .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] })),
}))
const written = fc.array(block, { minLength: 1, maxLength: 4 }).map(content => ({ type: 'doc', content }))

const runs = { numRuns: 400 }

test('POPUP-005 writes HTML that the cleaner leaves unchanged and that reads back as the same text', () => {
  fc.assert(
    fc.property(written, json => {
      const html = htmlOf(schema.nodeFromJSON(json))
      expect(cleanHtml(html)).toBe(html)
      expect(through(html)).toBe(html)
    }),
    runs,
  )
})

/** Arbitrary HTML: allowed tags and others, nested and side by side, also malformed. */
const soupTag = fc.constantFrom(
  ...[
    ...Object.keys(tagRules),
    'strong',
    'em',
    'div',
    'script',
    'iframe',
    'style',
    'svg',
    'blockquote',
    'h1',
  ],
)
const soupAttribute = fc.oneof(
  address.map(to => `href="${to}"`),
  source.map(from => `src="${from}"`),
  fc.constantFrom(
    ...[
      'class="tint-up align-center"',
      'class="fixed"',
      'style="position:fixed"',
      'onclick="x()"',
      'width="9"',
    ],
  ),
)
const soup = fc
  .array(
    fc.oneof(
      words.map(text => text.replaceAll('<', '')),
      fc
        .tuple(soupTag, fc.array(soupAttribute, { maxLength: 3 }))
        .map(([tag, attributes]) => `<${[tag, ...attributes].join(' ')}>`),
      soupTag.map(tag => `</${tag}>`),
    ),
    { maxLength: 16 },
  )
  .map(parts => parts.join(''))

const bare = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, '')

test('keeps the words of any cleaned text, and is stable from then on', () => {
  fc.assert(
    fc.property(soup, html => {
      const clean = cleanHtml(html)
      expect(cleanHtml(clean)).toBe(clean)
      const again = through(clean)
      expect(bare(again)).toBe(bare(clean))
      expect(cleanHtml(again)).toBe(again)
      expect(through(again)).toBe(again)
    }),
    runs,
  )
})

test('can write every tag, attribute and class that the cleaner allows', () => {
  const all = `<p class="align-center">가<br /><b>나</b><i>다</i><u>라</u><s>마</s></p><p class="align-right">${tints
    .map(tint => `<span class="${tint}">바</span>`)
    .join(
      '',
    )}</p><h3 class="align-center">사</h3><h4>아</h4><ul><li><p>자</p></li></ul><ol><li><p>차</p></li></ol><hr /><p><a href="/customer" rel="noopener noreferrer" target="_blank">카</a><img src="/a.webp" alt="타" width="10" height="20" /></p><table><tbody><tr><th>파</th></tr><tr><td>하</td></tr></tbody></table>`
  expect(through(all)).toBe(all)
  expect(cleanHtml(all)).toBe(all)
  for (const tag of Object.keys(tagRules)) expect(all).toContain(`<${tag}`)
})

test('treats an empty text as no text', () => {
  expect(through('')).toBe('')
  expect(through('<p></p>')).toBe('')
  expect(through('<p> </p><p></p>')).not.toBe('')
})
