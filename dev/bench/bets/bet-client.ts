// Places bets over HTTP from its own process. The parent sends orders as messages; the process answers each with its
// figures.
import type { BetRequest } from '#server/bets/bets.ts'
import { openDatabase } from '#server/platform/postgres/postgres.ts'
import { type Answer, loadSockets } from '../load/socket-load.ts'
import { betBody } from './bet-body.ts'
import { tokenOf } from './bet-sessions.sql.ts'
import { listOffered } from './bet-world.sql.ts'
import { requestSource } from './bettors.ts'

export type Asking = {
  readonly what: 'bets' | 'empty'
  readonly port: number
  readonly connections: number
  readonly seconds: number
  /** Total requests a second, spread evenly. Without it, as fast as answers come. */
  readonly perSecond?: number
  readonly seed: number
}

const [url = '', memberIds = '[]'] = process.argv.slice(2)
const members: number[] = JSON.parse(memberIds)
const db = openDatabase({ url, poolSize: 1 })
const offered = await listOffered(db)
await db.close()
const tokens = new Map(members.map(id => [id, tokenOf(id)]))

/** More than the server can answer. Requests beyond it are built during the run. */
const WRITTEN_AHEAD_A_SECOND = 40_000

process.on('message', (asking: Asking) => void load(asking).then(figures => process.send?.(figures)))
process.send?.('ready')

function load({ what, port, connections, seconds, perSecond, seed }: Asking) {
  const nextBet = requestSource(members, offered, seed)
  const next = written(
    what === 'bets' ? betPost : emptyPost,
    nextBet,
    (perSecond ?? WRITTEN_AHEAD_A_SECOND) * seconds,
  )
  const isAccepted = ({ head }: Answer) => head.startsWith('HTTP/1.1 200')
  return loadSockets({ port, connections, seconds, perSecond, sourceOf: () => next, isAccepted })
}

/** Builds requests before the clock starts, because client and server share the machine. */
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

/** Every browser sends one, and bets store a short form of it. */
const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

const post = (path: string, request: BetRequest, headers: string, body: string): string =>
  `POST /api/${path} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ${USER_AGENT}\r\nContent-Type: application/json\r\n` +
  `X-AUTH-TOKEN: Bearer ${tokens.get(request.memberId)}\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`

const emptyPost = (request: BetRequest): string => post('bench/empty', request, '', '{}')

const betPost = (request: BetRequest): string =>
  post('sports-prematch/betting', request, `Idempotency-Key: ${request.key?.text}\r\n`, betBody(request))
