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
 * Limits, before Fastify, the pipelined requests per connection, the requests begun per event-loop tick, and the
 * connections per address other than our proxies. Call it before the server listens.
 */
export function boundConnections(server: Server, doors: Doors, isProxy: (address: string) => boolean): void {
  boundRequests(server, doors)
  boundConnects(server, doors, isProxy)
}

function boundRequests(server: Server, { shares, recognise }: Doors): void {
  const answer = takeListeners(server, 'request')
  const turns = requestTurns<number | string>({ milliseconds: shares.turnMilliseconds })
  /** Unanswered pipelined requests per connection, beyond the first. */
  const sentAhead = new WeakMap<Socket, number>()

  /** Counts a request; false if it must not begin. The usual, unpipelined request costs only a check. */
  const counts = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    if (response.socket !== null) return true
    const sent = (sentAhead.get(socket) ?? 0) + 1
    // Was already read when the connection was given up.
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

/** Removes the listeners of a server event and returns them, to be called when the event should pass. */
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

/** Return value of Node's parser hook that makes it skip the rest of the data. */
const LEAVE_THE_REST = 2

/**
 * Stops reading a connection, including what its parser has buffered: otherwise Node would emit hundreds more requests
 * first. No public API can stop a parser within a chunk; if this internal one is missing, the requests are dropped one
 * by one.
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

/** Is sent after the responses to the earlier requests. */
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
