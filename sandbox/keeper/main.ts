// `npm run keeper`: the second keeper of draws (docs/fairness.md), a separate program with its own key, file and clock. Run
// it on a host that the house does not control.
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { keeperServer } from './keeper-http.ts'
import { openStore } from './keeper-store.ts'
import { openSeedKeeper } from './seed-keeper.ts'

const { KEEPER_PORT, KEEPER_HOST, KEEPER_DATA, KEEPER_HOUSE_KEY = '' } = process.env
if (!KEEPER_DATA || !/^[0-9a-f]{64}$/.test(KEEPER_HOUSE_KEY)) {
  process.stderr.write(
    'The keeper needs KEEPER_DATA (a folder) and KEEPER_HOUSE_KEY (`npm run -s house:key` prints it on the site).\n',
  )
  process.exit(1)
}

const now = () => Date.now()
mkdirSync(KEEPER_DATA, { recursive: true, mode: 0o700 })
// The file has the secrets of all chains.
process.umask(0o077)
const store = openStore(join(KEEPER_DATA, 'keeper.sqlite'))
const keeper = openSeedKeeper({ store, now, houseKey: KEEPER_HOUSE_KEY })
const server = keeperServer({ keeper, store, now })
server.listen(Number(KEEPER_PORT ?? 3020), KEEPER_HOST ?? '127.0.0.1')
await once(server, 'listening')
const bound = server.address()
const port = typeof bound === 'object' && bound ? bound.port : 0
process.stdout.write(`keeper http://${KEEPER_HOST ?? '127.0.0.1'}:${port} ${keeper.publicKey}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    store.close()
    process.exit(0)
  })
