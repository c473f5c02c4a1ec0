import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { sendFont } from './korean-font.ts'

const server = createServer((request, response) => {
  if (!sendFont(request, response)) response.writeHead(404).end()
})
let origin = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  assert(typeof bound === 'object' && bound, 'it listens on a port')
  origin = `http://127.0.0.1:${bound.port}`
})
afterAll(() => {
  server.close()
})

test.each(['supplier/page/play.css', 'gateway/page/pay.css'])('serves a Korean font from %s', async style => {
  const text = readFileSync(join(import.meta.dirname, style), 'utf8')
  const [, path = ''] = /@import "(.+?)"/.exec(text) ?? []
  const sheet = await (await fetch(`${origin}${path}`)).text()
  const [, family = ''] = /font-family: '(.+?)'/.exec(sheet) ?? []
  expect(text).toContain(`"${family}"`)
  const subsets = [...sheet.matchAll(/url\((.+?)\)/g)].map(([, url = '']) => new URL(url, `${origin}${path}`))
  expect(subsets.length).toBeGreaterThan(50)
  for (const url of subsets) {
    const answer = await fetch(url)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    // The signature of WOFF 2.
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2')
  }
})

test('leaves paths outside the font to the server', async () => {
  for (const path of ['/font/PretendardVariable.subset.99.woff2', '/font/../main.ts', '/play'])
    expect((await fetch(`${origin}${path}`)).status).toBe(404)
})
