import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/support/house/database.ts'
import { WrongSetting } from '../process/settings.ts'
import { reachDatabase } from './database-setting.ts'

const database = useDatabase()
const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach(close => void close()))

/** The address of a proxy in front of the database that drops notifications, as PgBouncer does by transactions. */
async function throughPooler(url: string): Promise<string> {
  const { host, port, user, database: name } = new pg.Client({ connectionString: url })
  const proxy = createServer(client => {
    const server = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    client.pipe(server)
    passMessages(server, client)
    client.on('close', () => server.destroy())
    closing.push(() => client.destroy())
  })
  closing.push(() => proxy.close())
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port: own } = proxy.address() as AddressInfo
  return `postgres://${user}@127.0.0.1:${own}/${name}`
}

/** Each message of the server is a letter, a length that counts itself, and the rest; notifications have an A. */
function passMessages(server: Socket, client: Socket): void {
  let rest: Buffer = Buffer.alloc(0)
  server.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    while (rest.length > 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1)
      if (rest.toString('latin1', 0, 1) !== 'A') client.write(rest.subarray(0, end))
      rest = rest.subarray(end)
    }
  })
}

test('accepts a directly connected database', async () => {
  await expect(reachDatabase(database.url)).resolves.toBeUndefined()
})

test('refuses a pooler that drops notifications in one line', async () => {
  await expect(reachDatabase(await throughPooler(database.url))).rejects.toEqual(
    new WrongSetting(
      'DATABASE_URL leads through a pooler that drops notifications: give the address of PostgreSQL itself, or use pool_mode = session.',
    ),
  )
})
