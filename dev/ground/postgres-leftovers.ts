import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MILLISECONDS = 20
const FAST_STOP_MILLISECONDS = 15_000

/**
 * Makes a cluster startable after a crash: ends a server that outlived its parent (`kill -9`), and removes lock files
 * whose process is gone. Only the owner of the folder may call it (single-owner.ts).
 */
export async function clearLeftovers(cluster: string, sockets: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  if (isAlive(pid) && isServerOf(pid, cluster)) await endProcess(pid)
  await endOrphans(cluster)
  // PostgreSQL checks only the process id, so it would wait for an unrelated process, or for a dead server that was
  // never reaped. It finds children of a killed server by their shared memory.
  rmSync(file, { force: true })
  rmSync(join(sockets, '.s.PGSQL.5432.lock'), { force: true })
}

/**
 * Ends the children of a killed server. They exit only when they next wait for something, and keep its shared memory
 * until then. A commit of such a child is in the log that the next server replays.
 */
async function endOrphans(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return
  const orphans = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => isServerOf(pid, cluster) && isAlive(pid))
  for (const pid of orphans) signal(pid, 'SIGQUIT')
  await Promise.all(orphans.map(pid => isGone(pid, FAST_STOP_MILLISECONDS)))
}

/** Requests a fast shutdown. If that takes too long, an immediate one, from which the next start recovers. */
export async function endProcess(pid: number): Promise<void> {
  signal(pid, 'SIGINT')
  if (await isGone(pid, FAST_STOP_MILLISECONDS)) return
  signal(pid, 'SIGQUIT')
  await isGone(pid, FAST_STOP_MILLISECONDS)
}

async function isGone(pid: number, milliseconds: number): Promise<boolean> {
  for (let waited = 0; waited < milliseconds; waited += POLL_MILLISECONDS) {
    if (!isAlive(pid)) return true
    await sleep(POLL_MILLISECONDS)
  }
  return false
}

/**
 * True when the process's working directory is the data folder, as for a PostgreSQL server. On systems other than Linux
 * the pid file is trusted.
 */
function isServerOf(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false
  if (process.platform === 'linux' && isZombie(pid)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** An orphan that exited may stay in the process table if nothing reaps it (containers without init). */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has already exited.
  }
}
