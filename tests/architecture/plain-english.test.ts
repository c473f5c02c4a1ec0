// Words that comments and docs avoid because the trade has a plainer one. Reads the files; runs in milliseconds.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, root } from './sources.ts'

const plainerWords: readonly (readonly [word: RegExp, better: string])[] = [
  [/(?<!-)\banew\b/i, 'again'],
  [/\breckon(s|ed|ing)?\b(?!-)/i, 'compute'],
  [/\bwho(m)?ever\b/i, 'the noun: members, callers'],
  [/\bof whom\b/i, 'whose, or a second sentence'],
  [/\b(tells?|told) apart\b/i, 'distinguish'],
  [/\b(hears?|heard) of\b/i, 'receive'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bdeeds?\b/i, 'operation'],
  [/\btakes? (it|this|that|them) for\b/i, 'treat as'],
  [/\bbehind (an?|the|its|their) ([a-z]+ )?(lock|gate|commit)\b/i, 'under the lock, after the commit'],
  [/\bbeside\b(?!-)/i, 'next to, in parallel with, in addition to'],
]

/** A comment on its own line, a line of a block comment, or a comment after code. */
const COMMENT = /^\s*(?:\/\/|\{?\/\*|\*(?!\/))(.*)|\s\/\/ (.*)$/
const commentOf = (line: string): string => {
  const [, own, trailing] = COMMENT.exec(line) ?? []
  return own ?? trailing ?? ''
}
const withoutCode = (text: string): string => text.replace(/`[^`]*`|\]\([^)]*\)/g, '')

/** Returns each avoided word of the text with its line and the plainer word. */
const avoidedIn = (path: string, text: string, proseOf: (line: string) => string): readonly string[] =>
  text.split('\n').flatMap((line, index) =>
    plainerWords.flatMap(([word, better]) => {
      const [found] = word.exec(withoutCode(proseOf(line))) ?? []
      return found === undefined ? [] : [`${path}:${index + 1}: "${found}": write ${better}`]
    }),
  )

const avoidedInFiles = (paths: readonly string[], proseOf: (line: string) => string): readonly string[] =>
  paths.flatMap(path => avoidedIn(path, readFileSync(join(root, path), 'utf8'), proseOf))

test('comments avoid words for which the trade has a plainer one', () => {
  const paths = ['src', 'dev', 'tests', 'sandbox'].flatMap(folder =>
    listFiles(folder, /\.(tsx?|mjs|js|css)$/),
  )
  const others = paths.filter(path => !path.endsWith('plain-english.test.ts'))
  expect(avoidedInFiles(others, commentOf)).toEqual([])
})

test('docs avoid the same words', () => {
  const paths = ['README.md', 'GLOSSARY.md', ...listFiles('docs', /^[^/]+\.md$/)]
  expect(avoidedInFiles(paths, line => line)).toEqual([])
})

test('finds a word in each kind of comment, but not in strings, names or code', () => {
  const code = [
    '// Reads it anew.',
    '  /** Reads it anew. */',
    '   * Reads it anew.',
    'read() // Reads it anew.',
    '{/* Reads it anew. */}',
    "read('anew')",
    'const anew = reckon(deed)',
    '// Calls `anew` of draw-anew.ts.',
  ].join('\n')
  const found = avoidedIn('a.ts', code, commentOf)
  expect(found).toEqual([1, 2, 3, 4, 5].map(line => `a.ts:${line}: "anew": write again`))
})
