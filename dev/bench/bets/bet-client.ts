// Asks the house over so many kept connections, in a process of its own and by the bare socket, so that the
// asker is never the limit. Told what to ask by messages of its parent; answers each with its figures.
import { connect, type Socket } from 'node:net'
import type { BetRequest } from '#server/bets/bets.ts'
import { openDatabase } from '#server/platform/postgres/postgres.ts'
import { loadFigures } from '../load/load-figures.ts'
import { betBody } from './bet-body.ts'
import { tokenOf } from './bet-sessions.sql.ts'
import { listOffered } from './bet-world.sql.ts'
import { requestSource } from './bettors.ts'

export type Asking = {
  readonly what: 'bets' | 'empty'
  readonly port: number
  readonly connections: number
  readonly seconds: number
  /** So many in all, spread evenly; as fast as the answers come where it is absent. */
  readonly perSecond?: number
  readonly seed: number
}

const [url = '', memberIds = '[]'] = process.argv.slice(2)
const members: number[] = JSON.parse(memberIds)
const db = openDatabase({ url, poolSize: 1 })
const offered = await listOffered(db)
await db.close()
const tokens = new Map(members.map(id => [id, tokenOf(id)]))

const END_OF_HEAD = Buffer.from('\r\n\r\n')
/** More than the house answers; what is asked beyond it is written on the way. */
const WRITTEN_AHEAD_A_SECOND = 40_000

process.on('message', (asking: Asking) => void load(asking).then(figures => process.send?.(figures)))
process.send?.('ready')

async function load({ what, port, connections, seconds, perSecond, seed }: Asking) {
  const nextBet = requestSource(members, offered, seed)
  const next = written(
    what === 'bets' ? betPost : emptyPost,
    nextBet,
    (perSecond ?? WRITTEN_AHEAD_A_SECOND) * seconds,
  )
  const delays: number[] = []
  let accepted = 0
  const began = performance.now()
  const end = began + seconds * 1_000
  const takeTurn = pacer(perSecond, began)
  const connection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      let asked = 0
      const ask = () =>
        takeTurn(due => {
          asked = due
          socket.write(next())
        })
      readAnswers(socket, ok => {
        delays.push(performance.now() - asked)
        if (ok) accepted += 1
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
 * Has each call wait for its place in the pace, and tells when that was: a house that falls behind is not asked less, and
 * what waits for a connection meanwhile has waited. Without a pace it goes at once.
 */
function pacer(perSecond: number | undefined, began: number): (call: (due: number) => void) => void {
  if (perSecond === undefined) return call => call(performance.now())
  let taken = 0
  return call => {
    const due = began + (taken++ * 1_000) / perSecond
    const wait = due - performance.now()
    // A timer of the asker's own that comes late is none of the house's delay.
    if (wait > 0) setTimeout(() => call(performance.now()), wait)
    else call(due)
  }
}

/** Requests that are ready before the clock runs, since asker and house share the machine. */
function written(
  write: (request: BetRequest) => string,
  next: () => BetRequest,
  count: number,
): () => Buffer {
  const make = () => Buffer.from(write(next()), 'latin1')
  const ahead = Array.from({ length: count }, make)
  let used = 0
  return () => ahead[used++] ?? make()
}

/** Calls back for every whole answer; answers have a content-length and come one at a time. */
function readAnswers(socket: Socket, onAnswer: (ok: boolean) => void): void {
  let held: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    const headEnd = held.indexOf(END_OF_HEAD)
    if (headEnd < 0) return
    const head = held.toString('latin1', 0, headEnd)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (held.length < headEnd + END_OF_HEAD.length + length) return
    held = Buffer.alloc(0)
    onAnswer(head.startsWith('HTTP/1.1 200'))
  })
}

/** Every browser says what it is, and bets keep it in short. */
const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

const post = (path: string, request: BetRequest, headers: string, body: string): string =>
  `POST /api/${path} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ${USER_AGENT}\r\nContent-Type: application/json\r\n` +
  `X-AUTH-TOKEN: Bearer ${tokens.get(request.memberId)}\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`

const emptyPost = (request: BetRequest): string => post('bench/empty', request, '', '{}')

const betPost = (request: BetRequest): string =>
  post('sports-prematch/betting', request, `Idempotency-Key: ${request.key?.text}\r\n`, betBody(request))
