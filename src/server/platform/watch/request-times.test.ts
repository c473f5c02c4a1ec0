import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createHttpServer } from '../http/http-server.ts'
import { createLog } from '../process/log.ts'
import { RequestTimes } from './request-times.ts'

const log = createLog({ level: 'silent' })

test('X14 counts requests by route and status, never by address', async () => {
  const registry = new Registry()
  const fastify = createHttpServer({ log, trustProxy: false, requestTimes: new RequestTimes(registry) })
  fastify.get('/api/members/:id', async (_, reply) => reply.code(404).send('none'))
  fastify.get('/some/page', async () => 'page')
  fastify.get('/api/live', { config: { isStream: true } }, async () => 'news')
  for (const url of ['/api/members/7', '/api/members/8?secret=9', '/some/page', '/api/live'])
    await fastify.inject({ url, headers: { host: 'house' } })
  const text = await registry.metrics()
  expect(text).toContain('_count{method="GET",route="/api/members/:id",status="404"} 2')
  expect(text).toContain('_bucket{method="GET",route="/api/members/:id",status="404",le="+Inf"} 2')
  expect(text).toContain('_count{method="GET",route="(pages)",status="200"} 1')
  for (const word of ['secret', 'members/7', '/some/page', '/api/live']) expect(text).not.toContain(word)
  await fastify.close()
})

test('each answer has a request id that no other process uses', async () => {
  const ids = await Promise.all(
    [0, 1].map(async () => {
      const fastify = createHttpServer({ log, trustProxy: false })
      fastify.get('/api/one', async () => 'one')
      const answers = await Promise.all(
        [0, 1].map(() => fastify.inject({ url: '/api/one', headers: { host: 'house' } })),
      )
      await fastify.close()
      return answers.map(({ headers }) => String(headers['x-request-id']))
    }),
  )
  expect(ids.flat().every(id => /^[0-9a-f]{8}-[0-9a-z]+$/.test(id))).toBe(true)
  expect(new Set(ids.flat()).size).toBe(4)
})
