// The site's font for the pages of the sandbox: a machine without Korean fonts draws an empty box for every syllable.
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const sheet = createRequire(import.meta.url).resolve(
  'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
)
const subsets = join(dirname(sheet), 'woff2-dynamic-subset')
const KEPT_SECONDS = 86_400

/**
 * Answers a request for `/font/pretendard.css` or for a subset that it names, and returns true; false for any other
 * path, without an answer. Browsers load only the subsets of the glyphs on the page.
 */
export function sendFont({ url }: IncomingMessage, response: ServerResponse): boolean {
  const name = /^\/font\/(pretendard\.css|PretendardVariable\.subset\.\d{1,2}\.woff2)$/.exec(url ?? '')?.[1]
  const isSheet = name === 'pretendard.css'
  if (name === undefined || !(isSheet || existsSync(join(subsets, name)))) return false
  const bytes = isSheet
    ? readFileSync(sheet, 'utf8').replaceAll('./woff2-dynamic-subset/', '')
    : readFileSync(join(subsets, name))
  response.writeHead(200, {
    'content-type': isSheet ? 'text/css; charset=utf-8' : 'font/woff2',
    'cache-control': `public, max-age=${KEPT_SECONDS}`,
    'x-content-type-options': 'nosniff',
  })
  response.end(bytes)
  return true
}
