import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { accept } from '#domain/result.ts'
import { admitByName } from '#tests/support/house/serve.ts'
import { createLog, type Log } from '../process/log.ts'
import { WrongSetting } from '../process/settings.ts'
import { feature } from './http.ts'
import { createHttpServer } from './http-server.ts'
import { readProxies } from './proxies.ts'

const contract = {
  whence: route({
    method: 'GET',
    path: 'whence',
    access: 'guest',
    summary: '주소',
    output: z.object({ ip: z.string(), sharedAddress: z.boolean() }),
    refusals: [],
  }),
}

const closing: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closing.splice(0).map(close => close())))

/** A site with this proxy setting, which returns the caller's address. */
async function siteWith(setting: string, log: Log = createLog({ level: 'silent' })) {
  const fastify = createHttpServer({ log, trustProxy: readProxies({ TRUST_PROXY: setting }) })
  const answers = feature(contract, { whence: ({ ip, sharedAddress }) => accept({ ip, sharedAddress }) })
  answers.mount({ fastify, admit: admitByName, checksAnswers: true })
  const { port } = new URL(await fastify.listen({ port: 0, host: '127.0.0.1' }))
  closing.push(() => fastify.close())
  /** Requests over a separate socket, with each value as an `X-Forwarded-For` header. */
  return async (...forwarded: readonly string[]): Promise<{ ip: string; sharedAddress: boolean }> => {
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    const headers = forwarded.map(value => `X-Forwarded-For: ${value}\r\n`).join('')
    socket.write(`GET /api/whence HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${headers}\r\n`)
    const answer = await text(socket)
    return JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))
  }
}

test.each([
  ['1', ['203.0.113.9'], '203.0.113.9'],
  // Entries that the client wrote before the proxy's are not trusted.
  ['1', ['1.2.3.4, 203.0.113.9'], '203.0.113.9'],
  ['1', ['1.2.3.4', '203.0.113.9'], '203.0.113.9'],
  ['1', ['9.9.9.9, 8.8.8.8', '7.7.7.7,203.0.113.9'], '203.0.113.9'],
  ['1', [`${'1.2.3.4, '.repeat(200)}203.0.113.9`], '203.0.113.9'],
  ['2', ['1.2.3.4, 203.0.113.9, 10.0.0.2'], '203.0.113.9'],
  // Fewer entries than proxies: the first one written by a proxy.
  ['3', ['203.0.113.9'], '203.0.113.9'],
  ['1', [], '127.0.0.1'],
  ['1', [' , '], '127.0.0.1'],
  ['1', ['203.0.113.9:4711'], '203.0.113.9'],
  ['1', ['[2001:DB8::1]:80'], '2001:db8::1'],
  ['1', ['2001:db8::1'], '2001:db8::1'],
  ['1', ['::ffff:203.0.113.9'], '203.0.113.9'],
  ['127.0.0.1', ['1.2.3.4, 203.0.113.9'], '203.0.113.9'],
  ['loopback, 10.0.0.0/8', ['1.2.3.4, 203.0.113.9, 10.7.7.7:99, [::1]'], '203.0.113.9'],
  ['loopback,2001:db8::/32', ['203.0.113.9, 2001:db8::99'], '203.0.113.9'],
  ['private, loopback', ['203.0.113.9, 192.168.7.7, 172.31.0.1'], '203.0.113.9'],
  // Invalid entries yield no address and cannot bypass the check.
  ['loopback', ['1.2.3.4, garbage'], '0.0.0.0'],
  ['1', ['1.2.3.4, garbage'], '0.0.0.0'],
  // The sender is not one of the proxies.
  ['10.0.0.7', ['203.0.113.9'], '127.0.0.1'],
  ['0', ['203.0.113.9'], '127.0.0.1'],
  ['', ['203.0.113.9'], '127.0.0.1'],
])('with TRUST_PROXY=%s a request with X-Forwarded-For %j comes from %s', async (setting, forwarded, ip) => {
  const ask = await siteWith(setting)
  expect((await ask(...forwarded)).ip).toBe(ip)
})

test.each([
  ['', ['203.0.113.9'], true],
  ['', [], false],
  ['0', ['203.0.113.9'], false],
  ['1', ['203.0.113.9'], false],
  ['10.0.0.7', ['203.0.113.9'], false],
  ['1', ['garbage'], true],
])(
  'with TRUST_PROXY=%s and X-Forwarded-For %j the address may be shared: %s',
  async (setting, forwarded, isShared) => {
    const ask = await siteWith(setting)
    expect((await ask(...forwarded)).sharedAddress).toBe(isShared)
  },
)

test('logs an unconfigured proxy once', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'warn' }, { write: line => void lines.push(line) })
  const ask = await siteWith('', log)
  await ask()
  expect(lines).toEqual([])
  await ask('203.0.113.9')
  await ask('203.0.113.10')
  expect(lines).toEqual([expect.stringContaining('Set TRUST_PROXY')])
})

test.each([
  ...[
    'yes',
    'true',
    '-1',
    '11',
    '1.5',
    '1,10.0.0.1',
    'all',
    '10.0.0.1,',
    ',',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0',
  ],
  ...[
    '128.0.0.0/1',
    '2000::/3',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0',
    '10.0.0.256',
    'fe80::/129',
  ],
  ...['proxy.example.com', '10.0.0.0/255.0.0.0', '[::1]', '::', '0::0/64', 'constructor', 'fe80::1%eth0'],
])('TRUST_PROXY=%s is refused', text => {
  expect(() => readProxies({ TRUST_PROXY: text })).toThrow(WrongSetting)
  expect(() => readProxies({ TRUST_PROXY: text })).toThrow(
    `TRUST_PROXY=${text} names no proxies: give how many`,
  )
})
