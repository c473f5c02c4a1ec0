// Thousands of listeners on raw sockets, so that the client costs little. Runs in its own process.
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { type Contender, type Heard, type ListenerOrder, stampOf } from './live-load.ts'

/** One listener in this many parses each change. The others only count bytes, which give the number of changes. */
const READ_ONE_OF = 50
const CONNECTING_AT_ONCE = 100

const sockets: Socket[] = []
let bytes = 0
let bytesRead = 0
let delays: number[] = []

const CHANGE = /\[\d{7},[\d.]+,(\d+),1\]/g

/** Finds each change in any framing. Only the socket splits a change, never the framing. */
function reader(): (chunk: Buffer) => void {
  let rest = ''
  return chunk => {
    const text = rest + chunk.toString('latin1')
    const now = stampOf(Date.now())
    let end = 0
    for (const match of text.matchAll(CHANGE)) {
      delays.push(now - Number(match[1]))
      end = match.index + match[0].length
    }
    rest = text.slice(Math.max(end, text.length - 80))
    bytesRead += chunk.length
  }
}

const requests: Record<Contender['kind'], () => string> = {
  sse: () => 'GET /api/live?topics=sport:6046 HTTP/1.1\r\nHost: bench\r\nX-AUTH-TOKEN: bench\r\n\r\n',
  ws: () => upgrade('/'),
  'socket.io': () => upgrade('/socket.io/?EIO=4&transport=websocket'),
}

const upgrade = (path: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: bench',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n')

/** The masked text "40" (mask 0), with which a socket.io client enters the main namespace. */
const ENTER = Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30])

/** The text that shows that a listener is subscribed. */
const joined: Record<Contender['kind'], string> = {
  sse: 'event: ready',
  ws: 'HTTP/1.1 101',
  'socket.io': '40{',
}

function listen(kind: Contender['kind'], port: number, index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const read = index % READ_ONE_OF === 0 ? reader() : undefined
    let greeting: string | undefined = ''
    let hasEntered = kind !== 'socket.io'
    socket.once('connect', () => socket.write(requests[kind]()))
    socket.once('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (greeting === undefined) {
        bytes += chunk.length
        read?.(chunk)
        return
      }
      greeting += chunk.toString('latin1')
      if (!hasEntered && greeting.includes('0{"sid"')) {
        hasEntered = true
        socket.write(ENTER)
      } else if (hasEntered && greeting.includes(joined[kind])) {
        greeting = undefined
        resolve()
      }
    })
    sockets.push(socket)
  })
}

async function connectAll({
  kind,
  port,
  count,
}: Extract<ListenerOrder, { ask: 'connect' }>): Promise<number> {
  for (let begun = 0; begun < count; begun += CONNECTING_AT_ONCE) {
    const some = Math.min(CONNECTING_AT_ONCE, count - begun)
    await Promise.all(Array.from({ length: some }, (_, index) => listen(kind, port, begun + index)))
  }
  return sockets.length
}

async function measure(milliseconds: number): Promise<Heard> {
  bytes = 0
  bytesRead = 0
  delays = []
  const began = performance.now()
  await new Promise(resolve => setTimeout(resolve, milliseconds))
  const seconds = (performance.now() - began) / 1_000
  const sorted = delays.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return {
    changesPerSecond: Math.round((sorted.length * (bytes / Math.max(bytesRead, 1))) / seconds),
    p50ms: at(0.5),
    p99ms: at(0.99),
    megabytesPerSecond: Math.round(bytes / seconds / 1e6),
  }
}

async function obey(order: ListenerOrder): Promise<Heard | number> {
  switch (order.ask) {
    case 'connect':
      return connectAll(order)
    case 'measure':
      return measure(order.milliseconds)
    case 'stall':
      for (const socket of sockets.slice(-order.count)) socket.pause()
      return order.count
  }
}

process.on('message', async (order: ListenerOrder) => process.send?.(await obey(order)))
