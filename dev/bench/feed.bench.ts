import { type FeedPublisher, openFeedPublisher, queueOf } from '#dev/feed-publisher/feed-publisher.ts'
import { instant } from '#domain/instant.ts'
import { fixtureChanged } from '#server/fixtures/fixtures.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readLsportsSettings, startLsports } from '#server/providers/lsports/lsports.ts'
import { readQueue } from '#server/providers/lsports/queue-reader.ts'
import { startBroker } from '#tests/support/feeds/rabbitmq.ts'
import { countStoredChanges } from './feed/feed-world.sql.ts'
import { fixtureEvents, MESSAGES_A_ROUND, marketEvents, PRICES_A_ROUND } from './feed/feed-world.ts'
import { onBenchGround } from './load/bench-ground.ts'

const PACKAGES = { prematch: 7_001, inplay: 7_002 }
const REFERENCE = { prematch: 7_003, inplay: 7_004 }
const ROUNDS_A_RUN = 40
/** The adapter and the bare client take turns, so that a busy neighbour slows both. */
const RUNS = 3

type Run = { readonly changesPerSecond: number }

/**
 * Price changes a second, from the queue to the committed row and the published change. The reference reads the same
 * messages from the same broker with the same client and discards them.
 */
export const bench = () =>
  onBenchGround(async ({ deps }) => {
    const broker = await startBroker()
    try {
      return await measure(deps, broker.amqpUrl)
    } finally {
      await broker.stop()
    }
  })

async function measure(deps: Deps, amqpUrl: string) {
  const login = { userName: 'bench', password: 'bench' }
  const publisher = await openFeedPublisher({ amqpUrl, packages: PACKAGES, ...login })
  const reference = await openFeedPublisher({ amqpUrl, packages: REFERENCE, ...login, beatEvery: 0 })
  const settings = readLsportsSettings({
    LSPORTS_USERNAME: 'bench',
    LSPORTS_PASSWORD: 'bench',
    LSPORTS_PREMATCH_PACKAGE: String(PACKAGES.prematch),
    LSPORTS_PREMATCH_AMQP_URL: amqpUrl,
    LSPORTS_SNAPSHOT_URL: publisher.http.url,
    LSPORTS_CUSTOMERS_URL: publisher.http.url,
    LSPORTS_DISTRIBUTION_PAUSE_MS: '0',
    // Heartbeats of a queue that was filled in advance arrive late.
    LSPORTS_SILENCE_SECONDS: '3600',
  })
  const now = () => deps.clock.now()
  for (const event of fixtureEvents(now())) await publisher.send('prematch', publisher.message(1, event))
  for (const event of marketEvents(now(), 0)) await publisher.send('prematch', publisher.message(3, event))
  const stored: Run[] = []
  const consumed: Run[] = []
  for (let run = 0; run < RUNS; run++) {
    consumed.push(await consumeOnly(deps, reference, amqpUrl, run))
    stored.push(await storeAll(deps, publisher, settings, run))
    console.error(
      `run ${run + 1}: stored ${stored.at(-1)?.changesPerSecond}/s, broker alone ${consumed.at(-1)?.changesPerSecond}/s`,
    )
  }
  await Promise.all([publisher.close(), reference.close()])
  const [own, broker] = [median(stored), median(consumed)]
  const ratio = Math.floor((own / broker) * 1_000) / 1_000
  return {
    name: 'feed',
    ratio,
    feed: { changesPerSecond: own, ratioToBroker: ratio },
    brokerChangesPerSecond: broker,
    messagesARun: MESSAGES_A_ROUND * ROUNDS_A_RUN,
    changesARun: PRICES_A_ROUND * ROUNDS_A_RUN,
  }
}

/** Fills the queue with messages that each move prices. */
async function fill(publisher: FeedPublisher, at: () => number, run: number): Promise<void> {
  for (let round = 1; round <= ROUNDS_A_RUN; round++) {
    const events = marketEvents(instant(at()), run * ROUNDS_A_RUN + round)
    await Promise.all(events.map(event => publisher.send('prematch', publisher.message(3, event))))
  }
}

async function storeAll(
  deps: Deps,
  publisher: FeedPublisher,
  settings: ReturnType<typeof readLsportsSettings>,
  run: number,
): Promise<Run> {
  await fill(publisher, deps.clock.now, run)
  const before = await countStoredChanges(deps.db)
  const wanted = before + PRICES_A_ROUND * ROUNDS_A_RUN
  let published = 0
  const unsubscribe = deps.bus.subscribe(fixtureChanged, ({ odds }) => {
    published += odds.length
  })
  // Connecting counts as well.
  const startedAt = performance.now()
  const stop = await startLsports(deps, settings)
  while ((await countStoredChanges(deps.db)) < wanted) await new Promise(resolve => setTimeout(resolve, 50))
  const seconds = (performance.now() - startedAt) / 1_000
  await stop()
  unsubscribe()
  if (published < wanted - before) throw new Error(`only ${published} changes were published`)
  return { changesPerSecond: Math.floor((wanted - before) / seconds) }
}

async function consumeOnly(deps: Deps, publisher: FeedPublisher, amqpUrl: string, run: number): Promise<Run> {
  await fill(publisher, deps.clock.now, run)
  const all = MESSAGES_A_ROUND * ROUNDS_A_RUN
  const done = Promise.withResolvers<void>()
  let [seen, startedAt] = [0, 0]
  const reader = readQueue({
    amqpUrl,
    queue: queueOf(REFERENCE.prematch),
    prefetch: 1_000,
    log: deps.log,
    take: async messages => {
      startedAt ||= performance.now()
      seen += messages.length
      if (seen >= all) done.resolve()
    },
    onBack: () => {},
  })
  await done.promise
  const seconds = (performance.now() - startedAt) / 1_000
  await reader.close()
  return { changesPerSecond: Math.floor((PRICES_A_ROUND * ROUNDS_A_RUN) / seconds) }
}

const median = (runs: readonly Run[]): number =>
  runs.map(run => run.changesPerSecond).toSorted((a, b) => a - b)[runs.length >> 1] ?? 0
