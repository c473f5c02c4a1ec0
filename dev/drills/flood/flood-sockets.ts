import { connect } from 'node:net'
import { type Counts, count, type Task } from './figures.ts'

export type Flood = Pick<Task, 'port' | 'from'> & {
  readonly connections: number
  /** Number of requests that are sent before the first answer is awaited. */
  readonly ahead: number
  /** Whether each batch of requests opens a new connection. */
  readonly opensAnew: boolean
  readonly next: () => string
  /** `performance.now()` at which it ends. */
  readonly end: number
  readonly got: Counts
}

const STATUS = /HTTP\/1\.1 (\d{3})/g
/** A status line may arrive in two parts. */
const STATUS_LENGTH = 'HTTP/1.1 200'.length
const RETRY_MILLISECONDS = 5

/** Sends as fast as the server answers, on bare sockets, so that the client is never the bottleneck. */
export const flood = (task: Flood): Promise<unknown> =>
  Promise.all(Array.from({ length: task.connections }, () => keepFlooding(task)))

async function keepFlooding(task: Flood): Promise<void> {
  while (performance.now() < task.end) {
    const fault = await floodOnce(task)
    if (fault === undefined) continue
    count(task.got, fault)
    await new Promise(resolve => setTimeout(resolve, RETRY_MILLISECONDS))
  }
}

/** Uses one connection until either side closes it; returns the error that ended it. */
function floodOnce({ port, from, ahead, opensAnew, next, end, got }: Flood): Promise<string | undefined> {
  return new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true })
    let unanswered = 0
    let rest = ''
    let fault: string | undefined
    const send = () => {
      unanswered += ahead
      socket.write(Array.from({ length: ahead }, next).join(''))
    }
    const timer = setTimeout(() => socket.destroy(), Math.max(0, end - performance.now()))
    socket.once('connect', send)
    socket.on('data', chunk => {
      const text = rest + chunk.toString('latin1')
      let last = 0
      for (const match of text.matchAll(STATUS)) {
        count(got, match[1] ?? '')
        unanswered -= 1
        last = match.index + STATUS_LENGTH
      }
      rest = text.slice(Math.max(last, text.length - STATUS_LENGTH + 1))
      if (unanswered > 0) return
      if (opensAnew) socket.destroy()
      else send()
    })
    socket.once('error', error => {
      fault = 'code' in error ? String(error.code) : error.name
    })
    socket.once('close', () => {
      clearTimeout(timer)
      resolve(fault)
    })
  })
}

export const request = (method: string, path: string, headers = '', body = ''): string =>
  `${method} ${path} HTTP/1.1\r\nHost: house\r\n${headers}${body ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` : ''}\r\n${body}`
