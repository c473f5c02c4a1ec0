import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest'
import {
  type FeedPublisher,
  openFeedPublisher,
  type PublisherOptions,
} from '#dev/feed-publisher/feed-publisher.ts'
import { assert } from '#domain/assert.ts'
import { SECOND } from '#domain/instant.ts'
import { createBus } from '#server/platform/news/bus.ts'
import { type Clock, systemClock } from '#server/platform/process/clock.ts'
import { createLog } from '#server/platform/process/log.ts'
import { readLsportsSettings, startLsports } from '#server/providers/lsports/lsports.ts'
import { emptyBook } from '../facts/empty-book.sql.ts'
import { type TestDatabase, useDatabase } from '../house/database.ts'
import { startBroker, type TestBroker } from './rabbitmq.ts'

let lastPackage = 1_000

export type LsportsHouseOptions = {
  readonly clock?: Clock
  readonly publisher?: Partial<PublisherOptions>
  readonly silenceSeconds?: number
  /** The house subscribes only to matches before their start. */
  readonly prematchOnly?: boolean
  /** Pause between two snapshot calls; short in tests of other things. */
  readonly snapshotPause?: number
}

type Ground = { readonly broker: TestBroker; readonly database: TestDatabase }

/**
 * Gives a test file a database, whose book is emptied for each test, and a real broker; returns a function that opens a
 * house on them.
 */
export function useLsports() {
  const database = useDatabase()
  let broker: TestBroker | undefined
  beforeAll(async () => {
    broker = await startBroker()
  })
  afterAll(() => broker?.stop())
  beforeEach(() => emptyBook(database.db))
  const openHouse = (options: LsportsHouseOptions = {}) => {
    assert(broker, 'the broker is there from beforeAll on')
    return openLsportsHouse({ broker, database }, options)
  }
  return { database, openHouse }
}

/** Opens a vendor of our own and the adapter that reads it, on a real broker, with queues of this test only. */
async function openLsportsHouse({ broker, database }: Ground, options: LsportsHouseOptions) {
  const { clock = systemClock } = options
  lastPackage += 2
  const packages = {
    prematch: process.pid * 10_000 + lastPackage,
    inplay: process.pid * 10_000 + lastPackage + 1,
  }
  const login = { userName: 'house', password: 'vendor-secret' }
  const publisher = await openFeedPublisher({
    amqpUrl: broker.amqpUrl,
    packages,
    ...login,
    now: clock.now,
    beatEvery: 200,
    ...options.publisher,
  })
  const environment = {
    ...environmentOf(broker, publisher, packages, options.silenceSeconds ?? 15),
    ...(options.prematchOnly && { LSPORTS_INPLAY_PACKAGE: '' }),
    LSPORTS_SNAPSHOT_PAUSE_MS: String(options.snapshotPause ?? 10),
  }
  const bus = createBus()
  const log = createLog({ level: 'silent' })
  const start = () => startLsports({ db: database.db, bus, clock, log }, readLsportsSettings(environment))
  onTestFinished(() => publisher.close())
  return {
    publisher,
    packages,
    bus,
    environment,
    /** Runs the adapter until the test ends; returns a function that stops it earlier. */
    read: async () => {
      const stop = await start()
      // Messages are lost while the distribution is off, as an earlier reader left it.
      await eventually(
        async () => Object.values(packages).map(publisher.http.distribution.isOn),
        states => states.every(isOn => isOn !== false),
      )
      let stopping: Promise<void> | undefined
      const stopOnce = () => (stopping ??= stop())
      onTestFinished(stopOnce)
      return stopOnce
    },
  }
}

const environmentOf = (
  { amqpUrl }: TestBroker,
  { http }: FeedPublisher,
  packages: PublisherOptions['packages'],
  silenceSeconds: number,
) => ({
  LSPORTS_USERNAME: 'house',
  LSPORTS_PASSWORD: 'vendor-secret',
  LSPORTS_PREMATCH_PACKAGE: String(packages.prematch),
  LSPORTS_INPLAY_PACKAGE: String(packages.inplay),
  LSPORTS_PREMATCH_AMQP_URL: amqpUrl,
  LSPORTS_INPLAY_AMQP_URL: amqpUrl,
  LSPORTS_SNAPSHOT_URL: http.url,
  LSPORTS_CUSTOMERS_URL: http.url,
  LSPORTS_SILENCE_SECONDS: String(silenceSeconds),
  LSPORTS_DISTRIBUTION_PAUSE_MS: '10',
  LSPORTS_DISTRIBUTION_LOOK_SECONDS: '1',
  LSPORTS_SWITCH_OFF: '1',
})

/** Waits until the answer is as expected; returns the last answer if it never is. */
export async function eventually<T>(
  ask: () => Promise<T>,
  isGood: (answer: T) => boolean,
  patience = 20 * SECOND,
) {
  const until = performance.now() + patience
  for (;;) {
    const answer = await ask()
    if (isGood(answer)) return answer
    if (performance.now() > until) throw new Error(`never came: ${JSON.stringify(answer)}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
