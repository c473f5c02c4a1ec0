import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { SECOND } from '#domain/instant.ts'
import { isDatabaseAwake } from '../postgres/health.sql.ts'
import type { Db } from '../postgres/postgres.ts'
import type { Log } from '../process/log.ts'
import type { Metrics } from './metrics.ts'

export type MetricsServerOptions = {
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>
  readonly db: Pick<Db, 'run' | 'many' | 'one' | 'maybe'>
  readonly log: Log
  /** 0 takes a free port. */
  readonly port: number
  readonly host: string
}

export type MetricsServer = { readonly port: number; close(): Promise<void> }

/** A database that doesn't answer within this time counts as unavailable. */
const PATIENCE = 2 * SECOND

type Say = (status: number, text: string, type?: string) => void

/**
 * Serves `/metrics`, `/health/live` (the process answers) and `/health/ready` (its database does, else 503) on a
 * separate port, for monitoring only.
 */
export async function openMetricsServer(options: MetricsServerOptions): Promise<MetricsServer> {
  const { log, port, host } = options
  const server = createServer((request, response) => {
    const say = sayTo(response)
    const path = request.url?.split('?', 1)[0] ?? ''
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(405, 'only GET\n')
    answer(path, options, say).catch(err => {
      log.error({ err, path }, 'a monitoring request failed')
      say(500, 'fault\n')
    })
  })
  server.listen({ port, host })
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function answer(path: string, { metrics, db }: MetricsServerOptions, say: Say): Promise<void> {
  if (path === '/metrics') say(200, await metrics.text(), metrics.contentType)
  else if (path === '/health/live') say(200, 'live\n')
  else if (path === '/health/ready') {
    const isReady = await Promise.race([isDatabaseAwake(db), wait(PATIENCE, false, { ref: false })])
    say(isReady ? 200 : 503, isReady ? 'ready\n' : 'the database is away\n')
  } else say(404, 'nothing here\n')
}

const sayTo =
  (response: ServerResponse): Say =>
  (status, text, type = 'text/plain; charset=utf-8') => {
    if (response.headersSent) return
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
  }
