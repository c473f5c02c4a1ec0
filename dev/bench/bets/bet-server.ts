// The server as an operator starts it, plus an empty authenticated POST route, in its own process. Arguments: the
// address of its database, then its key.
import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { accept } from '#domain/result.ts'
import { startServer } from '#server/main.ts'
import { feature } from '#server/platform/http/http.ts'

const emptyContract = {
  empty: route({
    method: 'POST',
    path: 'bench/empty',
    access: 'member',
    summary: '빈 요청',
    body: z.object({}),
    output: z.object({}),
    refusals: [],
  }),
}

const [databaseUrl = '', houseKey = ''] = process.argv.slice(2)
const server = await startServer({
  databaseUrl,
  port: 0,
  host: '127.0.0.1',
  logLevel: 'error',
  houseKey: Buffer.from(houseKey, 'hex'),
  extraFeatures: [feature(emptyContract, { empty: () => accept({}) })],
})
process.send?.({ port: server.port })
process.once('disconnect', () => void server.close().then(() => process.exit(0)))
