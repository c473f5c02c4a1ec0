import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'

const PATIENCE = 60_000

const home = mkdtempSync(join(tmpdir(), 'hanpan-start-'))
const data = join(home, 'data')
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill()
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** `npm start` with these settings, and none of whoever runs the tests; one that comes up is stopped. */
async function start(settings: Readonly<Record<string, string>>) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(PORT|DATABASE_URL|HANPAN_.*)$/.test(name),
  )
  const child = spawn('npm', ['start', '--silent'], {
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
const missing = join(home, 'missing')

test.each([
  [
    'a PORT that is no number',
    { PORT: 'abc' },
    'PORT=abc is no port: give a number up to 65535, or none for 3000.',
  ],
  [
    'a PORT out of range',
    { PORT: '65536' },
    'PORT=65536 is no port: give a number up to 65535, or none for 3000.',
  ],
  [
    'a HANPAN_REPLAY that is missing',
    { PORT: '0', HANPAN_REPLAY: missing },
    `HANPAN_REPLAY=${missing} is no folder: name one with public season files, or none.`,
  ],
  [
    'a HANPAN_REPLAY that is a file',
    { PORT: '0', HANPAN_REPLAY: file },
    `HANPAN_REPLAY=${file} is no folder: name one with public season files, or none.`,
  ],
])(
  'npm start with %s says so in a sentence and makes no database',
  async (_, settings, sentence) => {
    expect(await start(settings)).toEqual({ code: 1, told: `${sentence}\n` })
    expect(existsSync(data)).toBe(false)
  },
  PATIENCE,
)

test(
  'npm start on a port that another program has taken names one that may be free, and makes no database',
  async () => {
    const other = createServer().listen(0, '0.0.0.0')
    await once(other, 'listening')
    const address = other.address()
    assert(typeof address === 'object' && address, 'it listens on a port')
    const { port } = address
    const sentence = `Port ${port} is taken by another program. Choose one: PORT=${port + 1} npm start\n`
    expect(await start({ PORT: String(port) })).toEqual({ code: 1, told: sentence })
    expect(existsSync(data)).toBe(false)
    other.close()
  },
  PATIENCE,
)
