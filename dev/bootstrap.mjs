// The first script of every command. It runs on any Node from 20.19 on without packages: it installs what is missing
// and continues with the pinned Node, which runs TypeScript directly. It writes nothing to standard output, so that the
// output of commands stays clean.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NODE_MAJOR_NEEDED = 24
/**
 * Size (MB) of V8's new space. A rush of a thousand waiting requests fills the default 32 MB ten times a second, and
 * each collection copies all of them: a tenth of the server's time. V8 grows the space only under load.
 */
const NODE_FLAGS = ['--max-semi-space-size=128']
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
const lock = join(root, '.installing')
const stamp = join(root, 'node_modules', '.hanpan-installed')

const [target, ...args] = process.argv.slice(2)
if (!target) fail('usage: node dev/bootstrap.mjs SCRIPT.ts [arguments]')
if (!isInstalled()) {
  await takeTurn()
  if (!isInstalled()) await install()
  rmSync(lock, { force: true })
}
run(findNode(), [...NODE_FLAGS, join(root, target), ...args])

/** The stamp holds the hash of the lock file. It is written only after a complete install. */
function isInstalled() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lockHash()
  if (!wasInstalledByHand()) return false
  writeFileSync(stamp, lockHash())
  return true
}

/** npm writes its own record last in an install. */
function wasInstalledByHand() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record) || !existsSync(join(bin, 'vite'))) return false
  return statSync(record).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/** `npm ci` rebuilds node_modules from scratch, also after an interrupted install. */
async function install() {
  process.stderr.write('Installing packages (npm ci) …\n')
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const child = spawn('npm', flags, {
    cwd: root,
    // npm replaces node_modules, so it must not run on the Node that is installed there.
    env: { ...process.env, PATH: pathWithout(bin) },
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  writeFileSync(lock, `${process.pid} ${child.pid}`)
  const [status] = await Promise.race([once(child, 'exit'), once(child, 'error')])
  if (status !== 0) fail(`npm ci failed${status instanceof Error ? `: ${status.message}` : ''}`)
  writeFileSync(stamp, lockHash())
}

/** Two commands that start at once on a fresh clone must not install at the same time. */
async function takeTurn() {
  for (let told = false; ; told = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      process.on('exit', () => rmSync(lock, { force: true }))
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isAbandoned()) rmSync(lock, { force: true })
    else if (!told) process.stderr.write('Waiting for another install in this folder …\n')
    await new Promise(resolve => setTimeout(resolve, 300))
  }
}

/**
 * True when neither the command that took the lock nor its npm is alive. A new lock never counts as abandoned, because
 * its process ids may not be written yet.
 */
function isAbandoned() {
  try {
    if (Date.now() - statSync(lock).mtimeMs < 2_000) return false
    return !readFileSync(lock, 'utf8').split(' ').some(isAlive)
  } catch {
    return false // The lock was released just now.
  }
}

function isAlive(pid) {
  try {
    return Number(pid) > 1 && process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

function findNode() {
  const pinned = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR_NEEDED) return process.execPath
  return fail(
    `No pinned Node for ${process.platform}-${process.arch}: please use Node ${NODE_MAJOR_NEEDED} or newer.`,
  )
}

/**
 * Ctrl-C reaches the child through the terminal, a `kill` through us. The child ends after it has closed everything.
 */
function run(node, argv) {
  const child = spawn(node, argv, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', error => fail(error.message))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

function pathWithout(folder) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(one => one !== folder)
    .join(delimiter)
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
