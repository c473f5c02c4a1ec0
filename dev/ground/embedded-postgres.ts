import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import { preparePostgresFolder } from './postgres-folder.ts'
import { clearLeftovers, endProcess } from './postgres-leftovers.ts'
import { askOwner, ownFolder } from './single-owner.ts'
import { giveTo, type RunAs, unprivilegedUser } from './unprivileged-user.ts'

export type EmbeddedPostgres = {
  /** Of the server that runs, or ran last. */
  readonly pid: number
  /** Connection string of a database of this server. */
  urlOf(database: string): string
  /** Resolves with the exit code when the server that runs now ends, wanted or not. */
  readonly ended: Promise<number | null>
  /** Starts the server again after it ended by itself; the folder stays ours all the while. */
  startAgain(): Promise<void>
  stop(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  /** Where the data lives; made when missing, kept afterwards. */
  readonly folder: string
  /** Without, nothing is flushed to disk: for throw-away databases of tests only. */
  readonly durable?: boolean
  /** PostgreSQL's max_connections; 100 unless a bench needs more. */
  readonly connections?: number
  /** What a second process that wants the same folder is told about us. */
  readonly owner?: string
}

const READY_POLL_MILLISECONDS = 10
const START_MILLISECONDS = 120_000
const START_ATTEMPTS = 10
const RESTART_PAUSE_MILLISECONDS = 500
const MEGABYTE = 1024 * 1024

/**
 * Starts the real PostgreSQL that came with npm. It answers on a unix socket in a folder that only its own
 * user may enter and on no network address, so it needs no port and no password (`trust`).
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = unprivilegedUser()
  const binaries = findPostgresBinaries(user)
  const { cluster, sockets, log } = preparePostgresFolder(options.folder, user)
  const shape = { durable: options.durable ?? true, connections: options.connections ?? 100 }
  const letGo = await ownFolder(sockets, options.owner ?? `process ${process.pid}`)
  if (!existsSync(cluster)) createCluster(binaries, cluster, user)
  const start = async () => {
    await clearLeftovers(cluster, sockets)
    return startPatiently(binaries, { cluster, sockets, log, user, ...shape })
  }
  let server = await start()
  let starting: Promise<void> | undefined
  return {
    get pid() {
      return server.pid
    },
    get ended() {
      return server.ended
    },
    urlOf: database => urlOver(sockets, database),
    startAgain: () => {
      starting = start().then(started => {
        server = started
      })
      return starting
    },
    stop: async () => {
      await starting?.catch(() => {})
      // Waited for from now on: a process that has nothing else left would end before it hears of the server's end.
      server.child.ref()
      await endProcess(server.pid)
      await server.ended
      letGo()
    },
  }
}

/** Connection string of the server that another process runs on this folder. */
export function urlOfRunning(folder: string, database: string): string {
  return urlOver(preparePostgresFolder(folder, unprivilegedUser()).sockets, database)
}

/** What the process that works on this folder says of itself; undefined when none does. A missing folder is not made. */
export async function ownerOfFolder(folder: string): Promise<string | undefined> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined
  return askOwner(preparePostgresFolder(folder, unprivilegedUser()).sockets)
}

/** Where the data of a folder really lies. */
export const clusterOf = (folder: string): string => preparePostgresFolder(folder, unprivilegedUser()).cluster

const urlOver = (sockets: string, database: string): string =>
  `postgres://postgres@localhost/${database}?host=${encodeURIComponent(sockets)}`

/** Made under another name and renamed when complete, so that an interrupted start leaves no half cluster. */
function createCluster({ initdb }: PostgresBinaries, cluster: string, user: RunAs): void {
  const half = `${cluster}.new`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  giveTo(user, half)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const args = ['-D', half, '-U', 'postgres', '--auth=trust', '--no-instructions', ...locale]
  const made = spawnSync(initdb, args, { ...user, cwd: '/', encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
  renameSync(half, cluster)
}

/** After a `kill -9` of the server alone its children take a moment to go, and hold its memory until then. */
async function startPatiently(binaries: PostgresBinaries, how: Launch): Promise<Started> {
  for (let attempt = 1; ; attempt++) {
    const child = launch(binaries, how)
    const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
    try {
      return { pid: await readyPid(child, how), ended, child }
    } catch (error) {
      const orphans = error instanceof Error && error.message.includes('pre-existing shared memory block')
      if (!orphans || attempt === START_ATTEMPTS) throw error
      await sleep(RESTART_PAUSE_MILLISECONDS)
    }
  }
}

type Started = Pick<EmbeddedPostgres, 'pid' | 'ended'> & { readonly child: ChildProcess }
type Launch = {
  cluster: string
  sockets: string
  log: string
  user: RunAs
  durable: boolean
  connections: number
}

/** In a session of its own: Ctrl-C goes to us alone, and we end the database after the server. */
function launch(
  { postgres }: PostgresBinaries,
  { cluster, sockets, log, user, durable, connections }: Launch,
): ChildProcess {
  const settings = {
    ...laptopSettings(),
    max_connections: `${connections}`,
    ...(durable ? {} : throwAwaySettings),
    unix_socket_directories: sockets,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const output = openSync(log, 'a')
  const stdio: ['ignore', number, number] = ['ignore', output, output]
  const child = spawn(postgres, ['-D', cluster, ...args], { ...user, cwd: '/', stdio, detached: true })
  child.unref()
  return child
}

async function readyPid(child: ChildProcess, { cluster, log }: Launch): Promise<number> {
  let fault: Error | undefined
  child.once('error', error => {
    fault = error
  })
  for (let waited = 0; waited < START_MILLISECONDS; waited += READY_POLL_MILLISECONDS) {
    if (fault) throw fault
    if (child.exitCode !== null || child.signalCode !== null) break
    if (child.pid !== undefined && statusOf(cluster) === 'ready') return child.pid
    await sleep(READY_POLL_MILLISECONDS)
  }
  child.kill('SIGQUIT')
  throw new Error(
    `PostgreSQL did not start. Its log, ${log}, ends:\n${readFileSync(log, 'utf8').slice(-2_000)}`,
  )
}

/** The last line of the pid file says how far the server has come. */
function statusOf(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim()
  } catch {
    return undefined
  }
}

/** Durable as PostgreSQL is by default; memory by the machine; checkpoints far apart, because each one
 * makes the following writes of all pages dearer. */
function laptopSettings(): Record<string, string> {
  const memory = Math.floor(totalmem() / MEGABYTE)
  return {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_locks_per_transaction: '256',
    shared_buffers: `${Math.min(1_024, Math.max(128, Math.floor(memory / 8)))}MB`,
    effective_cache_size: `${Math.max(256, Math.floor(memory / 2))}MB`,
    random_page_cost: '1.1',
    jit: 'off',
    checkpoint_timeout: '15min',
    max_wal_size: '4GB',
    min_wal_size: '1GB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
  }
}

const throwAwaySettings: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  min_wal_size: '80MB',
}
