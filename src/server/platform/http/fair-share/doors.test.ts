import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, refuse } from '#domain/result.ts'
import { sendRaw } from '#tests/support/house/raw-http.ts'
import { memberCaller } from '#tests/support/house/serve.ts'
import { createLog } from '../../process/log.ts'
import type { Admit } from '../caller.ts'
import { feature } from '../http.ts'
import { createHttpServer } from '../http-server.ts'
import { openDoors } from './doors.ts'
import { houseShares, type Shares } from './shares.ts'

const output = z.object({ done: z.boolean() })
const contract = {
  open: route({ method: 'GET', path: 'open', access: 'guest', summary: '공개', output, refusals: [] }),
  read: route({ method: 'GET', path: 'read', access: 'member', summary: '읽기', output, refusals: [] }),
  bet: route({ method: 'POST', path: 'bet', access: 'member', summary: '베팅', output, refusals: [] }),
}

const never = { perSecond: 0.001 }
/** Limits small enough to be reached in a test, without refill while it runs. */
const few: Shares = {
  ...houseShares,
  memberReads: { ...never, burst: 5 },
  memberActs: { ...never, burst: 40 },
  memberActsInWork: 3,
  guestCalls: { ...never, burst: 5 },
  pages: { ...never, burst: 5 },
  strangers: { ...never, burst: 5 },
  refusalMilliseconds: 20,
}

let server: FastifyInstance | undefined
let asked = 0
let finish: (() => void)[] = []
afterEach(() => {
  for (const one of finish) one()
  finish = []
  return server?.close()
})

/** Knows the tokens `member1` to `member9`, all asynchronously: each is looked up first. */
const admit: Admit = async (access, { token }) => {
  if (access === 'guest') return accept(undefined)
  asked += 1
  const number = /^member(\d)$/.exec(token ?? '')?.[1]
  if (number === undefined) return refuse({ code: 'SESSION_ENDED' })
  return accept({ ...memberCaller, memberId: Number(number) as MemberId })
}

async function openServer(shares: Shares = few): Promise<string> {
  asked = 0
  const doors = openDoors(shares)
  server = createHttpServer({ log: createLog({ level: 'silent' }), trustProxy: false, doors })
  const handlers = {
    open: () => accept({ done: true }),
    read: () => accept({ done: true }),
    bet: () =>
      new Promise<ReturnType<typeof accept<{ done: boolean }>>>(resolve => {
        finish.push(() => resolve(accept({ done: true })))
      }),
  }
  feature(contract, handlers).mount({
    fastify: server,
    admit: doors.watch(admit),
    checksAnswers: true,
    places: doors.places,
  })
  return server.listen({ port: 0, host: '127.0.0.1' })
}

const asking = (path: string, token?: string, method = 'GET') =>
  `${method} /api/${path} HTTP/1.1\r\nHost: house\r\n${token ? `X-AUTH-TOKEN: ${token}\r\n` : ''}\r\n`

/** One request per connection, sequentially. */
async function askTimes(origin: string, times: number, text: string, from?: string) {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) {
    const closing = text.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
    const answers = await sendRaw({ origin, text: closing, ...(from ? { from } : {}) })
    statuses.push(...answers.statuses)
  }
  return statuses
}

const FULL = [200, 200, 200, 200, 200, 429, 429]

test('refuses a guest beyond the share with a text and Retry-After, but not another guest', async () => {
  const origin = await openServer()
  expect(await askTimes(origin, 7, asking('open'))).toEqual(FULL)
  const refused = await fetch(`${origin}/api/open`)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('x-refusal')).toBe('TOO_MANY_REQUESTS')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(await refused.text()).toBe('요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.')
  expect(await askTimes(origin, 1, asking('open'), '127.0.0.9')).toEqual([200])
})

test('counts unknown paths, malformed addresses and requests without a host like all others', async () => {
  const origin = await openServer()
  const broken = [
    asking('no/such/door'),
    asking('open%00'),
    asking('%E0%A4%A'),
    'GET /api/open HTTP/1.1\r\n\r\n',
  ]
  for (const text of broken) expect((await askTimes(origin, 1, text))[0]).not.toBe(429)
  expect(await askTimes(origin, 2, asking('open'))).toEqual([200, 429])
  for (const text of broken) expect(await askTimes(origin, 1, text)).toEqual([429])
})

test('pages have a separate share', async () => {
  const origin = await openServer()
  await askTimes(origin, 6, asking('open'))
  const page = 'GET /no-such-page HTTP/1.1\r\nHost: house\r\n\r\n'
  expect(await askTimes(origin, 6, page)).toEqual([404, 404, 404, 404, 404, 429])
})

