import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MILLISECONDS = 20
const FAST_STOP_MILLISECONDS = 15_000

/**
 * Makes a cluster free to start after a crash: ends a server that outlived its parent (`kill -9`), and
 * removes lock files whose process is gone. Only for who owns the folder (single-owner.ts).
 */
export async function clearLeftovers(cluster: string, sockets: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  if (isAlive(pid) && isServerOf(pid, cluster)) await endProcess(pid)
  await endOrphans(cluster)
  // PostgreSQL trusts the number alone, so it would wait for a stranger, or for a dead server that nothing
  // reaps. Children of a killed server it finds by their shared memory.
  rmSync(file, { force: true })
  rmSync(join(sockets, '.s.PGSQL.5432.lock'), { force: true })
}

/**
 * Children of a server that was killed go by themselves only when they next wait for something, and hold its memory
 * until then. What one of them has just committed is in the log that the next server reads.
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

/** Fast shutdown; when that takes too long, an immediate one, which the next start recovers from. */
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

/** A PostgreSQL server works in its data folder; elsewhere than on Linux the pid file is believed. */
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

/** An orphan that ended may stay in the process table where nothing reaps it (containers without init). */
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
    // It ended by itself in the meantime.
  }
}
