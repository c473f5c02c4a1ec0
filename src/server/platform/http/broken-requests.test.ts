import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { accept } from '#domain/result.ts'
import { admitByName } from '#tests/support/house/serve.ts'
import { createLog } from '../process/log.ts'
import { feature } from './http.ts'
import { createHttpServer } from './http-server.ts'

const contract = {
  echo: route({
    method: 'POST',
    path: 'echo',
    access: 'guest',
    summary: '되풀이',
    body: z.object({ text: z.string() }),
    output: z.object({ text: z.string() }),
    refusals: [],
  }),
}

const patience = { headers: 200, whole: 500, checkEvery: 50 }
/** A busy machine may itself be slow. */
const AT_MOST = 5_000

const done: string[] = []
const fastify = createHttpServer({ log: createLog({ level: 'silent' }), trustProxy: false, patience })
let port = 0

beforeAll(async () => {
  const echo = feature(contract, {
    echo: ({ body }) => {
      done.push(body.text)
      return accept(body)
    },
  })
  echo.mount({ fastify, admit: admitByName, checksAnswers: true })
  port = Number(new URL(await fastify.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => fastify.close())

async function openLine(): Promise<{ socket: Socket; closed: Promise<string> }> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let heard = ''
  socket.setEncoding('utf8').on('data', text => {
    heard += text
  })
  socket.on('error', () => {})
  // A client that keeps connections open does not answer an end with its own.
  const closed = Promise.race([once(socket, 'end'), once(socket, 'close')]).then(() => heard)
  await once(socket, 'connect')
  return { socket, closed }
}

const head = 'POST /api/echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 40\r\n'

test.each([
  ['no byte', ''],
  ['half of a head', head],
  ['a head and half of a body', `${head}\r\n{"text":`],
  [
    'a body in chunks without an end',
    `${head.replace('content-length: 40', 'transfer-encoding: chunked')}\r\n4\r\n{"te\r\n`,
  ],
])('a client that sends %s gets 408 in Korean in time and is disconnected', async (_, bytes) => {
  const { socket, closed } = await openLine()
  const began = performance.now()
  socket.write(bytes)
  const answer = await closed
  expect(performance.now() - began).toBeLessThan(AT_MOST)
  expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
  expect(answer).toContain('X-Refusal: REQUEST_TIMEOUT')
  expect(answer).toContain('요청이 시간 안에 도착하지 않았습니다.')
  socket.destroy()
})

test('slow single bytes do not extend the time, and a late request is not executed', async () => {
  const { socket, closed } = await openLine()
  socket.write(`${head}\r\n`)
  const body = JSON.stringify({ text: 'late'.padEnd(29) })
  const drip = async () => {
    for (const letter of body) {
      if (socket.destroyed) return
      socket.write(letter)
      await sleep(40)
    }
  }
  const dripped = drip()
  expect(await closed).toMatch(/^HTTP\/1.1 408 /)
  await dripped
  socket.destroy()
  expect(done).toEqual([])
})

test('closes six hundred half-sent requests after their time', async () => {
  const lines = await Promise.all(Array.from({ length: 600 }, openLine))
  for (const { socket } of lines) socket.write(`${head}\r\n{"text":`)
  const answers = await Promise.all(lines.map(({ closed }) => closed))
  expect(answers.every(answer => answer.startsWith('HTTP/1.1 408 '))).toBe(true)
  await expect.poll(() => connections(), { timeout: AT_MOST }).toBe(0)
  for (const { socket } of lines) socket.destroy()
})

test('disconnects a client that sends no HTTP and never closes', async () => {
  const { socket, closed } = await openLine()
  socket.write('nonsense\r\n\r\n')
  expect(await closed).toMatch(/^HTTP\/1.1 400 /)
  await expect.poll(() => connections(), { timeout: AT_MOST }).toBe(0)
  socket.destroy()
})

test('keeps a connection that was answered in time for longer than one request may take', async () => {
  const { socket, closed } = await openLine()
  for (let turn = 0; turn < 3; turn++) {
    socket.write(`${head}\r\n${JSON.stringify({ text: 'in time'.padEnd(29) })}`)
    await sleep(300)
  }
  socket.end()
  expect((await closed).match(/HTTP\/1.1 200 /g)).toHaveLength(3)
  socket.destroy()
})

const connections = () =>
  new Promise<number>((resolve, reject) =>
    fastify.server.getConnections((fault, count) => (fault ? reject(fault) : resolve(count))),
  )
