import { createServer } from 'node:http'
import { signatureOf } from '#server/casino/dialects/signature.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import type { House } from '../house/house.ts'

export type ToldCall = { readonly path: string; readonly body: { readonly bet?: string } }

/**
 * A supplier on its own port whose answers the test sets: by path `bet` or `report`; undefined sends no answer.
 * `isRight` returns whether the last call was signed with a key.
 */
export async function toldSupplier(say: (call: ToldCall) => object | undefined) {
  let last: {
    readonly timestamp: string
    readonly signature: string
    readonly path: string
    readonly body: string
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8')
      const path = (request.url ?? '').split('/').at(-1) ?? ''
      const headerOf = (name: string) => String(request.headers[name] ?? '')
      const [timestamp, signature] = [headerOf('x-wallet-timestamp'), headerOf('x-wallet-signature')]
      last = { timestamp, signature, path, body }
      const answer = say({ path, body: JSON.parse(body) })
      response.writeHead(answer === undefined ? 500 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? {}))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    isSignedWith: (key: string): boolean => signatureOf(key, last) === last.signature,
    close: () => new Promise(resolve => server.close(resolve)),
  }
}

/** Sets the address of every supplier of a house. */
export async function putSuppliersAt({ deps, app }: House, address: string): Promise<void> {
  await deps.db.run(sql`update casino_supplier set address = ${address}`)
  await app.casino.suppliers.refresh()
}
