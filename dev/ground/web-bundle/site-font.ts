import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { siteGlyphs } from './site-glyphs.ts'

const ROOT = join(import.meta.dirname, '../../..')
const folder = join(ROOT, '.cache/site-font')
const whole = 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2'
/** The weights that the site's styles use. */
const WEIGHT = { min: 400, max: 800 }
/** Kerning and tabular figures. The font's other features would be a third of its bytes. */
const FEATURES = ['kern', 'tnum']

const NAME = 'virtual:site-font.css'

/**
 * Builds one font file with the glyphs of the site's own texts, which the page loads at once. Every other glyph is
 * loaded from the whole font when it is drawn (decision 92).
 */
export function siteFont(): Plugin {
  let made: Promise<string> | undefined
  return {
    name: 'hanpan-site-font',
    resolveId: name => {
      if (name !== NAME) return null
      made ??= makeFont()
      return made
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const file = Object.keys(bundle ?? {}).find(name => /\/site-font-[^/]*\.woff2$/.test(name))
        if (!file) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' }
        return [{ tag: 'link', attrs, injectTo: 'head' as const }]
      },
    },
  }
}

/** Writes the font and its style sheet; returns the sheet's path. */
async function makeFont(): Promise<string> {
  const glyphs = siteGlyphs()
  const font = await subsetFont(await readFile(createRequire(import.meta.url).resolve(whole)), glyphs, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
    keepFeatures: FEATURES,
    noHinting: true,
  })
  mkdirSync(folder, { recursive: true })
  put('site-font.woff2', font)
  return put('site-font.css', sheetOf(glyphs))
}

const sheetOf = (glyphs: string): string => `@font-face {
  font-family: "Pretendard Site";
  font-weight: ${WEIGHT.min} ${WEIGHT.max};
  font-display: swap;
  src: url("./site-font.woff2") format("woff2-variations");
  unicode-range: ${rangesOf(glyphs)};
}
`

/** Returns "U+20-7e,U+b7,U+ac00-ac01": consecutive code points as ranges. */
function rangesOf(glyphs: string): string {
  const points = [...glyphs].map(glyph => glyph.codePointAt(0) ?? 0)
  const ranges: [first: number, last: number][] = []
  for (const point of points) {
    const range = ranges.at(-1)
    if (range && point === range[1] + 1) range[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16)
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',')
}

/** Writes in one step, because another build may be reading. */
function put(name: string, contents: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(`${path}.${process.pid}`, contents)
  renameSync(`${path}.${process.pid}`, path)
  return path
}
