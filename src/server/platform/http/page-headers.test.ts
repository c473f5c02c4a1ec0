import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { accept } from '#domain/result.ts'
import { admitByName } from '#tests/support/house/serve.ts'
import { createLog } from '../process/log.ts'
import { feature } from './http.ts'
import { createHttpServer } from './http-server.ts'
import { readProxies, unknownProxies } from './proxies.ts'
import { serveStaticSite } from './static-site.ts'

const contract = {
  hello: route({
    method: 'GET',
    path: 'hello',
    access: 'guest',
    summary: '인사',
    output: z.object({}),
    refusals: [],
  }),
}

const folder = mkdtempSync(join(tmpdir(), 'hanpan-headers-'))
const servers: FastifyInstance[] = []
let [behindProxy, alone] = [0, 0]

async function openSite(trustProxy: typeof unknownProxies): Promise<number> {
  const fastify = createHttpServer({ log: createLog({ level: 'silent' }), trustProxy })
  servers.push(fastify)
  const hello = feature(contract, { hello: () => accept({}) })
  hello.mount({ fastify, admit: admitByName, checksAnswers: true })
  await serveStaticSite(fastify, { webFolder: join(folder, 'web'), imageFolder: join(folder, 'images') })
  return Number(new URL(await fastify.listen({ port: 0, host: '127.0.0.1' })).port)
}

beforeAll(async () => {
  mkdirSync(join(folder, 'web/assets'), { recursive: true })
  mkdirSync(join(folder, 'images'))
  writeFileSync(join(folder, 'web/index.html'), '<!doctype html><title>한판</title>')
  writeFileSync(join(folder, 'web/page-paths.json'), '{"pages":[{"path":"/"}]}')
  writeFileSync(join(folder, 'web/assets/main-abc123.js'), 'run()')
  writeFileSync(join(folder, 'images/a.svg'), '<svg/>')
  behindProxy = await openSite(readProxies({ TRUST_PROXY: '1' }))
  alone = await openSite(unknownProxies)
})
afterAll(async () => {
  await Promise.all(servers.map(server => server.close()))
  rmSync(folder, { recursive: true })
})

/** Sends raw bytes: a client would normalise the path. */
async function ask(port: number, target: string, method = 'GET', more = '') {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${method} ${target} HTTP/1.1\r\nhost: site\r\nconnection: close\r\n${more}\r\n`)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const header = (line: string): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  }
  return { status: Number(first.split(' ')[1]), headers: new Headers(lines.map(header)), body }
}

const waysToThePage = [
  ...['/', '/no-such-page', '/index.html', '/?a=b', '/#x', '//', '//index.html', '/%69ndex.html'],
  ...['/index%2ehtml', '/./index.html', '/assets/../index.html', '/assets/..%2findex.html', '/index.html/'],
  ...['/assets/main-abc123.js', '/assets/none.js', '/assets/', '/%61pi', '/%2e%2e/index.html', '/%zz'],
  ...['http://site/index.html', '/file', '/file/download/', '/file/download/none.svg', '/index.html%00'],
]

test.each(waysToThePage)('%s has the headers for loading and framing', async target => {
  const { status, headers } = await ask(behindProxy, target)
  expect(status).toBeLessThan(500)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain('unsafe')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

test('several of these paths return the page itself, so the list is meaningful', async () => {
  const answers = await Promise.all(waysToThePage.map(target => ask(behindProxy, target)))
  expect(answers.filter(({ body }) => body.includes('<title>')).length).toBeGreaterThan(5)
})

test.each(['HEAD', 'POST', 'OPTIONS', 'DELETE'])('the method %s has the same headers', async method => {
  const { headers } = await ask(behindProxy, '/index.html', method)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
})

test('an image opened directly runs no script and cannot be framed', async () => {
  const { headers } = await ask(behindProxy, '/file/download/a.svg')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'; sandbox")
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test.each(['/api/hello', '/api/none', '/api', '/api?x'])(
  '%s allows no framing and no loading',
  async target => {
    const { headers } = await ask(behindProxy, target)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  },
)

test.each(['/', '/index.html', '/api/hello', '/api/none', '/file/download/a.svg'])(
  'behind a TLS proxy %s sends Strict-Transport-Security',
  async target => {
    const over = async (port: number, scheme: string) =>
      (await ask(port, target, 'GET', `x-forwarded-proto: ${scheme}\r\n`)).headers.get(
        'strict-transport-security',
      )
    expect(await over(behindProxy, 'https')).toBe('max-age=31536000')
    // Entries that the client wrote are to the left of the proxy's own entry.
    expect(await over(behindProxy, 'https, http')).toBeNull()
    expect(await over(behindProxy, 'http')).toBeNull()
    expect(await over(alone, 'https')).toBeNull()
    expect((await ask(behindProxy, target)).headers.get('strict-transport-security')).toBeNull()
  },
)
