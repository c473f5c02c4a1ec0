import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/** Folders with texts that members read: those of pages and rules, the server's answers, names of the play data. */
const SOURCES = ['src/web', 'src/domain', 'src/server', 'dev/play', 'dev/recorded']
/** Pages for operators and developers load rare glyphs from the whole font. */
const OTHERS = /back-office|[\\/]gallery[\\/]|\.test\.tsx?$/
const WORDS = /\.(tsx?|tsv)$/

/** Latin letters, the characters of amounts and sentences, and the Korean consonants for searching by initials. */
const ALWAYS =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
  '·×–—−…•′“”‘’→←↑↓▲▼△▽○●◎★☆₩㎡ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

/** Returns the glyphs of the site's own texts, in order of their code points. */
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
