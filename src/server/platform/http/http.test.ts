import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { accept, refuse } from '#domain/result.ts'
import { memberCaller } from '#tests/support/house/serve.ts'
import { createLog } from '../process/log.ts'
import type { Admit } from './caller.ts'
import { feature } from './http.ts'
import { createHttpServer } from './http-server.ts'

const contract = {
  echo: route({
    method: 'POST',
    path: 'echo/{id}',
    access: 'member',
    summary: '되돌려 받기',
    params: z.object({ id: z.coerce.number().int().positive().max(1_000_000) }),
    query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
    body: z.object({ text: z.string().max(20), amount: z.number().int().min(0) }),
    output: z.object({ id: z.number(), page: z.number(), text: z.string(), caller: z.string() }),
    refusals: ['ODDS_CHANGED'],
  }),
  quick: route({
    method: 'POST',
    path: 'quick',
    access: 'guest',
    summary: '빠른 길',
    body: z.object({ text: z.string().max(20) }),
    output: z.object({ text: z.string() }),
    refusals: [],
  }),
  fail: route({
    method: 'GET',
    path: 'fail',
    access: 'guest',
    summary: '고장',
    output: z.undefined(),
    refusals: [],
  }),
  nothing: route({
    method: 'POST',
    path: 'nothing',
    access: 'guest',
    summary: '빈 답',
    output: z.undefined(),
    refusals: [],
  }),
  wrong: route({
    method: 'GET',
    path: 'wrong',
    access: 'guest',
    summary: '틀린 답',
    output: z.object({ n: z.number() }),
    refusals: [],
  }),
  tooMuch: route({
    method: 'GET',
    path: 'tooMuch',
    access: 'guest',
    summary: '남는 답',
    output: z.object({ n: z.number() }),
    refusals: [],
  }),
}

const admit: Admit = (access, { token }) => {
  if (access === 'guest') return accept(undefined)
  if (token === 'late') return Promise.resolve(accept(memberCaller))
  if (token === 'blocked') return refuse({ code: 'ADDRESS_BLOCKED' })
  return token === 'good' ? accept(memberCaller) : refuse({ code: 'LOGIN_REQUIRED' })
}

const echo = feature(contract, {
  echo: async ({ params, query, body, caller }) =>
    body.text === 'moved'
      ? refuse({ code: 'ODDS_CHANGED', changes: [] })
      : accept({ id: params.id, page: query.page, text: body.text, caller: caller.userId }),
  quick: ({ body }) => accept({ text: body.text }),
  fail: () => {
    throw new Error('secret detail')
  },
  nothing: () => accept(undefined),
  wrong: () => accept(JSON.parse('{"n":"text"}')),
  tooMuch: () => accept(JSON.parse('{"n":1,"secret":2}')),
})

let fastify: FastifyInstance
let base = ''

beforeAll(async () => {
  fastify = createHttpServer({ log: createLog({ level: 'silent' }), trustProxy: false })
  echo.mount({ fastify, admit, checksAnswers: true })
  base = `${await fastify.listen({ port: 0, host: '127.0.0.1' })}/api`
})
afterAll(() => fastify.close())

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${base}/${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-auth-token': 'good', ...headers },
  })

const good = JSON.stringify({ text: '안녕', amount: 1 })

test('refuses bodies that are not JSON of the schema, or too large', async () => {
  for (const bad of ['', '{', '{"text":1}', '{"text":"\\u0000"}', '{"text":"a","__proto__":{}}', '[]'])
    expect([bad, (await post('quick', bad)).status]).toEqual([bad, 400])
  expect((await post('quick', 'a=b', { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await post('quick', `"${'x'.repeat(1_000_000)}"`)).status).toBe(413)
})

test('reads a call by the schemas and answers JSON, with immediate and with later admission', async () => {
  for (const token of ['good', 'late']) {
    const answer = await post('echo/3?page=2', good, { 'x-auth-token': token })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.json()).toEqual({ id: 3, page: 2, text: '안녕', caller: 'demo' })
  }
})

test('treats an empty query value as missing', async () => {
  expect(await (await post('echo/3?page=', good)).json()).toMatchObject({ page: 1 })
})

test('answers a refusal with its status, Korean text and code', async () => {
  const answer = await post('echo/3', good, { 'x-auth-token': 'other' })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('x-refusal')).toBe('LOGIN_REQUIRED')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toBe('로그인 후 이용해 주세요.')
})

test('BETFLOW-014 changed odds are answered as a list', async () => {
  const answer = await post('echo/3', JSON.stringify({ text: 'moved', amount: 1 }))
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual([])
})

test('ERR-008 status 600 goes over the wire with its text', async () => {
  const answer = await post('echo/3', good, { 'x-auth-token': 'blocked' })
  expect(answer.status).toBe(600)
  expect(answer.headers.get('x-refusal')).toBe('ADDRESS_BLOCKED')
  expect(await answer.text()).toBe('차단된 아이피입니다')
})

test('ERR-010 a fault answers 500 with the fixed text and no detail', async () => {
  for (const path of ['fail', 'wrong', 'tooMuch']) {
    const answer = await fetch(`${base}/${path}`)
    expect(answer.status).toBe(500)
    expect(await answer.text()).toBe('예상치못한 문제가 발생했습니다.')
  }
})

test('API-007 a call without payload needs no content type, and answers 204 without a body', async () => {
  expect((await fetch(`${base}/nothing`, { method: 'POST' })).status).toBe(204)
  expect((await post('nothing', '')).status).toBe(204)
})

