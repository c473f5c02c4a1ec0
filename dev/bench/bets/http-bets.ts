import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { openDatabase } from '#server/platform/postgres/postgres.ts'
import { systemClock } from '#server/platform/process/clock.ts'
import type { LoadFigures } from '../load/load-figures.ts'
import type { Asking } from './bet-client.ts'
import { acceptTerms } from './bet-sessions.sql.ts'

export type HttpBets = {
  /** Process id of the server. */
  readonly pid: number
  /** Port that the server listens on. */
  readonly port: number
  /** Sends as fast as answers come, or at the given rate a second. */
  ask(what: Asking['what'], connections: number, seconds: number, perSecond?: number): Promise<LoadFigures>
  close(): Promise<void>
}

/** Starts the server in one process and its bettors in another. Both share the machine with the database. */
export async function openHttpBets(
  url: string,
  members: readonly number[],
  houseKey: Buffer = randomBytes(32),
): Promise<HttpBets> {
  const server = fork(new URL('./bet-server.ts', import.meta.url), [url, houseKey.toString('hex')])
  const [{ port }] = await once(server, 'message')
  // The server has loaded its terms by now.
  const db = openDatabase({ url, poolSize: 1 })
  await acceptTerms(db, members, systemClock.now())
  await db.close()
  const client = fork(new URL('./bet-client.ts', import.meta.url), [url, JSON.stringify(members)])
  await once(client, 'message')
  let seed = 1_000
  return {
    pid: server.pid ?? 0,
    port,
    ask: async (what, connections, seconds, perSecond) => {
      const pace = perSecond === undefined ? {} : { perSecond }
      client.send({ what, port, connections, seconds, seed: ++seed, ...pace } satisfies Asking)
      const [figures] = await once(client, 'message')
      return figures
    },
    close: async () => {
      await Promise.all([server, client].map(end))
    },
  }
}

/** Disconnects a forked process and waits until it exits. */
export async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}
