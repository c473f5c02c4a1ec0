import { readdirSync, readFileSync } from 'node:fs'

/** A process: its parent, and the processor time that it has used. */
type Taken = { readonly parent: number; readonly seconds: number }

const TICKS_A_SECOND = 100

/**
 * Returns the processor seconds that processes and their children have used so far. Shows the cost of work also when
 * others share the machine. Undefined on systems other than Linux.
 */
export function processorSeconds(pids: readonly number[]): number | undefined {
  const taken = readAll()
  if (!pids.every(pid => taken.has(pid))) return undefined
  const own = [...taken].filter(([pid, { parent }]) => pids.includes(pid) || pids.includes(parent))
  return own.reduce((sum, [, { seconds }]) => sum + seconds, 0)
}

function readAll(): ReadonlyMap<number, Taken> {
  const taken = new Map<number, Taken>()
  for (const name of folders()) {
    const stat = readStat(name)
    // The program's name, in brackets, may contain anything.
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (parent === undefined) continue
    const seconds = (Number(rest[9]) + Number(rest[10])) / TICKS_A_SECOND
    taken.set(Number(name), { parent: Number(parent), seconds })
  }
  return taken
}

function folders(): readonly string[] {
  try {
    return readdirSync('/proc').filter(name => /^\d+$/.test(name))
  } catch {
    return []
  }
}

function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
