import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept } from '#domain/result.ts'
import type { Admission } from '../http/caller.ts'
import { createHttpServer } from '../http/http-server.ts'
import { createLog } from '../process/log.ts'
import { Live } from './live.ts'
import { openLiveDoor } from './live-route.ts'

const caller = {
  memberId: 1 as MemberId,
  userId: 'demo',
  kind: 'member',
  level: 1,
  tendency: 0,
  permissions: new Set<never>(),
} as const

/** A live endpoint whose admissions the test gives manually. */
async function openDoor() {
  const live = new Live({ snapshot: async () => [] })
  const asked = Promise.withResolvers<void>()
  const admission = Promise.withResolvers<Admission>()
  const admit = () => {
    asked.resolve()
    return admission.promise
  }
  const fastify = createHttpServer({ log: createLog({ level: 'silent' }), trustProxy: false })
  openLiveDoor({ live, admit, resolveTopic: name => name }).mount(fastify)
  const slow = Promise.withResolvers<string>()
  fastify.get('/slow', () => slow.promise)
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  const address = fastify.server.address()
  assert(typeof address === 'object' && address, 'it listens on a port')
  const ask = (...requests: readonly string[]) => {
    const socket = connect(address.port, '127.0.0.1')
    for (const request of requests) socket.write(`${request} HTTP/1.1\r\nhost: x\r\n\r\n`)
    return socket
  }
  const letIn = () => admission.resolve(accept(caller))
  return { live, fastify, ask, asked: asked.promise, letIn, answerSlowly: slow.resolve }
}

const LIVE = 'GET /api/live?topics=live'

let door: Awaited<ReturnType<typeof openDoor>>
afterEach(() => door.fastify.close())

test('keeps a connection until its socket closes', async () => {
  door = await openDoor()
  door.letIn()
  const socket = door.ask(LIVE)
  await once(socket, 'data')
  expect(door.live.listenerCount).toBe(1)
  socket.destroy()
  await expect.poll(() => door.live.listenerCount).toBe(0)
})

test('a client that disconnects before admission leaves no connection', async () => {
  door = await openDoor()
  const closed = new Promise(resolve =>
    door.fastify.server.once('connection', socket => socket.once('close', resolve)),
  )
  const socket = door.ask(LIVE)
  await door.asked
  socket.destroy()
  await closed
  door.letIn()
  await turn()
  expect(door.live.listenerCount).toBe(0)
})

test('a client admitted while the house closes is disconnected, so closing does not wait', async () => {
  door = await openDoor()
  const socket = door.ask(LIVE)
  await door.asked
  const closing = door.fastify.close()
  await turn()
  door.letIn()
  await once(socket.resume(), 'end')
  await closing
  expect(door.live.listenerCount).toBe(0)
})

test('a connection requested before an earlier answer is finished does not write first', async () => {
  door = await openDoor()
  let heard = ''
  const socket = door.ask('GET /slow', LIVE).on('data', chunk => (heard += chunk))
  await door.asked
  door.letIn()
  await turn()
  door.answerSlowly('slow at last')
  await expect.poll(() => heard).toMatch(/^HTTP\/1\.1 200 OK[\s\S]+slow at last[\s\S]*HTTP\/1\.1 400/)
  expect(door.live.listenerCount).toBe(0)
  socket.destroy()
})

test('a HEAD request opens no connection', async () => {
  door = await openDoor()
  door.letIn()
  const socket = door.ask('HEAD /api/live?topics=live')
  const [head] = await once(socket, 'data')
  expect(String(head)).toMatch(/^HTTP\/1\.1 404/)
  expect(door.live.listenerCount).toBe(0)
  socket.destroy()
})

test('limits the concurrent connections of a member; a closed one frees a place', async () => {
  door = await openDoor()
  door.letIn()
  const status = async (socket: Socket) => String((await once(socket, 'data'))[0]).split(' ')[1]
  const connections = Array.from({ length: 40 }, () => door.ask(LIVE))
  expect(await Promise.all(connections.map(status))).toEqual(connections.map(() => '200'))
  const refused = door.ask(LIVE)
  expect(await status(refused)).toBe('429')
  connections[0]?.destroy()
  await expect.poll(() => door.live.listenerCount).toBe(39)
  const last = door.ask(LIVE)
  expect(await status(last)).toBe('200')
  for (const socket of [...connections, refused, last]) socket.destroy()
})
