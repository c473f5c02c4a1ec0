import type { FastifyInstance } from 'fastify'
import type { Deps } from './platform/deps.ts'
import { createHttpServer } from './platform/http-server.ts'
import { sql } from './platform/postgres.ts'

export type AppOptions = { readonly trustProxy: boolean; readonly webFolder: string }

/** Joins the features to one HTTP server. */
export function createApp({ db, log }: Deps, { trustProxy }: AppOptions): FastifyInstance {
  const app = createHttpServer({ log, trustProxy })
  app.get('/api/health', async (_request, reply) => {
    const ready = await db.one(sql`select 1 as ready`).then(
      () => true,
      () => false,
    )
    return reply.code(ready ? 200 : 503).send({ ready })
  })
  return app
}
