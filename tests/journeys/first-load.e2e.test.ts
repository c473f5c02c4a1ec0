// What a first visit of a page costs, over the built files: bytes are the same on every machine.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { assert } from '#domain/assert.ts'

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }

const folder = inject('webFolder')
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
)

/** The files that come with some modules, all that they import among them. */
function filesOf(modules: readonly string[]): { js: ReadonlySet<string>; css: ReadonlySet<string> } {
  const [js, css] = [new Set<string>(), new Set<string>()]
  const add = (name: string) => {
    const chunk = manifest[name]
    assert(chunk, `${name} is in the manifest`)
    if (js.has(chunk.file)) return
    js.add(chunk.file)
    for (const sheet of chunk.css ?? []) css.add(sheet)
    for (const needed of chunk.imports ?? []) add(needed)
  }
  for (const name of modules) add(name)
  return { js, css }
}

const bytesOf = (files: ReadonlySet<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0)

/** What the shell draws around every page of a member, and beside the betting pages of a desktop. */
const shell = ['app/overlays.tsx', 'member-site/popups/popup-layer.tsx']
const beside = [...shell, 'member-site/sidebar/sidebar-content.tsx', 'sport/cart/parts/cart.tsx']

// A page may become smaller at any time. A larger figure needs a reason: what is not drawn at first is fetched later.
test.each([
  ['/login', ['member-site/login/login-page.tsx'], 187_000],
  ['/', [...shell, 'member-site/home/home-page.tsx'], 189_000],
  ['/korea/cross', [...beside, 'member-site/korea/cross-page.tsx'], 219_000],
  ['/europe', [...beside, 'member-site/europe/europe-page.tsx'], 224_000],
  ['/inplay', [...beside, 'member-site/inplay/inplay-page.tsx'], 235_500],
])('the first load of %s stays within its bytes', (_, modules, bytesMax) => {
  expect(bytesOf(filesOf(['index.html', ...modules]).js)).toBeLessThan(bytesMax)
})

test('the styles of all pages stay within their bytes', () => {
  expect(bytesOf(filesOf(['index.html']).css)).toBeLessThan(33_000)
})

test('members load nothing of the desk at first', () => {
  const [entry] = filesOf(['index.html']).js
  assert(entry, 'the page has an entry')
  expect(readFileSync(join(folder, entry), 'utf8')).not.toContain('/admin/trading')
})
