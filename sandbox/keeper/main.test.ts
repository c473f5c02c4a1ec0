// The keeper as a program of its own: its key and its answers outlive a kill.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { chainText } from '#domain/draws/keeper-words.ts'
import { signerOf } from '#server/platform/process/signatures.ts'

const folder = mkdtempSync(join(tmpdir(), 'hanpan-keeper-'))
const house = signerOf(Buffer.alloc(32, 3))
let child: ChildProcess | undefined
afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

async function start() {
  const started = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, KEEPER_PORT: '0', KEEPER_DATA: folder, KEEPER_HOUSE_KEY: house.publicKey },
  })
  child = started
  const [said] = await once(started.stdout, 'data')
  const [, url = '', key = ''] = /^keeper (http:\/\/\S+) ([0-9a-f]{64})\n/.exec(String(said)) ?? []
  return { started, url, key }
}

test('keeps its key and its chains over a kill, in a file of its owner only', async () => {
  const chain = { gameId: 251, intervalSeconds: 60, offsetSeconds: 0, chainEnd: 'ab'.repeat(32), links: 5 }
  const commit = async (url: string) => {
    const answer = await fetch(`${url}/chains`, {
      method: 'POST',
      body: JSON.stringify({ ...chain, signature: house.sign(chainText(chain)) }),
    })
    return { status: answer.status, value: await answer.json() }
  }
  const first = await start()
  const committed = await commit(first.url)
  expect(committed).toMatchObject({
    status: 200,
    value: { keeperEnd: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
  first.started.kill('SIGKILL')
  await once(first.started, 'exit')
  const second = await start()
  expect(second.key).toBe(first.key)
  expect(await commit(second.url)).toEqual(committed)
  expect(statSync(join(folder, 'keeper.sqlite')).mode & 0o077).toBe(0)
  const bad = await fetch(`${second.url}/links`, { method: 'POST', body: '{"gameId":"x"}' })
  expect(bad.status).toBe(400)
  const keys = await (await fetch(`${second.url}/keeper`)).json()
  expect(keys).toMatchObject({ publicKey: second.key, houseKey: house.publicKey })
}, 60_000)

test('does not start without the key of the house', async () => {
  const started = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, KEEPER_DATA: folder },
  })
  const [said] = await once(started.stderr, 'data')
  expect(String(said)).toContain('KEEPER_HOUSE_KEY')
  const [code] = await once(started, 'exit')
  expect(code).toBe(1)
}, 60_000)
