import { connect, type Socket } from 'node:net'
import { type LoadFigures, loadFigures } from './load-figures.ts'

/** A load over kept-alive connections on bare sockets, so that the client is never the bottleneck. */
export type SocketLoad = {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  /** Total requests a second, spread evenly. Without it, as fast as answers come. */
  readonly perSecond?: number | undefined
  /**
   * Returns the source of a connection's requests. A connection waits for each answer before it sends the next
   * request.
   */
  readonly sourceOf: (connection: number) => () => Buffer
  readonly isAccepted: (answer: Answer) => boolean
}

/** An answer: its head, and the bytes after it. */
export type Answer = { readonly head: string; readonly body: () => string }

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** Sends requests until the time is over; returns figures of the delays. */
export async function loadSockets({
  port,
  connections,
  seconds,
  perSecond,
  sourceOf,
  isAccepted,
}: SocketLoad): Promise<LoadFigures> {
  const delays: number[] = []
  let accepted = 0
  const began = performance.now()
  const end = began + seconds * 1_000
  const takeTurn = pacer(perSecond, began)
  const connection = (_: unknown, place: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      const next = sourceOf(place)
      let asked = 0
      const ask = () =>
        takeTurn(due => {
          asked = due
          socket.write(next())
        })
      readAnswers(socket, answer => {
        delays.push(performance.now() - asked)
        if (isAccepted(answer)) accepted += 1
        if (performance.now() < end) ask()
        else {
          socket.destroy()
          resolve()
        }
      })
      socket.once('error', reject)
      socket.once('connect', ask)
    })
  await Promise.all(Array.from({ length: connections }, connection))
  return loadFigures(delays, accepted, (performance.now() - began) / 1_000)
}

/**
 * Gives each call its place in the pace and passes the moment at which it was due. A slow server is not sent less:
 * waiting for a free connection counts as delay. Without a pace, calls go at once.
 */
function pacer(perSecond: number | undefined, began: number): (call: (due: number) => void) => void {
  if (perSecond === undefined) return call => call(performance.now())
  let taken = 0
  return call => {
    const due = began + (taken++ * 1_000) / perSecond
    const wait = due - performance.now()
    // A late timer of the client is not counted as the server's delay.
    if (wait > 0) setTimeout(() => call(performance.now()), wait)
    else call(due)
  }
}

/** Calls back for every whole answer. Answers have a content-length and come one at a time. */
function readAnswers(socket: Socket, onAnswer: (answer: Answer) => void): void {
  let held: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    const headEnd = held.indexOf(END_OF_HEAD)
    if (headEnd < 0) return
    const head = held.toString('latin1', 0, headEnd)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    const whole = held
    if (whole.length < headEnd + END_OF_HEAD.length + length) return
    held = Buffer.alloc(0)
    onAnswer({ head, body: () => whole.toString('utf8', headEnd + END_OF_HEAD.length) })
  })
}
