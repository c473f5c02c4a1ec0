// The sandbox supplier of casino and slots: a separate program, which communicates with the site only through the
// seamless wallet (docs/seamless-wallet.md). `npm start` runs it for a site of play money.
import { once } from 'node:events'
import { join } from 'node:path'
import { openState } from './state.ts'
import { Supplier } from './supplier.ts'
import { supplierServer } from './supplier-http.ts'

const { SUPPLIER_PORT, SUPPLIER_DATA, SUPPLIER_HOUSE, SUPPLIER_ACCOUNTS } = process.env
if (!SUPPLIER_DATA || !SUPPLIER_HOUSE || !SUPPLIER_ACCOUNTS)
  throw new Error('The sandbox supplier needs SUPPLIER_DATA, SUPPLIER_HOUSE and SUPPLIER_ACCOUNTS.')

const TURN = 1_000
const now = () => Date.now()
const state = openState(join(SUPPLIER_DATA, 'journal.jsonl'))
const supplier = new Supplier({ state, house: SUPPLIER_HOUSE, accounts: JSON.parse(SUPPLIER_ACCOUNTS), now })
const server = supplierServer({ supplier, address: () => address, now })
server.listen(Number(SUPPLIER_PORT ?? 0), '127.0.0.1')
await once(server, 'listening')
const bound = server.address()
const port = typeof bound === 'object' && bound ? bound.port : 0
const address = `http://localhost:${port}`

let turning: Promise<unknown> = Promise.resolve()
setInterval(() => {
  turning = turning.then(() => supplier.turn()).catch(fault => process.stderr.write(`supplier: ${fault}\n`))
}, TURN)
process.stdout.write(`supplier http://127.0.0.1:${port}\n`)

// Standard input closes when the parent is gone, for any reason. Then there are no players.
process.stdin.resume()
process.stdin.on('end', () => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
