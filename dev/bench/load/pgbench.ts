import { spawn, spawnSync } from 'node:child_process'
import { openDatabase, prepared, raw, type Sql, sql } from '#server/platform/postgres/postgres.ts'
import { randomSource } from '../bets/bettors.ts'

/** The reference: PostgreSQL's own TPC-B benchmark, scale 20, 32 clients, prepared statements. */
export type Yardstick = {
  /** `pgbench` itself, or the same statements sent from Node where pgbench is not installed. */
  readonly by: 'pgbench' | 'node'
  /** Runs it for this many seconds; returns transactions a second. */
  run(seconds: number): Promise<number>
}

const SCALE = 20
const CLIENTS = 32
const ACCOUNTS = 100_000 * SCALE
const TELLERS = 10 * SCALE

/** Creates the tables in an empty database. */
export async function openYardstick(url: string): Promise<Yardstick> {
  if (spawnSync('pgbench', ['--version']).status !== 0) return driveFromNode(url)
  await pgbench(url, ['--initialize', '--quiet', `--scale=${SCALE}`])
  return {
    by: 'pgbench',
    run: async seconds => {
      const said = await pgbench(url, ['-M', 'prepared', '-c', `${CLIENTS}`, '-j', '2', '-T', `${seconds}`])
      return Number(/tps = ([\d.]+)/.exec(said)?.[1])
    },
  }
}

function pgbench(url: string, options: readonly string[]): Promise<string> {
  const child = spawn('pgbench', [...options, url.replace('localhost', '')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let complained = ''
  child.stderr.on('data', chunk => {
    complained += String(chunk)
  })
  child.stdout.on('data', chunk => {
    said += String(chunk)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code =>
      code === 0
        ? resolve(said)
        : reject(new Error(complained.trim().split('\n').at(-1) ?? `pgbench: ${code}`)),
    )
  })
}

const tables: readonly Sql[] = [
  raw('create table pgbench_branches (bid int primary key, bbalance int, filler char(88))'),
  raw('create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84))'),
  raw('create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84))'),
  raw(
    'create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22))',
  ),
  sql`insert into pgbench_branches select n, 0, '' from generate_series(1, ${SCALE}::integer) n`,
  sql`insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0, '' from generate_series(1, ${TELLERS}::integer) n`,
  sql`insert into pgbench_accounts select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, ${ACCOUNTS}::integer) n`,
  raw('vacuum analyze'),
]

async function driveFromNode(url: string): Promise<Yardstick> {
  const db = openDatabase({ url, poolSize: 1 })
  for (const statement of tables) await db.run(statement)
  await db.close()
  return { by: 'node', run: seconds => runFromNode(url, seconds) }
}

async function runFromNode(url: string, seconds: number): Promise<number> {
  const db = openDatabase({ url, poolSize: CLIENTS })
  const random = randomSource(seconds)
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  const end = performance.now() + seconds * 1_000
  let transactions = 0
  const client = async () => {
    while (performance.now() < end) {
      const [account, teller, branch, delta] = [
        upTo(ACCOUNTS),
        upTo(TELLERS),
        upTo(SCALE),
        upTo(10_000) - 5_000,
      ]
      await db.transaction(async tx => {
        for (const statement of tpcB(account, teller, branch, delta)) await tx.run(statement)
      })
      transactions += 1
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  await db.close()
  return transactions / seconds
}

/** The five statements of TPC-B, as pgbench sends them. */
const tpcB = (account: number, teller: number, branch: number, delta: number): readonly Sql[] => [
  prepared('b1', sql`update pgbench_accounts set abalance = abalance + ${delta} where aid = ${account}`),
  prepared('b2', sql`select abalance from pgbench_accounts where aid = ${account}`),
  prepared('b3', sql`update pgbench_tellers set tbalance = tbalance + ${delta} where tid = ${teller}`),
  prepared('b4', sql`update pgbench_branches set bbalance = bbalance + ${delta} where bid = ${branch}`),
  prepared(
    'b5',
    sql`insert into pgbench_history (tid, bid, aid, delta, mtime)
      values (${teller}, ${branch}, ${account}, ${delta}, current_timestamp)`,
  ),
]
