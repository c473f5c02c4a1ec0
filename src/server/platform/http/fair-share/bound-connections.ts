import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { securityHeaders } from '../answers.ts'
import { plainAddress } from '../caller-address.ts'
import { networkOf } from '../caller-network.ts'
import type { Doors } from './doors.ts'
import { requestTurns } from './request-turns.ts'
import { tokenBuckets } from './token-buckets.ts'

/**
 * Stands before the framework: bounds how many requests a connection sends ahead, what one turn of the event loop
 * begins, and how many connections an address opens that is no proxy of ours. Call it before the server listens.
 */
export function boundConnections(server: Server, doors: Doors, isProxy: (address: string) => boolean): void {
  boundRequests(server, doors)
  boundConnects(server, doors, isProxy)
}

function boundRequests(server: Server, { shares, recognise }: Doors): void {
  const answer = takeListeners(server, 'request')
  const turns = requestTurns<number | string>({ milliseconds: shares.turnMilliseconds })
  /** How many requests of a connection came before the one ahead of them was answered, and are not answered yet. */
  const sentAhead = new WeakMap<Socket, number>()

  /** Counts a request; false where it is not to be begun. The usual one, which nothing is ahead of, costs a look. */
  const counts = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    if (response.socket !== null) return true
    const sent = (sentAhead.get(socket) ?? 0) + 1
    // What was read already when the connection was given up.
    if (sent > shares.sentAhead) return false
    sentAhead.set(socket, sent)
    if (sent === shares.sentAhead) {
      stopReading(socket)
      refuseAndClose(response)
      return false
    }
    response.on('close', answered)
    return true
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!counts(request, response)) return
    if (turns.hasRoom()) {
      answer(request, response)
      return
    }
    const { socket } = request
    const key = recognise(request.headers['x-auth-token']) ?? socket.remoteAddress ?? ''
    turns.leave(key, () => {
      if (!socket.destroyed) answer(request, response)
    })
  })

  function answered(this: ServerResponse): void {
    const { socket } = this.req
    sentAhead.set(socket, (sentAhead.get(socket) ?? 1) - 1)
  }
}

function boundConnects(server: Server, { shares }: Doors, isProxy: (address: string) => boolean): void {
  const connect = takeListeners(server, 'connection')
  const connects = tokenBuckets<string>(shares.connections)
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (isProxy(address) || connects.take(networkOf(address)) === 0) {
      connect(socket)
      return
    }
    socket.on('error', () => {})
    socket.end(tooManyBytes)
    socket.destroySoon()
  })
}

/** What listens to an event of the server, taken off it to be called where it shall hear of the event. */
function takeListeners(
  server: Server,
  event: 'request' | 'connection',
): (...args: readonly unknown[]) => void {
  const listeners = server.listeners(event)
  server.removeAllListeners(event)
  return (...args) => {
    for (const listener of listeners) Reflect.apply(listener, server, args)
  }
}

/** Answer of Node's parser hook after which it leaves the rest of what it has read alone. */
const LEAVE_THE_REST = 2

/**
 * Reads no more of a connection, not even what its parser has in hand: Node would hand out hundreds of requests more
 * before it looks at anything else. There is no public way to stop a parser amid a piece; where this one is gone, what
 * it hands out is thrown away one by one.
 */
function stopReading(socket: Socket): void {
  socket.pause()
  const parser: unknown = Reflect.get(socket, 'parser')
  if (typeof parser !== 'object' || parser === null || !('onIncoming' in parser)) return
  parser.onIncoming = () => {
    socket.pause()
    return LEAVE_THE_REST
  }
}

const { status, text } = describeRefusal({ code: 'TOO_MANY_REQUESTS' })

const tooManyHeaders = {
  ...securityHeaders,
  'content-type': 'text/plain; charset=utf-8',
  'content-length': Buffer.byteLength(text),
  'x-refusal': 'TOO_MANY_REQUESTS',
  'retry-after': '1',
  connection: 'close',
}

/** Comes after the answers to what was sent before. */
function refuseAndClose(response: ServerResponse): void {
  response.writeHead(status, tooManyHeaders).end(text)
}

const tooManyBytes = Buffer.from(
  [
    `HTTP/1.1 ${status} Too Many Requests`,
    ...Object.entries(tooManyHeaders).map(([name, value]) => `${name}: ${value}`),
    '',
    text,
  ].join('\r\n'),
)