const tooLarge = JSON.stringify({ text: 'x'.repeat(1_000_000), amount: 1 })
const bad: readonly [name: string, path: string, body: string, type: string, status: number][] = [
  ['broken JSON', 'echo/3', '{"text":', 'application/json', 400],
  ['no body', 'echo/3', '', 'application/json', 400],
  ['a null body', 'echo/3', 'null', 'application/json', 400],
  ['a list for an object', 'echo/3', '[]', 'application/json', 400],
  ['a missing field', 'echo/3', '{"text":"a"}', 'application/json', 400],
  ['a wrong type', 'echo/3', '{"text":1,"amount":1}', 'application/json', 400],
  ['a huge number', 'echo/3', '{"text":"a","amount":1e999}', 'application/json', 400],
  ['a negative number', 'echo/3', '{"text":"a","amount":-1}', 'application/json', 400],
  ['a fraction', 'echo/3', '{"text":"a","amount":0.5}', 'application/json', 400],
  ['a NUL', 'echo/3', '{"text":"\\u0000","amount":1}', 'application/json', 400],
  ['half an emoji', 'echo/3', '{"text":"a\\ud83d","amount":1}', 'application/json', 400],
  ['the other half', 'echo/3', '{"text":"\\uDE00b","amount":1}', 'application/json', 400],
  ['two first halves', 'echo/3', '{"text":"\\ud83d\\ud83d\\ude00","amount":1}', 'application/json', 400],
  ['halves apart', 'echo/3', '{"text":"\\ud83d\\\\\\ude00","amount":1}', 'application/json', 400],
  ['a poisoned prototype', 'echo/3', '{"__proto__":{},"text":"a","amount":1}', 'application/json', 400],
  ['another content type', 'echo/3', good, 'text/plain', 415],
  ['an unknown content type', 'echo/3', good, 'nonsense', 415],
  ['a 1 MB body', 'echo/3', tooLarge, 'application/json', 413],
  ['a parameter of the wrong type', 'echo/abc', good, 'application/json', 400],
  ['a parameter out of range', 'echo/99999999999999999999', good, 'application/json', 400],
  ['a very long parameter', `echo/${'9'.repeat(500)}`, good, 'application/json', 400],
  ['a query of the wrong type', 'echo/3?page=abc', good, 'application/json', 400],
  ['a query sent twice', 'echo/3?page=1&page=2', good, 'application/json', 400],
  ['a broken escape', 'echo/%zz', good, 'application/json', 400],
  ['a NUL in the address', 'echo/3%00', good, 'application/json', 400],
]

test.each(bad)('API-047 %s answers a 4xx with a Korean text', async (_name, path, body, type, status) => {
  const answer = await post(path, body, { 'content-type': type })
  expect(answer.status).toBe(status)
  expect(await answer.text()).toMatch(/[가-힣]/)
})

test.each(bad)(
  'API-004 %s of a caller without the permission is refused for the permission only',
  async (name, path, body, type) => {
    // The framework finds no route for these: the app goes by their path (`unknown-paths.ts`).
    if (name === 'a broken escape' || name === 'a very long parameter') return
    for (const [token, status] of [
      ['other', 401],
      ['blocked', 600],
    ] as const) {
      const answer = await post(path, body, { 'content-type': type, 'x-auth-token': token })
      expect([token, answer.status]).toEqual([token, status])
    }
  },
)

test('API-047 a client can send a too large body to its end before it reads the answer', async () => {
  const { port } = new URL(base)
  const length = 4_000_000
  const head = `POST /api/echo/3 HTTP/1.1\r\nhost: a\r\nx-auth-token: good\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
  const socket = new Socket().connect(Number(port), '127.0.0.1')
  const heard = new Promise<string>((resolve, reject) => {
    let answer = ''
    socket
      .on('error', reject)
      .on('data', chunk => (answer += chunk))
      .on('close', () => resolve(answer))
  })
  socket.write(head)
  let written = 0
  while (written < length && socket.writable) {
    socket.write('x'.repeat(100_000))
    written += 100_000
    await wait(2)
  }
  expect(written).toBe(length)
  expect(await heard).toMatch(/^HTTP\/1.1 413/)
})

test.each([
  ['100%00', '"100%00"'],
  ['😀', '"\\ud83d\\uDE00"'],
  ['C:\\u0000\\ud83d', '"C:\\\\u0000\\\\ud83d"'],
])('accepts a text that only resembles NUL or a lone surrogate: %s', async (text, json) => {
  const answer = await post('echo/3', `{"text":${json},"amount":1}`)
  expect(await answer.json()).toMatchObject({ text })
})

test('API-047 the refusal names the invalid field', async () => {
  expect(await (await post('echo/3', '{"text":"a"}')).text()).toBe('입력항목을 확인해주세요. (amount)')
})

/** Response to these bytes, until the connection is closed. */
function answerTo(bytes: string): Promise<string> {
  const { port } = new URL(base)
  return new Promise(resolve => {
    let heard = ''
    const socket = new Socket().connect(Number(port), '127.0.0.1', () => socket.write(bytes))
    socket.on('data', chunk => (heard += chunk)).on('close', () => resolve(heard))
  })
}

test.each([
  ['text other than HTTP', 'nonsense\r\n\r\n', 400],
  ['a request without a host', 'GET /api/fail HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  [
    'an unknown expectation',
    'GET /api/fail HTTP/1.1\r\nhost: a\r\nexpect: foo\r\nconnection: close\r\n\r\n',
    417,
  ],
])('API-047 %s is refused in Korean and disconnected', async (_, bytes, status) => {
  const answer = await answerTo(bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain('입력항목을 확인해주세요.')
})

test('accepts HTTP/1.0 without a host', async () => {
  expect(await answerTo('POST /api/nothing HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 204/)
})
