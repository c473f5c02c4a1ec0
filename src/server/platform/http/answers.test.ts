import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { accept } from '#domain/result.ts'
import { serve } from '#tests/support/house/serve.ts'
import { namesTag, RenderedJson } from './answers.ts'
import { feature } from './http.ts'

const output = z.object({ text: z.string() })
const contract = {
  open: route({ method: 'GET', path: 'open', access: 'guest', summary: '공개', output, refusals: [] }),
  own: route({ method: 'GET', path: 'own', access: 'member', summary: '회원', output, refusals: [] }),
  made: route({ method: 'GET', path: 'made', access: 'guest', summary: '매번', output, refusals: [] }),
}
const text = '한판 '.repeat(1_000)
const rendered = new RenderedJson<z.output<typeof output>>(JSON.stringify({ text }))

let server: FastifyInstance
beforeAll(() => {
  server = serve(
    feature(contract, {
      open: () => accept(rendered),
      own: () => accept(rendered),
      made: () => accept({ text }),
    }),
  )
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url: `/api/${path}`, headers })

test('sends a prepared answer compressed on request, with the same bytes each time', async () => {
  const plain = await get('open')
  const packed = await get('open', { 'accept-encoding': 'gzip, br' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(packed.rawPayload)).toEqual(plain.rawPayload)
  expect(rendered.packedAs('gzip')).toBeInstanceOf(Buffer)
  expect(rendered.packedAs('gzip')).toBe(rendered.packedAs('gzip'))
})

test('answers 304 without a body to a client that has it', async () => {
  const { etag } = (await get('open')).headers
  expect(etag).toMatch(/^W\/"[\w-]+"$/)
  for (const asked of [String(etag), `"other", ${etag}`, String(etag).slice(2), '*']) {
    const again = await get('open', { 'if-none-match': asked })
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag])
    expect(again.headers['content-type']).toBeUndefined()
  }
  expect((await get('open', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
})

test('is revalidated each time, and private where it belongs to a member', async () => {
  const member = { 'x-auth-token': 'member' }
  expect((await get('open')).headers['cache-control']).toBe('no-cache')
  const own = await get('own', member)
  expect(own.headers['cache-control']).toBe('private, no-cache')
  expect((await get('own', { ...member, 'if-none-match': String(own.headers.etag) })).statusCode).toBe(304)
  expect((await get('own', { 'if-none-match': String(own.headers.etag) })).statusCode).toBe(401)
})

test('an answer computed for the call is not stored', async () => {
  const { headers } = await get('made')
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
})

test('matches a tag in any quoting, and only as a whole', () => {
  expect(namesTag(undefined, 'W/"a"')).toBe(false)
  expect(namesTag('W/"ab"', 'W/"a"')).toBe(false)
  expect(namesTag(' "a" , "b"', 'W/"b"')).toBe(true)
})
