import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE } from '#domain/instant.ts'
import { openHttpGateway } from '#server/cashier/gateway/http-gateway.ts'
import { makeDeps } from '#server/main.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { ensureMonthPartitions } from '#server/platform/postgres/partitions.sql.ts'
import { createDatabase } from '../../ground/databases.sql.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../ground/embedded-postgres.ts'
import { makeScratchFolder } from '../../ground/scratch-folder.ts'
import { freePort, killNode, startNode } from '../house-node.ts'
import { type CashMember, fillCashierWorld } from './cashier-world.ts'
import { compareBooks } from './compare-books.ts'
import { cashierCounter, nothingPromised, oneOf } from './counter.ts'
import { insistent } from './insistent.ts'

export type CashierKills = {
  readonly kills: { readonly site: number; readonly gateway: number; readonly database: number }
  /** Number of calls without an answer. They were repeated. */
  readonly unanswered: number
  /** Number of requests by final state, tether requests separately; then the number of bets. */
  readonly requests: Readonly<Record<string, number>>
  readonly bets: number
  /** Money or requests that were lost, created or decided twice. Empty when there are none. */
  readonly faults: readonly string[]
}

const AT_THE_COUNTER = 8
const BY_TETHER = 4
/** Random pause between two kills: long enough for some dozen requests. */
const PAUSE = { from: 500, to: 3_000 }
/** Block time of a chain that confirms a payment within moments. */
const BLOCK_MILLISECONDS = '40'
const GATEWAY = new URL('../../../sandbox/gateway/main.ts', import.meta.url)
const SITE = new URL('./cashier-server.ts', import.meta.url)

/**
 * Kills server, sandbox gateway and database (-9) in turn, this many times in all. Meanwhile members request deposits
 * and withdrawals, pay by tether and bet, and several operators decide at the same time. Then compares requests, ledger
 * and gateway with each other and with the answers that clients received.
 */
export async function drillCashier(kills: number): Promise<CashierKills> {
  const folder = makeScratchFolder('hanpan-cashier-')
  const postgres = await startEmbeddedPostgres({ folder })
  try {
    await createDatabase(postgres.urlOf('postgres'), 'cashier')
    return await killCashier(postgres, folder, kills)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Node = { child: ChildProcess; start: () => Promise<ChildProcess> }

/** Starts server and gateway, each on its own port that it keeps after a restart. */
async function startNodes(databaseUrl: string, folder: string) {
  const [sitePort, gatewayPort] = [await freePort(), await freePort()]
  const secret = randomBytes(32).toString('hex')
  const origin = `http://127.0.0.1:${sitePort}`
  const gatewaySettings = { url: `http://127.0.0.1:${gatewayPort}`, secret }
  const node = async (start: Node['start']): Promise<Node> => ({ start, child: await start() })
  const env = {
    GATEWAY_PORT: String(gatewayPort),
    GATEWAY_DATA: join(folder, 'gateway'),
    GATEWAY_SECRET: secret,
    GATEWAY_CALLBACK_URL: `${origin}/api/gateway/tether`,
    GATEWAY_BLOCK_MS: BLOCK_MILLISECONDS,
  }
  const gateway = await node(() => startNode(GATEWAY, [], { env, says: 'gateway http' }))
  const site = await node(() => startNode(SITE, [databaseUrl, String(sitePort), gatewaySettings.url, secret]))
  return { origin, gatewaySettings, gateway, site }
}

async function restart(node: Node): Promise<void> {
  await killNode(node.child)
  node.child = await node.start()
}

type Nodes = Awaited<ReturnType<typeof startNodes>>

/** Starts to kill each process in turn; returns whether it is over, and the killed processes. */
function killInTurn(postgres: EmbeddedPostgres, { site, gateway }: Nodes, kills: number) {
  const done = { site: 0, gateway: 0, database: 0 }
  const turns = [
    async () => {
      await restart(site)
      done.site += 1
    },
    async () => {
      await restart(gateway)
      done.gateway += 1
    },
    async () => {
      process.kill(postgres.pid, 'SIGKILL')
      await postgres.ended
      await postgres.startAgain()
      done.database += 1
    },
  ]
  const killing = { done, isOver: false }
  const ended = (async () => {
    for (let kill = 0; kill < kills; kill++) {
      await sleep(PAUSE.from + Math.random() * (PAUSE.to - PAUSE.from))
      await turns[kill % turns.length]?.()
    }
  })().finally(() => {
    killing.isOver = true
  })
  return { killing, ended }
}

async function killCashier(postgres: EmbeddedPostgres, folder: string, kills: number): Promise<CashierKills> {
  const databaseUrl = postgres.urlOf('cashier')
  const deps = makeDeps({ databaseUrl, logLevel: 'silent' })
  await migrate(deps.db)
  await ensureMonthPartitions(deps.db, deps.clock.now())
  const world = await fillCashierWorld(deps, AT_THE_COUNTER + BY_TETHER)
  const nodes = await startNodes(databaseUrl, folder)
  const { killing, ended } = killInTurn(postgres, nodes, kills)
  const isOver = () => killing.isOver
  const unanswered = { count: 0 }
  const promised = nothingPromised()
  const counter = cashierCounter({
    ...{ origin: nodes.origin, world, insist: insistent(unanswered), promised },
  })
  try {
    const lanes = world.members.map((member, n) =>
      n < AT_THE_COUNTER ? atTheCounter(counter, member, isOver) : byTether(counter, member, isOver),
    )
    await Promise.all([ended, ...lanes])
    const gateway = openHttpGateway(nodes.gatewaySettings, deps)
    const { faults, requests } = await compareBooks({ ...deps, gateway }, world, promised)
    return {
      kills: killing.done,
      unanswered: unanswered.count,
      requests: countBy(requests, ({ method, direction, state }) => `${method} ${direction} ${state}`),
      bets: [...promised.bets.values()].reduce((sum, count) => sum + count, 0),
      faults: [...promised.faults, ...faults],
    }
  } finally {
    await ended.catch(() => undefined)
    await killNode(nodes.site.child)
    await killNode(nodes.gateway.child)
    await deps.db.close()
  }
}

type Counter = ReturnType<typeof cashierCounter>

async function atTheCounter(counter: Counter, member: CashMember, isOver: () => boolean): Promise<void> {
  // A withdrawal needs an earlier deposit or bet.
  await counter.bet(member)
  while (!isOver()) await oneOf([counter.deposit, counter.withdraw, counter.bet])(member)
}

const ENDED = new Set(['done', 'expired', 'cancelled', 'failed'])
const LOOKS_EVERY = 100
/** A gateway whose callbacks were not answered waits up to half a minute before the next one. */
const PATIENCE = 2 * MINUTE

/** Pays by tether repeatedly, one payment at a time. */
async function byTether(counter: Counter, member: CashMember, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await counter.payByTether(member)
    for (let waited = 0; waited < PATIENCE; waited += LOOKS_EVERY) {
      const state = await counter.latestPayment(member)
      if (state === undefined || ENDED.has(state)) break
      await sleep(LOOKS_EVERY)
    }
  }
}

function countBy<T>(list: readonly T[], wordOf: (one: T) => string): Record<string, number> {
  const groups = Map.groupBy(list, wordOf)
  return Object.fromEntries([...groups].map(([word, { length }]) => [word, length]))
}
