import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of the system: CHROMIUM where it is set, else at the usual places. */
const findChromium = (): string | undefined =>
  [process.env.CHROMIUM ?? '', ...candidates].find(path => path !== '' && existsSync(path))

/** As findChromium; on a Debian without one it is installed, with a Korean font beside it. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installOnDebian()
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM to its path.',
  )
}

function installOnDebian(): void {
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  console.error('Installing Chromium (apt-get) …')
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk')
}
