// A member who floods every route that is open to members: bets below the minimum on both routes, hundreds at a time,
// boards, searches, history, and live connections.
import { openDatabase } from '#server/platform/postgres/postgres.ts'
import { betBody } from '../../bench/bets/bet-body.ts'
import { tokenOf } from '../../bench/bets/bet-sessions.sql.ts'
import { listOffered } from '../../bench/bets/bet-world.sql.ts'
import { requestSource } from '../../bench/bets/bettors.ts'
import type { Counts, FlooderFigures, Task } from './figures.ts'
import { flood, request } from './flood-sockets.ts'

const { port, from, seconds, member, databaseUrl }: Task = JSON.parse(process.argv[2] ?? '')
const db = openDatabase({ url: databaseUrl, poolSize: 1 })
const offered = (await listOffered(db)).filter(({ id }) => Number(id) < 2_000_000)
await db.close()

const BODIES = 500
/** A bet of 10 won is refused, but only by the rules, after the queue. */
const BELOW_MINIMUM = 10

const nextBet = requestSource([member], offered, 11)
const bodies = Array.from({ length: BODIES }, () => betBody({ ...nextBet(), stake: BELOW_MINIMUM }))
const token = `X-AUTH-TOKEN: Bearer ${tokenOf(member)}\r\nAccept-Encoding: gzip\r\n`

let turn = 0
const bet = (): string => {
  const door = ++turn % 2 ? 'sports-prematch/betting' : 'inplay/betting'
  return request('POST', `/api/${door}`, `${token}Idempotency-Key: f${turn}\r\n`, bodies[turn % BODIES])
}
const pages: readonly (() => string)[] = [
  () => `/api/sports-prematch/event?type=cross&page=${1 + (turn % 20)}`,
  () =>
    `/api/sports-prematch/event?type=handicap&search=${encodeURIComponent('시')}${'%20'.repeat(turn % 40)}`,
  () => '/api/sports-prematch/proto',
  () => `/api/inplay/game?search=${turn}`,
  () => `/api/bet_result?page=${1 + (turn % 5)}`,
  () => `/api/game_result/sports?page=${1 + (turn % 50)}`,
  () => '/api/sports-prematch/event/top',
  () => '/api/member/user',
  () => '/api/inplay/waiting',
  () => '/api/admin/acts',
  () => `/api/bet_result/${turn}`,
]
const page = (): string => request('GET', pages[++turn % pages.length]?.() ?? '', token)
const line = (): string => request('GET', '/api/live?topics=live,member,sport:6046,sport:48242', token)

const got: Counts = {}
const end = performance.now() + seconds * 1_000
const shared = { port, from, end, got, opensAnew: false }
const ways = [
  { ...shared, connections: 80, ahead: 300, next: bet },
  { ...shared, connections: 40, ahead: 1, next: bet },
  { ...shared, connections: 40, ahead: 1, next: page },
  { ...shared, connections: 20, ahead: 500, next: page },
  { ...shared, connections: 20, ahead: 1, next: page, opensAnew: true },
  { ...shared, connections: 20, ahead: 1, next: line, opensAnew: true },
  { ...shared, connections: 250, ahead: 1, next: line },
]
await Promise.all(ways.map(flood))
const connections = ways.reduce((sum, way) => sum + way.connections, 0)
process.send?.({ connections, got } satisfies FlooderFigures)
process.disconnect?.()
