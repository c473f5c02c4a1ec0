import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeScratchFolder } from '#dev/ground/scratch-folder.ts'
import { assert } from '#domain/assert.ts'
import {
  SIGNATURE_HEADER,
  signedCall,
  signedCallback,
  TIMESTAMP_HEADER,
} from '#domain/cashier/tether/gateway-words.ts'

const PATIENCE = 60_000
const SECRET = 'the secret of a gateway and its house'
const folder = makeScratchFolder('hanpan-gateway-')

type Told = {
  readonly type: string
  readonly payment: string
  readonly state?: string
  readonly txid?: string
}
const told: Told[] = []
/** A house whose answers the test sets. */
let answers = 500
const house = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', part => parts.push(part))
  request.on('end', () => {
    const body = Buffer.concat(parts).toString()
    const timestamp = String(request.headers[TIMESTAMP_HEADER])
    const right = createHmac('sha256', SECRET).update(signedCallback(timestamp, body)).digest('hex')
    if (request.headers[SIGNATURE_HEADER] === right && answers === 200) told.push(JSON.parse(body))
    response.writeHead(answers).end('{}')
  })
})

const portOf = (server: typeof house): number => {
  const address = server.address()
  assert(typeof address === 'object' && address, 'it listens on a port')
  return address.port
}

let running: ChildProcess | undefined
async function start(): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      GATEWAY_PORT: '0',
      GATEWAY_SECRET: SECRET,
      GATEWAY_DATA: folder,
      GATEWAY_CALLBACK_URL: `http://127.0.0.1:${portOf(house)}/api/gateway/tether`,
      GATEWAY_BLOCK_MS: '20',
    },
  })
  running = child
  assert(child.stdout, 'its output is read')
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
  return String(line).trim().replace('gateway ', '')
}
async function kill(signal: NodeJS.Signals): Promise<void> {
  const child = running
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

beforeAll(async () => {
  house.listen(0, '127.0.0.1')
  await once(house, 'listening')
})
afterAll(async () => {
  await kill('SIGKILL')
  house.close()
  house.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

function ask(origin: string, method: 'GET' | 'POST', path: string, value?: object, secret = SECRET) {
  const body = value === undefined ? '' : JSON.stringify(value)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', secret)
    .update(signedCall(timestamp, method, path, body))
    .digest('hex')
  const headers = {
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: signature,
    'content-type': 'application/json',
  }
  return fetch(`${origin}${path}`, { method, headers, ...(body === '' ? {} : { body }) })
}
const pay = (origin: string, id: string, act: string, value: object) =>
  fetch(`${origin}/pay/${id}/${act}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  })

test(
  'loses no payment and no callback when killed, and notifies the site once it answers',
  async () => {
    let origin = await start()
    const payment = {
      ...{ id: randomUUID(), network: 'TRC-20', usdt: '72.150073', rate: 1386, amount: 100_000 },
      expiresAt: new Date(Date.now() + 600_000).toISOString(),
    }
    expect((await ask(origin, 'POST', '/payments', payment, 'another secret')).status).toBe(401)
    const opened = await ask(origin, 'POST', '/payments', payment)
    expect(opened.status).toBe(200)
    const first: { address: string } = await opened.json()
    // No wallet accepts such an address.
    expect(first.address).toContain('SANDBOX')
    expect((await pay(origin, payment.id, 'send', { usdt: '72.150073' })).status).toBe(200)
    await kill('SIGKILL')
    origin = await start()
    const again: { address: string } = await (await ask(origin, 'POST', '/payments', payment)).json()
    expect(again.address).toBe(first.address)
    await kill('SIGKILL')
    answers = 200
    origin = await start()
    const confirmed = () => told.filter(({ state }) => state === 'confirmed')
    await expect.poll(confirmed, { timeout: PATIENCE }).toHaveLength(1)
    await expect
      .poll(() => told.filter(({ state }) => state === 'seen').length, { timeout: PATIENCE })
      .toBe(2)
    expect(new Set(told.map(({ txid }) => txid)).size).toBe(1)
    const report = await (await ask(origin, 'GET', '/report?from=2020-01-01T00:00:00.000Z')).json()
    expect(report.transfers).toMatchObject([{ payment: payment.id, usdt: '72.150073', state: 'confirmed' }])
    expect((await fetch(`${origin}/report`)).status).toBe(401)
  },
  PATIENCE * 2,
)

test(
  'ends with its parent process',
  async () => {
    await kill('SIGKILL')
    await start()
    const child = running
    assert(child?.stdin, 'it has an input')
    const ended = once(child, 'exit')
    child.stdin.end()
    await ended
  },
  PATIENCE,
)
