import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { launchChromium } from '#tests/support/pages/chromium.ts'
import { freePort } from '../drills/house-node.ts'
import { makeScratchFolder } from '../ground/scratch-folder.ts'
import { type IdleShift, idleShift } from './web/idle-shift.ts'
import { type Login, logIn } from './web/login.ts'
import { figuresOfVisits, type PageFigures } from './web/page-figures.ts'
import { type Screen, type Visited, visitOnce, widths } from './web/visit.ts'

const PATHS = ['/login', '/', '/korea/cross', '/inplay'] as const
const SCREENS = ['desktop', 'phone'] as const
/** Visits of each page at each width. The median of each figure counts. */
const VISITS = 5
const READY_SECONDS = 300
const ROOT = join(import.meta.dirname, '../..')

/** Targets for the cross board. Missing one is reported and fails nothing. */
const MARKS = { jsKb: 130, jsRequests: 12, fontKb: 120, lcpMs: 1_800, cls: 0.02, inpMs: 100 }

/**
 * Measures the site as `npm start` serves it with play data, in a real Chromium with a slow phone's network and
 * processor: the weight of pages until they can be used, when they are complete, their layout shifts, and how soon a
 * press shows.
 */
export async function bench() {
  const site = await startSite()
  try {
    const login = await logIn(site.origin)
    const pages: Record<string, Record<Screen, PageFigures>> = {}
    for (const path of PATHS) pages[path] = await measurePage(site.origin, path, login)
    const cross = pages['/korea/cross']?.phone
    const ratio = Math.round(((cross?.jsKb ?? 0) / MARKS.jsKb) * 100) / 100
    return { name: 'web', ratio, marks: MARKS, pages }
  } finally {
    await site.stop()
  }
}

async function measurePage(origin: string, path: string, login: Login): Promise<Record<Screen, PageFigures>> {
  const browser = await launchChromium()
  try {
    const guest = path === '/login'
    const visits: Record<Screen, Visited[]> = { desktop: [], phone: [] }
    // The widths take turns, so that a busy neighbour slows both.
    for (let visit = 0; visit < VISITS; visit++)
      for (const screen of SCREENS)
        visits[screen].push(await visitOnce(browser, { origin, path, screen, ...(guest ? {} : { login }) }))
    const idle = await Promise.all(
      SCREENS.map(screen =>
        idleShift(browser, { origin, path, size: widths[screen], login: guest ? undefined : login }),
      ),
    )
    const figuresAt = (screen: Screen, shift: IdleShift | undefined) =>
      figuresOfVisits(visits[screen], shift ?? 0)
    const figures = { desktop: figuresAt('desktop', idle[0]), phone: figuresAt('phone', idle[1]) }
    console.error(path, JSON.stringify(figures))
    return figures
  } finally {
    await browser.close()
  }
}

/** Starts the product in its own process on its own data; waits until the play data is complete. */
async function startSite() {
  const folder = makeScratchFolder('hanpan-web-bench-')
  const port = await freePort()
  const child = spawn(process.execPath, ['dev/bootstrap.mjs', 'dev/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, HANPAN_DATA: folder, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(child)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin: `http://localhost:${port}`, stop }
}

async function untilReady(child: ChildProcess): Promise<void> {
  let said = ''
  child.stdout?.on('data', chunk => {
    said += String(chunk)
  })
  for (let waited = 0; waited < READY_SECONDS && !said.includes('ready'); waited++) {
    if (child.exitCode !== null) throw new Error(`the site did not start: ${said}`)
    await sleep(1_000)
  }
  if (!said.includes('ready'))
    throw new Error(`the site is not ready after ${READY_SECONDS} seconds: ${said}`)
}
