import { createHmac } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { makeScratchFolder } from '#dev/ground/scratch-folder.ts'
import { assert } from '#domain/assert.ts'
import { SIGNATURE_HEADER, signedCallback, TIMESTAMP_HEADER } from '#domain/cashier/tether/gateway-words.ts'
import { callsBack } from '../../../sandbox/gateway/call-back.ts'
import { type Gateway, openGateway } from '../../../sandbox/gateway/gateway.ts'
import { gatewayServer } from '../../../sandbox/gateway/gateway-http.ts'
import { type GatewayState, keepState } from '../../../sandbox/gateway/gateway-state.ts'
import type { House } from '../house/house.ts'

export const GATEWAY_SECRET = 'a secret that the sandbox and the house of a test share'

/** The sandbox gateway in the test's own process, on the test's clock. Nothing changes until the test asks for it. */
export type Sandbox = {
  readonly url: string
  readonly gateway: Gateway
  readonly state: GatewayState
  /** Adds this many blocks to the chain. */
  blocks(count: number): void
  /** Sends the house all due call-backs. */
  callBack(origin: string): Promise<void>
  close(): void
}

export async function startSandbox(now: () => number): Promise<Sandbox> {
  const folder = makeScratchFolder('hanpan-sandbox-')
  const kept = keepState(join(folder, 'state.json'))
  const gateway = openGateway(kept, now)
  let url = ''
  const { state } = kept
  const server = gatewayServer({ gateway, state, secret: GATEWAY_SECRET, address: () => url, now })
  url = `http://127.0.0.1:${await listen(server)}`
  return {
    url,
    gateway,
    state,
    blocks: count => {
      for (let block = 0; block < count; block++) gateway.tick()
    },
    callBack: async origin =>
      callsBack({ kept, url: `${origin}/api/gateway/tether`, secret: GATEWAY_SECRET, now })(),
    close: () => {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function listen(server: Server): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  assert(typeof address === 'object' && address, 'it listens on a port')
  return address.port
}

type Signing = { readonly secret?: string; readonly secondsAgo?: number; readonly as?: string }

/** Calls a house back as its gateway would. */
export function callHouse(house: House, news: object, signing: Signing = {}): Promise<Response> {
  const { secret = GATEWAY_SECRET, secondsAgo = 0, as } = signing
  const body = JSON.stringify(news)
  const timestamp = String(Math.floor(house.clock.now() / 1000) - secondsAgo)
  return fetch(`${house.origin}/api/gateway/tether`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: createHmac('sha256', secret).update(signedCallback(timestamp, body)).digest('hex'),
      ...(as === undefined ? {} : { 'x-forwarded-for': as }),
    },
    body,
  })
}
