import { readdirSync, readFileSync } from 'node:fs'

/** Of a process: of which it is a child, and how much time of a processor it has taken. */
type Taken = { readonly parent: number; readonly seconds: number }

const TICKS_A_SECOND = 100

/**
 * Seconds of a processor that processes and their children have taken so far: what work costs, also where others share
 * the machine. Undefined where the system does not tell (it is Linux that does).
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
    // The name of the program, in brackets, may hold anything.
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
