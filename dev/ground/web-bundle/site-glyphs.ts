import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/** Where the words stand that members read: those of pages and rules, those that the server answers, names of the play data. */
const SOURCES = ['src/web', 'src/domain', 'src/server', 'dev/play', 'dev/recorded']
/** What only operators and builders see takes its rarer glyphs from the whole font. */
const OTHERS = /back-office|[\\/]gallery[\\/]|\.test\.tsx?$/
const WORDS = /\.(tsx?|tsv)$/

/** Letters of Latin, what amounts and sentences are written with, and the consonants that initials are searched by. */
const ALWAYS =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
  '·×–—−…•′“”‘’→←↑↓▲▼△▽○●◎★☆₩㎡ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

/** The glyphs that the site's own words need, in order of their code points. */
export function siteGlyphs(): string {
  const words = SOURCES.flatMap(listFiles).map(file => readFileSync(file, 'utf8'))
  const syllables = words.flatMap(text => text.match(/[가-힣]/g) ?? [])
  return [...new Set([...ALWAYS, ...syllables])].sort().join('')
}

const listFiles = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && WORDS.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !OTHERS.test(file))
