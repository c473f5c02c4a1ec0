// Two honest members in parallel: one places real bets, the other reads pages. Each waits for the answer before the
// next call.
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#server/platform/postgres/postgres.ts'
import { betBody } from '../../bench/bets/bet-body.ts'
import { tokenOf } from '../../bench/bets/bet-sessions.sql.ts'
import { listOffered } from '../../bench/bets/bet-world.sql.ts'
import { requestSource } from '../../bench/bets/bettors.ts'
import { type Counts, count, delaysOf, type HonestFigures, type Task } from './figures.ts'

const { port, from, seconds, member, otherMember, databaseUrl }: Task = JSON.parse(process.argv[2] ?? '')
const PAUSE_MILLISECONDS = 50
const db = openDatabase({ url: databaseUrl, poolSize: 1 })
const offered = (await listOffered(db)).filter(({ id }) => Number(id) < 2_000_000)
await db.close()
const agent = new Agent({ keepAlive: true })

type Call = {
  readonly method: string
  readonly path: string
  readonly member: number
  readonly body?: string
}

type Answer = { readonly status: number; readonly told: string }

/** Returns the whole answer, or the name of the error if there is none. */
function ask({ method, path, member: asker, body }: Call): Promise<Answer | string> {
  return new Promise(resolve => {
    const headers = {
      'x-auth-token': `Bearer ${tokenOf(asker)}`,
      'accept-encoding': 'gzip',
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const asked = request({ agent, host: '127.0.0.1', port, localAddress: from, method, path, headers })
    asked.once('error', error => resolve('code' in error ? String(error.code) : error.name))
    asked.once('response', (answer: IncomingMessage) => {
      const { statusCode: status = 0, headers } = answer
      const told = [status, headers['x-refusal']].filter(Boolean).join(' ')
      answer.resume().once('end', () => resolve({ status, told }))
    })
    asked.end(body)
  })
}

const got: Counts = {}
let refused = 0

async function keepAsking(next: () => Call): Promise<{ delays: number[]; accepted: number }> {
  const delays: number[] = []
  let accepted = 0
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; ) {
    const began = performance.now()
    const answer = await ask(next())
    delays.push(performance.now() - began)
    count(got, typeof answer === 'string' ? answer : answer.told)
    if (typeof answer === 'string' || answer.status === 429 || answer.status >= 500) refused += 1
    else if (answer.status === 200) accepted += 1
    await sleep(PAUSE_MILLISECONDS)
  }
  return { delays, accepted }
}

const nextBet = requestSource([member], offered, 13)
let turn = 0
const bet = (): Call => ({
  method: 'POST',
  path: '/api/sports-prematch/betting',
  member,
  // A low stake, because bets on the same picks share a limit.
  body: betBody({ ...nextBet(), stake: 5_000 }),
})
const paths = [
  '/',
  '/api/sports-prematch/event?type=cross',
  '/api/inplay/game',
  '/api/sports-prematch/proto',
  '/api/bet_result',
  '/api/member/user',
  '/api/setting',
]
const read = (): Call => ({ method: 'GET', path: paths[turn++ % paths.length] ?? '/', member: otherMember })

const [bets, reads] = await Promise.all([keepAsking(bet), keepAsking(read)])
agent.destroy()
process.send?.({
  bets: { ...delaysOf(bets.delays), accepted: bets.accepted },
  reads: delaysOf(reads.delays),
  refused,
  got,
} satisfies HonestFigures)
process.disconnect?.()
