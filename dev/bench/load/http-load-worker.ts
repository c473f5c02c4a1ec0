import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import type { Load, LoadFigures } from './http-load.ts'

const { port, requests, connections, seconds } = workerData as Load
const END_OF_HEAD = Buffer.from('\r\n\r\n')

const texts = requests.map(({ path, headers }) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}\r\n`)
})

const delays: number[] = []
let failures = 0
let bytes = 0
const end = performance.now() + seconds * 1_000

/** Runs one connection: sends a request, waits for the whole answer, sends the next. */
function run(first: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.setNoDelay(true)
    let turn = first
    let askedAt = 0
    let left = -1
    let held: Buffer = Buffer.alloc(0)
    const ask = () => {
      askedAt = performance.now()
      left = -1
      const text = texts[turn++ % texts.length]
      if (text) socket.write(text)
    }
    const answered = () => {
      delays.push(performance.now() - askedAt)
      if (performance.now() < end) ask()
      else finish(socket, resolve)
    }
    socket.once('connect', ask)
    socket.once('error', reject)
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (left >= 0) left -= chunk.length
      else {
        held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk
        const head = held.indexOf(END_OF_HEAD)
        if (head < 0) return
        left = bodyLength(held.toString('latin1', 0, head)) - (held.length - head - END_OF_HEAD.length)
        held = Buffer.alloc(0)
      }
      if (left <= 0) answered()
    })
  })
}

function finish(socket: Socket, resolve: () => void): void {
  socket.destroy()
  resolve()
}

function bodyLength(head: string): number {
  if (!head.startsWith('HTTP/1.1 200')) failures += 1
  return Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
}

const started = performance.now()
await Promise.all(Array.from({ length: connections }, (_, index) => run(index)))
const passed = (performance.now() - started) / 1_000
delays.sort((a, b) => a - b)
const at = (share: number) => Math.round((delays[Math.floor(delays.length * share)] ?? 0) * 100) / 100
const figures: LoadFigures = {
  requestsPerSecond: Math.round(delays.length / passed),
  p50ms: at(0.5),
  p99ms: at(0.99),
  failures,
  bytesAnAnswer: Math.round(bytes / delays.length),
}
parentPort?.postMessage(figures)
