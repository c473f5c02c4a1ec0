// The sandbox gateway: what a payment gateway for tether does, on a chain that is made up. A program of its own, which
// talks to the site by signed calls alone (docs/gateway.md). `npm start` runs it beside a site of play money.
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
/** A block each second or so: a payment is seen to be confirmed without anybody falling asleep. */
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

// Whoever has started it is gone, however that came: nobody is left to ask for payments.
process.stdin.resume()
process.stdin.on('end', () => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
