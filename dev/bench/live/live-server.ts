// Pushes a stream of price changes to all listeners with one of the contenders. Runs in its own process.
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Server as SocketIo } from 'socket.io'
import { WebSocketServer } from 'ws'
import type { LiveOddsFrame } from '#contract/live/live.ts'
import type { FixtureId, MemberId, OutcomeId, SportId } from '#domain/ids.ts'
import { odds } from '#domain/odds.ts'
import { accept } from '#domain/result.ts'
import {
  type FixtureChange,
  fixtureChanged,
  fixtureStream,
  isFixtureTopic,
} from '#server/fixtures/fixtures.ts'
import { createHttpServer } from '#server/platform/http/http-server.ts'
import { Live } from '#server/platform/live/live.ts'
import { openLiveDoor } from '#server/platform/live/live-route.ts'
import { createBus } from '#server/platform/news/bus.ts'
import { openDatabase } from '#server/platform/postgres/postgres.ts'
import { createLog } from '#server/platform/process/log.ts'
import { type Contender, type ServerOrder, stampOf } from './live-load.ts'

type Push = (change: FixtureChange) => void

const FIXTURES = 200
const OUTCOMES_A_FIXTURE = 60
const SPORT = 6046 as SportId
/** The tick of the bundling peers, equal to that of the live connections. */
const TICK_MILLISECONDS = 60

/** Opens the server's own stream, from the bus to the sockets. Nothing here queries the database. */
async function openSse(): Promise<{ push: Push; port: number }> {
  const bus = createBus()
  const stream = fixtureStream(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' }))
  const live = new Live({ snapshot: async () => [] })
  stream.follow(live, bus, fault => {
    throw fault
  })
  const fastify = createHttpServer({ log: createLog({ level: 'silent' }), trustProxy: false })
  const caller = { userId: 'bench', kind: 'member', level: 1, tendency: 0 } as const
  // Each request gets another member id, because no member may have thousands of connections.
  let members = 0
  const door = openLiveDoor({
    live,
    admit: () => accept({ ...caller, memberId: ++members as MemberId, permissions: new Set() }),
    resolveTopic: name => (isFixtureTopic(name) ? name : undefined),
  })
  door.mount(fastify)
  fastify.server.on('connection', socket => sockets.add(socket))
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  return { push: change => bus.publish(fixtureChanged, change), port: portOf(fastify.server) }
}

/** Opens a peer: one message per change, or all changes of a tick in one. */
async function openPeer({ kind, bundled }: Contender): Promise<{ push: Push; port: number }> {
  const http = createServer()
  const send = kind === 'ws' ? wsSender(http) : socketIoSender(http)
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  let gathered: LiveOddsFrame[] = []
  if (bundled)
    setInterval(() => {
      if (gathered.length > 0) send(gathered)
      gathered = []
    }, TICK_MILLISECONDS)
  const push: Push = change => void (bundled ? gathered.push(frameOf(change)) : send(frameOf(change)))
  return { push, port: portOf(http) }
}

function wsSender(http: HttpServer): (message: unknown) => void {
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  return message => {
    const text = Buffer.from(JSON.stringify(message))
    for (const client of server.clients) client.send(text, { binary: false })
  }
}

function socketIoSender(http: HttpServer): (message: unknown) => void {
  const server = new SocketIo(http, { transports: ['websocket'], pingInterval: 600_000, serveClient: false })
  return message => void server.emit('odds', message)
}

const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port

/** Returns the frame of one change, as the server writes it. */
const frameOf = ({ fixtureId, seq, odds: [change] }: FixtureChange): LiveOddsFrame => ({
  fixtureId,
  seq,
  after: seq - 1,
  changes: change ? [[Number(change.outcomeId), change.odds / 100, change.version, 1]] : [],
})

/**
 * Pushes changes at a steady rate, across fixtures and outcomes. Each is stamped with the moment at which it was due,
 * so the delay of a process that is busy writing counts.
 */
function startPushing(push: Push): (perSecond: number) => void {
  let count = 0
  let perSecond = 0
  let due = 0
  let last = performance.now()
  setInterval(() => {
    const now = performance.now()
    due = Math.min(due + ((now - last) * perSecond) / 1_000, perSecond / 2)
    last = now
    for (; due >= 1; due -= 1) push(changeNumber(count++, Date.now() - (due * 1_000) / perSecond))
  }, 4)
  return rate => {
    perSecond = rate
    due = 0
  }
}

function changeNumber(count: number, dueAt: number): FixtureChange {
  const fixture = 1 + (count % FIXTURES)
  const round = Math.floor(count / FIXTURES)
  const outcomeId = String(1_000_000 + fixture * 1_000 + (round % OUTCOMES_A_FIXTURE)) as OutcomeId
  const change = {
    outcomeId,
    odds: odds(150 + (round % 300)),
    version: stampOf(Math.floor(dueAt)),
    status: 'open',
  } as const
  return {
    fixtureId: (10_000 + fixture) as FixtureId,
    sportId: SPORT,
    seq: round + 1,
    head: false,
    score: false,
    board: false,
    odds: [change],
  }
}

const sockets = new Set<Socket>()
let push = (_perSecond: number): void => {}

async function obey(order: ServerOrder): Promise<number> {
  switch (order.ask) {
    case 'listen': {
      const opened = order.contender.kind === 'sse' ? await openSse() : await openPeer(order.contender)
      push = startPushing(opened.push)
      return opened.port
    }
    case 'push':
      push(order.perSecond)
      return order.perSecond
    case 'memory':
      globalThis.gc?.()
      return process.memoryUsage().rss
    case 'processor': {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1_000
    }
    case 'waiting':
      return Math.max(0, ...[...sockets].map(socket => socket.writableLength))
  }
}

process.on('message', async (order: ServerOrder) => process.send?.(await obey(order)))