test('behind an unconfigured proxy limits each guest separately, and all guests together', async () => {
  const origin = await openServer({ ...few, crowdCalls: { ...never, burst: 9 } })
  const from = (address: string) =>
    asking('open').replace('\r\n\r\n', `\r\nX-Forwarded-For: ${address}\r\n\r\n`)
  expect(await askTimes(origin, 6, from('1.2.3.4, 203.0.113.9'))).toEqual([200, 200, 200, 200, 200, 429])
  // Entries that the client wrote are to the left of the proxy's own entry.
  expect(await askTimes(origin, 1, from('9.9.9.9, 203.0.113.9'))).toEqual([429])
  expect(await askTimes(origin, 2, from('203.0.113.10'))).toEqual([200, 200])
  expect(await askTimes(origin, 1, from('203.0.113.11'))).toEqual([429])
})

test('limits the look-ups of unknown tokens', async () => {
  const origin = await openServer()
  for (let time = 0; time < 9; time++) await askTimes(origin, 1, asking('read', `random${time}`))
  expect(asked).toBe(5)
  expect(await askTimes(origin, 1, asking('open', 'random'))).toEqual([429])
})

test('a valid token does not count for its address, whatever else arrives from there', async () => {
  const origin = await openServer()
  for (const member of ['member1', 'member2', 'member3', 'member4', 'member5', 'member6', 'member7'])
    expect(await askTimes(origin, 1, asking('read', member))).toEqual([200])
  for (let time = 0; time < 6; time++) await askTimes(origin, 1, asking('read', `random${time}`))
  await askTimes(origin, 6, asking('open'))
  expect(await askTimes(origin, 2, asking('read', 'member1'))).toEqual([200, 200])
})

test('limits a member from every address, but not another member', async () => {
  const origin = await openServer()
  // The first request counts for the address, which has not seen the token yet.
  expect(await askTimes(origin, 6, asking('read', 'member1'))).toEqual([200, 200, 200, 200, 200, 200])
  expect(await askTimes(origin, 1, asking('read', 'member1'), '127.0.0.9')).toEqual([429])
  expect(await askTimes(origin, 1, asking('read', 'member2'))).toEqual([200])
})

test('limits a member’s concurrent bets, but not another member’s; an answered bet frees a place', async () => {
  const origin = await openServer()
  const bet = (token: string) =>
    fetch(`${origin}/api/bet`, { method: 'POST', headers: { 'x-auth-token': token } })
  const first = [bet('member1'), bet('member1'), bet('member1')]
  await expect.poll(() => finish.length).toBe(3)
  const refused = await bet('member1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  const other = bet('member2')
  await expect.poll(() => finish.length).toBe(4)
  for (const one of finish) one()
  expect((await Promise.all([...first, other])).map(answer => answer.status)).toEqual([200, 200, 200, 200])
  const next = bet('member1')
  await expect.poll(() => finish.length).toBe(5)
  finish[4]?.()
  expect((await next).status).toBe(200)
})

test('a disconnected client keeps its place until the work is done', async () => {
  const origin = await openServer()
  for (let time = 0; time < 3; time++) {
    const text = asking('bet', 'member1', 'POST')
    await sendRaw({ origin, text, patience: 100 })
  }
  expect(finish).toHaveLength(3)
  expect(await askTimes(origin, 1, asking('bet', 'member1', 'POST'))).toEqual([429])
})

test('limits the pipelined requests of a connection, then refuses, closes and stops reading', async () => {
  const origin = await openServer({ ...houseShares, sentAhead: 8 })
  let seen = 0
  server?.server.prependListener('request', () => {
    seen += 1
  })
  const answers = await sendRaw({ origin, text: asking('open').repeat(3_000) })
  expect(answers.statuses).toEqual([...Array(8).fill(200), 429])
  expect(answers.text).toContain('retry-after: 1')
  expect(answers.closed).toBe(true)
  expect(seen).toBe(9)
  expect(await askTimes(origin, 1, asking('open'))).toEqual([200])
})

test('a connection without pipelining has no limit of requests', async () => {
  const origin = await openServer(houseShares)
  for (let time = 0; time < 30; time++) expect((await fetch(`${origin}/api/open`)).status).toBe(200)
})

test('limits the connections of an address, but not of another address', async () => {
  const origin = await openServer({ ...houseShares, connections: { ...never, burst: 3 } })
  expect(await askTimes(origin, 5, asking('open'))).toEqual([200, 200, 200, 429, 429])
  expect(await askTimes(origin, 1, asking('open'), '127.0.0.9')).toEqual([200])
})

test('delays a refusal, so that an immediate retry waits', async () => {
  const origin = await openServer({ ...few, refusalMilliseconds: 150 })
  await askTimes(origin, 5, asking('open'))
  const refused = fetch(`${origin}/api/open`).then(() => 'refused')
  expect(await Promise.race([refused, wait(60, 'waits')])).toBe('waits')
  expect(await refused).toBe('refused')
})
