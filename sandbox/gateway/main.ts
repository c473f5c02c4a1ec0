// The sandbox gateway: imitates a payment gateway for tether on a fictional chain. A separate program, which exchanges
// only signed calls with the site (docs/gateway.md). `npm start` runs it for a site of play money.
import { once } from 'node:events'
import { join } from 'node:path'
import { callsBack } from './call-back.ts'
import { openGateway } from './gateway.ts'
import { gatewayServer } from './gateway-http.ts'
import { keepState } from './gateway-state.ts'

const { GATEWAY_PORT, GATEWAY_DATA, GATEWAY_SECRET, GATEWAY_CALLBACK_URL, GATEWAY_BLOCK_MS } = process.env
if (!GATEWAY_DATA || !GATEWAY_SECRET || !GATEWAY_CALLBACK_URL)
  throw new Error('The sandbox gateway needs GATEWAY_DATA, GATEWAY_SECRET and GATEWAY_CALLBACK_URL.')

const TURN = 250
/** About two blocks a second, so that a payment is confirmed while the visitor watches. */
const BLOCK = Number(GATEWAY_BLOCK_MS || 600)

const now = () => Date.now()
const kept = keepState(join(GATEWAY_DATA, 'state.json'))
const gateway = openGateway(kept, now)
const callBack = callsBack({ kept, url: GATEWAY_CALLBACK_URL, secret: GATEWAY_SECRET, now })
const server = gatewayServer({
  gateway,
  state: kept.state,
  secret: GATEWAY_SECRET,
  address: () => address,
  now,
})
server.listen(Number(GATEWAY_PORT ?? 0), '127.0.0.1')
await once(server, 'listening')
const bound = server.address()
const port = typeof bound === 'object' && bound ? bound.port : 0
const address = `http://localhost:${port}`

setInterval(gateway.tick, BLOCK)
setInterval(() => void callBack(), TURN)
process.stdout.write(`gateway http://127.0.0.1:${port}\n`)

// Standard input closes when the parent is gone, for any reason. Then no one needs payments.
process.stdin.resume()
process.stdin.on('end', () => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
