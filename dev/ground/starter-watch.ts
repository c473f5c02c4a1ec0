import { readFileSync } from 'node:fs'

const LOOK_EVERY_MILLISECONDS = 250
/** This process, its bootstrap, the shell of npm, npm. */
const DEPTH = 4

/** A process and who started it. */
type Link = readonly [pid: number, parent: number]

/**
 * Calls back once when whoever started this command is gone: the bootstrap, or `npm` above it. npm ends on a `kill`
 * without taking its commands along, and nothing can on a `kill -9`; the site must not go on behind their backs.
 */
export function whenStarterIsGone(act: () => void): void {
  const chain = startersOf(process.pid)
  const timer = setInterval(() => {
    if (chain.every(([pid, parent]) => parentOf(pid) === parent)) return
    clearInterval(timer)
    act()
  }, LOOK_EVERY_MILLISECONDS)
  timer.unref()
}

/** Up to npm where it runs us, else only to our own parent: what lies above may end as it likes. */
function startersOf(self: number): readonly Link[] {
  const links: Link[] = []
  for (let pid = self; links.length < DEPTH; ) {
    const parent = parentOf(pid)
    if (parent === undefined || parent <= 1) break
    links.push([pid, parent])
    if (isNpm(parent)) return links
    pid = parent
  }
  return links.slice(0, 1)
}

/** Where the system does not tell of other processes, we know our own parent only. */
function parentOf(pid: number): number | undefined {
  if (pid === process.pid) return process.ppid
  try {
    // The name in brackets may hold anything; the state and the parent come behind it.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
    return Number(parent)
  } catch {
    return undefined
  }
}

function isNpm(pid: number): boolean {
  try {
    const [title = '', script = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return /^npm(\s|$)/.test(title) || /npm(-cli\.js)?$/.test(script)
  } catch {
    return false
  }
}
