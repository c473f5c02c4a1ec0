import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach } from 'vitest'
import { assert } from '#domain/assert.ts'
import {
  applyFacts,
  askedInplayTopic,
  type FeedFact,
  fixtureStream,
  isFixtureTopic,
} from '#server/fixtures/fixtures.ts'
import { createHttpServer } from '#server/platform/http/http-server.ts'
import { Live } from '#server/platform/live/live.ts'
import { openLiveDoor } from '#server/platform/live/live-route.ts'
import { createBus } from '#server/platform/news/bus.ts'
import { createLog } from '#server/platform/process/log.ts'
import { openConnection } from '../feeds/live-connection.ts'
import { testClock } from '../house/clock.ts'
import type { TestDatabase } from '../house/database.ts'
import { admitByName } from '../house/serve.ts'
import { emptyBook } from './empty-book.sql.ts'
import { START } from './fixture-facts.ts'

/** Serves each test only the live topics of the fixtures, on its own empty book. */
export function useFixtureStream(database: TestDatabase) {
  let current: Awaited<ReturnType<typeof serveStream>> | undefined
  const now = () => {
    assert(current, 'the stream is there while a test runs')
    return current
  }
  beforeEach(async () => {
    await emptyBook(database.db)
    current = await serveStream(database)
  })
  afterEach(() => now().close())
  return {
    address: () => now().address,
    bus: () => now().bus,
    live: () => now().live,
    /** Applies facts to the book. */
    take: (...facts: FeedFact[]) => now().take(facts),
    listen: (topics: string, lastId = '') =>
      openConnection(`${now().address}/api/live?topics=${topics}`, 'member', lastId),
  }
}

async function serveStream({ db }: TestDatabase) {
  const bus = createBus()
  const deps = { db, clock: testClock(START), bus }
  const stream = fixtureStream(db)
  const live = new Live({
    snapshot: async topic => (await stream.snapshot(topic)) ?? [],
    tickMilliseconds: 20,
  })
  stream.follow(live, bus, fault => {
    throw fault
  })
  const fastify = createHttpServer({ log: createLog({ level: 'silent' }), trustProxy: false })
  const resolveTopic = (name: string) => (isFixtureTopic(name) ? name : undefined)
  const door = openLiveDoor({
    admit: admitByName,
    live,
    resolveTopic,
    streams: [{ path: 'inplay/stream', topicOf: askedInplayTopic }],
  })
  door.feature.mount({ fastify, admit: admitByName, checksAnswers: true })
  door.mount(fastify)
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  return {
    bus,
    live,
    address: `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`,
    take: (facts: FeedFact[]) => applyFacts(deps, facts),
    close: () => fastify.close(),
  }
}
