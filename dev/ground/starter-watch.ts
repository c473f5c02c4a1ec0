import { readFileSync } from 'node:fs'

const LOOK_EVERY_MILLISECONDS = 250
/** This process, its bootstrap, the shell of npm, npm. */
const DEPTH = 4

/** A process and its parent. */
type Link = readonly [pid: number, parent: number]

/**
 * Calls back once when the process that started this command is gone: the bootstrap, or `npm` above it. npm does not
 * forward a `kill` to its commands, and cannot forward a `kill -9`. The site must not keep running without them.
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

/** Returns the chain up to npm if npm runs us, otherwise only our own parent. Processes above may end at any time. */
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

/** On systems that do not show other processes, only our own parent is known. */
function parentOf(pid: number): number | undefined {
  if (pid === process.pid) return process.ppid
  try {
    // The name in brackets may contain anything. The state and the parent follow it.
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
