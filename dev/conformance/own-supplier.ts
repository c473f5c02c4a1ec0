import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { HouseCall } from './house-calls.ts'

/** A supplier that a house calls: the kit, which serves `launch`, `practice`, `bet` and `report`. */
export type OwnSupplier = {
  /** The address that the house knows the supplier by. */
  readonly address: string
  /** The address of its games. */
  readonly gameUrl: string
  /** Sets the answer to a path: `launch`, `practice`, `bet` or `report`. */
  answer(path: string, body: object): void
  /** Returns the last call of a path since this was asked before. */
  takeCall(path: string): HouseCall | undefined
  close(): Promise<void>
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

const CLOCK_MILLISECONDS = 120_000

/** Listens on a free port, and checks that each call is signed as docs/seamless-wallet.md says. */
export async function openOwnSupplier(secret: string, now: () => number): Promise<OwnSupplier> {
  const answers = new Map<string, object>()
  const calls = new Map<string, HouseCall>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8')
      const path = (request.url ?? '').slice(1)
      calls.set(path, readCall({ secret, now: now(), path, text, headers: request.headers }))
      const answer = answers.get(path)
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? {}))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
  const gameUrl = `${address}/game`
  for (const path of ['launch', 'practice']) answers.set(path, { url: gameUrl })
  return {
    address,
    gameUrl,
    answer: (path, body) => void answers.set(path, body),
    takeCall: path => {
      const call = calls.get(path)
      calls.delete(path)
      return call
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

type Arrived = {
  readonly secret: string
  readonly now: number
  readonly path: string
  readonly text: string
  readonly headers: Headers
}

function readCall({ secret, now, path, text, headers }: Arrived): HouseCall {
  const timestamp = String(headers['x-wallet-timestamp'])
  const signature = createHmac('sha256', secret).update(`${timestamp}\n${path}\n${text}`).digest('hex')
  const body = bodyOf(text)
  if (!body) return { body: {}, problem: 'the body is no JSON object' }
  if (headers['x-wallet-signature'] !== signature) return { body, problem: 'the signature is wrong' }
  const isOnTime = /^\d{13}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= CLOCK_MILLISECONDS
  return isOnTime ? { body } : { body, problem: `the timestamp ${timestamp} is wrong` }
}

function bodyOf(text: string): HouseCall['body'] | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? { ...body } : undefined
  } catch {
    return undefined
  }
}
