import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FeedWorld } from './feed-world.ts'
import { openVendorDistribution, type QueueState, type VendorDistribution } from './vendor-distribution.ts'
import { writeWire } from './wire-text.ts'

export type VendorCall = {
  readonly path: string
  readonly body: Record<string, unknown>
  /** In the machine's time, in milliseconds. */
  readonly at: number
}

/** The vendor's snapshot and customers services, over our own state. */
export type VendorHttp = {
  readonly url: string
  readonly calls: readonly VendorCall[]
  /** Sets Korean names: `{ Leagues: { 77: 'K리그' } }`. */
  name(names: VendorNames): void
  readonly distribution: VendorDistribution
  /** While set, every call is answered with an error. */
  failing(fails: boolean): void
  /** Sets whether snapshots contain their time. Snapshots for the vendor's own client need none. */
  timing(tells: boolean): void
  close(): Promise<void>
}

export type VendorNames = Readonly<Record<string, Readonly<Record<number, string>>>>

const KOREAN = 17

export type VendorOptions = {
  readonly world: FeedWorld
  readonly now: () => number
  readonly userName: string
  readonly password: string
  readonly port?: number
  /** Returns the state of a package's queue. */
  readonly readQueue: (packageId: number) => Promise<QueueState>
  /** Handles calls that are not the vendor's (a drill); returns the answer. */
  readonly other?: (path: string) => object | undefined
}

export async function openVendorHttp(options: VendorOptions): Promise<VendorHttp> {
  const calls: VendorCall[] = []
  let fails = false
  let tellsTime = true
  const distribution = openVendorDistribution(options.readQueue)
  let korean: VendorNames = {}
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body === undefined ? undefined : writeWire(body))
    })
  })
  const answer = async (request: IncomingMessage): Promise<readonly [number, unknown]> => {
    const path = request.url ?? '/'
    const other = options.other?.(path)
    if (other) return [200, other]
    const body = await readBody(request)
    calls.push({ path, body, at: performance.now() })
    if (fails) return [503, { Header: { Errors: [{ Message: 'out of order' }] } }]
    const login = loginOf(body)
    if (login.username !== options.userName || login.password !== options.password)
      return [401, { Header: { HttpStatusCode: 401, Errors: [{ Message: 'unknown login' }] } }]
    const distributed = await distribution.answer(path, Number(login.packageid))
    if (distributed) return distributed
    if (path === '/Translation/Get') return [200, { Header: {}, Body: translations(korean) }]
    const fixtures = login.fixtures
    const ids = Array.isArray(fixtures) ? fixtures.map(Number) : undefined
    const header = { HttpStatusCode: 200, Type: 36, ...(tellsTime && { ServerTimestamp: options.now() }) }
    return [200, { Header: header, Body: options.world.list(ids) }]
  }
  await new Promise<void>(resolve => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    calls,
    name: names => {
      korean = names
    },
    distribution,
    failing: now => {
      fails = now
    },
    timing: tells => {
      tellsTime = tells
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Returns the login's fields in lower case. The vendor's documentation spells them both ways. */
const loginOf = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]))

const translations = (names: VendorNames) =>
  Object.fromEntries(
    Object.entries(names).map(([kind, byId]) => [
      kind,
      Object.fromEntries(
        Object.entries(byId).map(([id, value]) => [id, [{ LanguageId: KOREAN, Value: value }]]),
      ),
    ]),
  )

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  return text === '' ? {} : JSON.parse(text)
}
