import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { precompressWeb } from '#dev/ground/precompress-web.ts'
import { createLog } from '../process/log.ts'
import { createHttpServer } from './http-server.ts'
import { serveStaticSite } from './static-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'hanpan-static-'))
const script = `console.log("${'한판 '.repeat(1_000)}")`
let fastify: FastifyInstance
let origin = ''

beforeAll(async () => {
  mkdirSync(join(folder, 'web/assets'), { recursive: true })
  mkdirSync(join(folder, 'images'))
  writeFileSync(join(folder, 'web/index.html'), '<!doctype html><title>한판</title>')
  writeFileSync(
    join(folder, 'web/page-paths.json'),
    '{"pages":[{"path":"/"},{"path":"/korea/cross","files":["assets/cross-1.js","assets/lists-1.js"]}]}',
  )
  writeFileSync(join(folder, 'web/assets/main-abc123.js'), script)
  writeFileSync(join(folder, 'web/layout-mode.js'), 'mode()')
  writeFileSync(join(folder, 'web/kr.svg'), '<svg/>')
  writeFileSync(join(folder, 'images/a.png'), 'png')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  await precompressWeb(join(folder, 'web'))
  fastify = createHttpServer({ log: createLog({ level: 'silent' }), trustProxy: false })
  await serveStaticSite(fastify, { webFolder: join(folder, 'web'), imageFolder: join(folder, 'images') })
  origin = await fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await fastify.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers })

test.each([
  ['/', 200],
  ['/korea/cross', 200],
  ['/no-such-page', 404],
  ['/assets', 404],
  ['/assets/', 404],
])('ROUTE-089 the path %s gets the app with status %i', async (path, status) => {
  for (const encoding of ['br', 'identity']) {
    const answer = await get(path, { 'accept-encoding': encoding })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain('한판')
  }
})

test('a page is revalidated each time, is not indexed, and loads only own resources', async () => {
  const { headers } = await get('/')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a page preloads the files that it needs by a Link header', async () => {
  const link = async (path: string) => (await get(path)).headers.get('link')
  expect(await link('/korea/cross')).toBe(
    '</assets/cross-1.js>; rel=modulepreload, </assets/lists-1.js>; rel=modulepreload',
  )
  expect([await link('/'), await link('/no-such-page')]).toEqual([null, null])
})

test.each(['br', 'gzip'])(
  'a hashed file is cached permanently and sent as %s where the browser accepts it',
  async encoding => {
    const answer = await get('/assets/main-abc123.js', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(script.length / 10)
    expect(await answer.text()).toBe(script)
  },
)

test('sends a hashed file uncompressed to a client without compression', async () => {
  const answer = await get('/assets/main-abc123.js', { 'accept-encoding': 'identity' })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe(script)
})

test('a picture without a hash is cached for a day', async () => {
  expect((await get('/kr.svg')).headers.get('cache-control')).toBe('public, max-age=86400')
})

test.each(['/api/nope', '/api', '/file/nope'])('%s does not return the page', async path => {
  expect((await get(path)).headers.get('x-refusal')).toBe('NOT_FOUND')
})

test('TIME-003 a missing script is 404, never the page', async () => {
  const answer = await get('/assets/gone-abc.js')
  expect([answer.status, answer.headers.get('x-refusal')]).toEqual([404, 'NOT_FOUND'])
})

test('a file without a hash is revalidated, and answers 304 when unchanged', async () => {
  const first = await get('/layout-mode.js')
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  // Not with fetch, which disables caching when this header is set.
  const again = await fastify.inject({
    url: '/layout-mode.js',
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect(again.statusCode).toBe(304)
})

test.each(['/file/download/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt'])(
  'API-002 serves no file outside the folders: %s',
  async path => {
    const answer = await get(path)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await answer.text()).not.toContain('secret')
  },
)

test('API-002 serves an image with its type', async () => {
  const answer = await get('/file/download/a.png')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('an unchanged page answers 304; an unknown path is 404 with any ETag', async () => {
  const tag = String((await get('/')).headers.get('etag'))
  const again = await get('/korea/cross', { 'if-none-match': tag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect((await get('/no-such-page', { 'if-none-match': tag })).status).toBe(404)
})
