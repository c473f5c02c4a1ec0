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
  /** Process id of the server that runs, or that ran last. */
  readonly pid: number
  /** Returns the connection string of a database of this server. */
  urlOf(database: string): string
  /** Resolves with the exit code when the running server ends, for any reason. */
  readonly ended: Promise<number | null>
  /** Starts the server again after it ended unexpectedly. The folder stays owned in the meantime. */
  startAgain(): Promise<void>
  stop(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  /** The data folder. Created if it is missing, kept afterwards. */
  readonly folder: string
  /** When false, nothing is flushed to disk. Only for temporary databases of tests. */
  readonly durable?: boolean
  /** PostgreSQL's max_connections; 100 unless a bench needs more. */
  readonly connections?: number
  /** The text that a second process gets when it wants the same folder. */
  readonly owner?: string
}

const READY_POLL_MILLISECONDS = 10
const START_MILLISECONDS = 120_000
const START_ATTEMPTS = 10
const RESTART_PAUSE_MILLISECONDS = 500
const MEGABYTE = 1024 * 1024

/**
 * Starts the PostgreSQL that was installed by npm. It listens on a unix socket in a folder that only its own user may
 * enter and on no network address, so it needs no port and no password (`trust`).
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
      // Referenced from now on. Otherwise a process with nothing else to do would exit before it receives the server's
      // end.
      server.child.ref()
      await endProcess(server.pid)
      await server.ended
      letGo()
    },
  }
}

/** Returns the connection string of the server that another process runs on this folder. */
export function urlOfRunning(folder: string, database: string): string {
  return urlOver(preparePostgresFolder(folder, unprivilegedUser()).sockets, database)
}

/**
 * Returns the text of the process that uses this folder; undefined when there is none. Does not create a missing
 * folder.
 */
export async function ownerOfFolder(folder: string): Promise<string | undefined> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined
  return askOwner(preparePostgresFolder(folder, unprivilegedUser()).sockets)
}

/** Returns the actual path of a folder's cluster. */
export const clusterOf = (folder: string): string => preparePostgresFolder(folder, unprivilegedUser()).cluster

const urlOver = (sockets: string, database: string): string =>
  `postgres://postgres@localhost/${database}?host=${encodeURIComponent(sockets)}`

/** Created under another name and renamed when complete, so that an interrupted start leaves no partial cluster. */
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

/**
 * Retries: after a `kill -9` of the server alone, its children need a moment to exit, and keep its shared memory until
 * then.
 */
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

/** Runs in its own session, so that Ctrl-C reaches only this process, which stops the database after the server. */
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

/** Returns the last line of the pid file, which is the server's state. */
function statusOf(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim()
  } catch {
    return undefined
  }
}

/**
 * Settings: durable like PostgreSQL's defaults; memory sized by the machine; checkpoints far apart, because each one
 * makes the next write of every page more expensive.
 */
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
