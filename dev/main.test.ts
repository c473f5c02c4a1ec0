import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { silentDrand } from '#tests/support/draws/silent-drand.ts'
import { makeScratchFolder } from './ground/scratch-folder.ts'

const PATIENCE = 60_000

const home = makeScratchFolder('hanpan-start-')
const data = join(home, 'data')
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill()
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Runs an npm command with these settings only, without the test runner's. A site that starts is stopped. */
async function run(command: readonly string[], settings: Readonly<Record<string, string>>) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(PORT|DATABASE_URL|TRUST_PROXY|(HANPAN|LSPORTS)_.*)$/.test(name),
  )
  const child = spawn('npm', ['--silent', ...command], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...Object.fromEntries(inherited), HANPAN_DATA: data, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let told = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    told += text
  })
  child.stdout.setEncoding('utf8').on('data', text => {
    told += text
    if (told.includes('ready')) child.kill()
  })
  const [code] = await once(child, 'close')
  return { code, told }
}

const file = join(home, 'file')
writeFileSync(file, '')
/** A system port that nothing listens on. */
const nobodyThere = 'postgres://hanpan:a-secret@127.0.0.1:1/hanpan'
const unreachable =
  'DATABASE_URL leads to no database that can be used: the connection failed by ECONNREFUSED.'

test.each([
  [
    'a non-numeric PORT',
    { PORT: 'abc' },
    'PORT=abc is no port: give a number up to 65535, or none for 3000.',
  ],
  [
    'an invalid HANPAN_KEY',
    { PORT: '0', HANPAN_KEY: 'my secret passphrase' },
    'HANPAN_KEY is no key: give 64 hexadecimal digits, such as by `openssl rand -hex 32`.',
  ],
  [
    'an invalid TRUST_PROXY',
    { PORT: '0', TRUST_PROXY: 'yes' },
    'TRUST_PROXY=yes names no proxies: give how many stand in a row (0 to 10), or their addresses, such as 10.0.0.7,192.168.0.0/24 or loopback or private.',
  ],
  [
    'an external database and no key',
    { PORT: '0', DATABASE_URL: nobodyThere },
    'HANPAN_KEY is not set: outside play data the site needs a key of its own, the same at every start. Make one by `openssl rand -hex 32`, or give the one that it has used so far (house.key in HANPAN_DATA).',
  ],
  [
    'an unreachable database',
    { PORT: '0', DATABASE_URL: nobodyThere, HANPAN_KEY: 'ab'.repeat(32), HANPAN_DRAND: silentDrand },
    unreachable,
  ],
  [
    'a HANPAN_DATA below a file',
    { PORT: '0', HANPAN_DATA: join(file, 'below') },
    `${file}/below can't be the folder of the data (ENOTDIR): name a folder by HANPAN_DATA, or none for .data.`,
  ],
])(
  'npm start with %s exits with one sentence and creates no database',
  async (_, settings, sentence) => {
    expect(await run(['start'], settings)).toEqual({ code: 1, told: `${sentence}\n` })
    expect(existsSync(data)).toBe(false)
  },
  PATIENCE,
)

test(
  'npm start on a port in use suggests another and creates no database',
  async () => {
    const other = createServer().listen(0, '0.0.0.0')
    await once(other, 'listening')
    const address = other.address()
    assert(typeof address === 'object' && address, 'it listens on a port')
    const { port } = address
    const sentence = `Port ${port} is taken by another program. Choose one: PORT=${port + 1} npm start\n`
    expect(await run(['start'], { PORT: String(port) })).toEqual({ code: 1, told: sentence })
    expect(existsSync(data)).toBe(false)
    other.close()
  },
  PATIENCE,
)

test.each([
  ['an unreachable database', ['run', 'ledger:verify'], { DATABASE_URL: nobodyThere }, unreachable],
  [
    'data that no site has used',
    ['run', 'drill', '--', 'silence', '5'],
    {},
    `No site runs on the data in ${data}: start it first, by npm start.`,
  ],
])(
  'a command on %s exits with one sentence and creates no database',
  async (_, command, settings, sentence) => {
    expect(await run(command, settings)).toEqual({ code: 1, told: `${sentence}\n` })
    expect(existsSync(data)).toBe(false)
  },
  PATIENCE,
)
