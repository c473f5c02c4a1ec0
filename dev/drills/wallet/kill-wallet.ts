import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDeps } from '#server/main.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { ensureMonthPartitions } from '#server/platform/postgres/partitions.sql.ts'
import { conform } from '../../conformance/conform.ts'
import { compareBooks, launchPlayers, ownClient } from '../../conformance/own-wallet.ts'
import { createDatabase } from '../../ground/databases.sql.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../ground/embedded-postgres.ts'
import { makeScratchFolder } from '../../ground/scratch-folder.ts'
import { freePort, killNode, startNode } from '../house-node.ts'
import { connectSandbox, playAtSandbox } from './sandbox-players.ts'

export type WalletKills = {
  readonly kills: { readonly site: number; readonly database: number; readonly supplier: number }
  /** Number of calls, then of those that got no answer. */
  readonly calls: number
  readonly unanswered: number
  readonly rounds: number
  /** Bets on games of the sandbox supplier, which is also killed. */
  readonly sandboxBets: number
  /** Money that was lost or created, or repeated answers that differed. Empty when there are none. */
  readonly faults: readonly string[]
}

const LANES = 16
/** Random pause between two kills: long enough for some hundred calls. */
const PAUSE = { from: 300, to: 1_500 }
/** A killed database takes longer to start than the kit waits for an answer. */
const PATIENCE = 300_000

/**
 * Kills the server, its database and the sandbox supplier (-9) in turn, this many times in all. Meanwhile the kit plays
 * a supplier that repeats calls until they are answered, and members play at the sandbox. Then compares each player's
 * ledger balance with the answers, and the house's books with the sandbox's report.
 */
export async function drillWallet(kills: number): Promise<WalletKills> {
  const folder = makeScratchFolder('hanpan-wallet-')
  const postgres = await startEmbeddedPostgres({ folder })
  try {
    await createDatabase(postgres.urlOf('postgres'), 'wallet')
    return await killWallet({ postgres, databaseUrl: postgres.urlOf('wallet'), folder }, kills)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Ground = {
  readonly postgres: EmbeddedPostgres
  readonly databaseUrl: string
  /** Folder for the supplier's data. */
  readonly folder: string
}

async function killWallet({ postgres, databaseUrl, folder }: Ground, kills: number): Promise<WalletKills> {
  const deps = makeDeps({ databaseUrl, logLevel: 'silent' })
  await migrate(deps.db)
  await ensureMonthPartitions(deps.db, deps.clock.now())
  const tokens = await launchPlayers(deps)
  const sandboxPort = await freePort()
  await connectSandbox(deps, sandboxPort)
  const port = await freePort()
  const start = () => startNode(new URL('./wallet-server.ts', import.meta.url), [databaseUrl, String(port)])
  let site = await start()
  const house = `http://127.0.0.1:${port}`
  const sandbox = await playAtSandbox(deps, { house, port: sandboxPort, folder })
  const killSite = async () => {
    await killNode(site)
    site = await start()
  }
  const killDatabase = async () => {
    process.kill(postgres.pid, 'SIGKILL')
    await postgres.ended
    await postgres.startAgain()
  }
  const victims = { site: killSite, database: killDatabase, supplier: sandbox.kill }
  const done = { site: 0, database: 0, supplier: 0 }
  let isOver = false
  let killing: Promise<void> | undefined
  // A token is valid for one authentication, so the kills begin only after the kit's players are logged in and the kit
  // first calls `until`.
  const beginKilling = () => {
    killing ??= killInTurn(kills, victims, done).finally(() => {
      isOver = true
    })
    return isOver
  }
  try {
    const told = await conform({
      client: ownClient(port),
      cases: [],
      patienceMilliseconds: PATIENCE,
      slowMilliseconds: PATIENCE,
      tokens,
      seed: kills,
      lanes: LANES,
      until: beginKilling,
      tell: line => console.error(line),
    })
    await killing
    const { bets, faults } = await sandbox.end()
    return {
      kills: done,
      calls: told.calls,
      unanswered: Object.values(told.again).reduce((sum, count) => sum + count, 0),
      rounds: told.rounds,
      sandboxBets: bets,
      faults: [...told.faults, ...faults, ...(await compareBooks(deps, told))],
    }
  } finally {
    await killing?.catch(() => undefined)
    await sandbox.close()
    await killNode(site)
    await deps.db.close()
  }
}

type Victim = 'site' | 'database' | 'supplier'

async function killInTurn(
  kills: number,
  victims: Readonly<Record<Victim, () => Promise<void>>>,
  done: Record<Victim, number>,
): Promise<void> {
  const order: readonly Victim[] = ['site', 'database', 'supplier']
  for (let kill = 0; kill < kills; kill++) {
    await sleep(PAUSE.from + Math.random() * (PAUSE.to - PAUSE.from))
    const victim = order[kill % order.length] ?? 'site'
    await victims[victim]()
    done[victim] += 1
  }
}
