import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'
import { PLAY_PASSWORD } from '#dev/play/play-logins.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { type App, type AppOptions, createApp } from '#server/app.ts'
import { memberBalance } from '#server/bets/bets.ts'
import type { Feature } from '#server/platform/http/http.ts'
import { readProxies } from '#server/platform/http/proxies.ts'
import { createBus } from '#server/platform/news/bus.ts'
import { type Db, openDatabase } from '#server/platform/postgres/postgres.ts'
import { uuidSource } from '#server/platform/postgres/uuid.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { createLog } from '#server/platform/process/log.ts'
import { sealWith } from '#server/platform/process/seal.ts'
import { TEST_START, type TestClock, testClock } from './clock.ts'
import type { TestDatabase } from './database.ts'
import { cheapPasswords, seedTemplate, type Template } from './house-templates.ts'
import { quickShares } from './quick-shares.ts'

export type CallOptions = {
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A running server on real HTTP, with a clock that the test moves. */
export type House = {
  readonly app: App
  readonly deps: Deps
  readonly clock: TestClock
  /** `http://127.0.0.1:port` */
  readonly origin: string
  /** GET without a body, POST with one: `call('member/user', undefined, { token })`. Path below `/api`. */
  get(path: string, options?: CallOptions): Promise<Response>
  post(path: string, body?: unknown, options?: CallOptions): Promise<Response>
  /** Logs a play login in; returns the token. */
  logIn(userId: string, password?: string): Promise<string>
  close(): Promise<void>
}

export type HouseOptions = {
  readonly db: Db
  readonly clock?: TestClock
  /** Silent unless the test reads it. */
  readonly log?: Deps['log']
  readonly extraFeatures?: readonly Feature[]
  readonly webFolder?: string
  readonly playLogins?: AppOptions['playLogins']
  /** One proxy, unless the test is about it. */
  readonly trustProxy?: AppOptions['trustProxy']
  /** Default: the house's shares, raised for the pace of tests. */
  readonly shares?: AppOptions['shares']
  readonly metrics?: AppOptions['metrics']
  /** Runs rounds of the minigames on the clock of the test. */
  readonly rounds?: AppOptions['rounds']
  readonly gateway?: AppOptions['gateway']
  /** Cheap, unless a test is about it. */
  readonly passwordCost?: AppOptions['passwordCost']
}

const KEY = createHash('sha256').update('a key for tests').digest()
const IMAGE_FOLDER = join(import.meta.dirname, '../../../src/server/site/images')

/** Starts the real app on a database. Answers are checked against their contracts. Close it before the database. */
export async function startHouse({
  db,
  clock = testClock(),
  log = createLog({ level: 'silent' }),
  ...options
}: HouseOptions): Promise<House> {
  const deps: Deps = { db, clock, log, newUuid: uuidSource(clock), bus: createBus(), seal: sealWith(KEY) }
  const app = await createApp(deps, {
    trustProxy: options.trustProxy ?? readProxies({ TRUST_PROXY: '1' }),
    playMode: true,
    playLogins: options.playLogins ?? [],
    checksAnswers: true,
    imageFolder: IMAGE_FOLDER,
    webFolder: options.webFolder ?? '/nonexistent',
    extraFeatures: options.extraFeatures ?? [],
    shares: options.shares ?? quickShares,
    ...(options.metrics ? { metrics: options.metrics } : {}),
    ...(options.rounds ? { rounds: options.rounds } : {}),
    gateway: options.gateway,
    passwordCost: options.passwordCost ?? cheapPasswords,
  })
  const origin = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  await app.start()
  const ask = (method: string, path: string, body: unknown, { token, headers }: CallOptions = {}) =>
    fetch(`${origin}/api/${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { 'x-auth-token': `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const post: House['post'] = (path, body, options) => ask('POST', path, body, options)
  // A login ends the other sessions of its user, so calls that log in at the same time share one.
  const loggingIn = new Map<string, Promise<string>>()
  return {
    app,
    deps,
    clock,
    origin,
    get: (path, options) => ask('GET', path, undefined, options),
    post,
    logIn: (userId, password = PLAY_PASSWORD) => {
      const key = `${userId} ${password}`
      const logIn = loggingIn.get(key) ?? newToken(post, userId, password)
      loggingIn.set(key, logIn)
      return logIn.finally(() => loggingIn.delete(key))
    },
    close: () => app.close(),
  }
}

async function newToken(post: House['post'], userId: string, password: string): Promise<string> {
  const answer = await post('member/login', { userId, password })
  assert(answer.status === 200, `${userId} logs in: ${answer.status} ${await answer.clone().text()}`)
  const { token }: { token: string } = await answer.json()
  return token
}

/**
 * Gives a test file a house with the play logins, on the file's own database: a copy of a template. If the clock starts
 * at the test's own time, the play data is created then instead.
 */
export function useHouse(
  database: TestDatabase,
  options: Omit<HouseOptions, 'db'> = {},
  template: Template = 'house',
): House {
  let house: House | undefined
  const startsAsUsual = (options.clock?.now() ?? TEST_START) === TEST_START
  if (startsAsUsual) database.startFrom(template)
  beforeAll(async () => {
    house = await startHouse({ db: database.db, ...options })
    if (!startsAsUsual) await seedTemplate(template, house.deps)
  })
  afterAll(() => house?.close())
  return new Proxy({} as House, {
    get: (_, name: keyof House) => {
      assert(house, 'the house is there from beforeAll on')
      return house[name]
    },
  })
}

/** Opens a second process on the same database, as far as a test can: only the database is shared. */
export const openSecondHouse = (database: TestDatabase, clock: TestClock): Promise<House> => {
  const db = openDatabase({ url: database.url, poolSize: 8 })
  return startHouse({ db, clock }).then(house => ({
    ...house,
    close: async () => {
      await house.close()
      await db.close()
    },
  }))
}

/** Gives a test file a second process next to its house, after both receive each other's messages. */
export function useSecondHouse(database: TestDatabase, house: House): () => House {
  let second: House | undefined
  beforeAll(async () => {
    second = await openSecondHouse(database, house.clock)
    await meet(house, second)
    await meet(second, house)
  })
  afterAll(() => second?.close())
  return () => {
    assert(second, 'the second house is there from beforeAll on')
    return second
  }
}

/** Waits until one process receives the messages that the other publishes. */
async function meet(one: House, two: House): Promise<void> {
  let heard = 0
  const stop = two.deps.bus.subscribe(memberBalance, () => {
    heard += 1
  })
  while (heard === 0) {
    one.deps.bus.publish(memberBalance, { memberId: 0 as MemberId, balance: 0 })
    await wait(20)
  }
  stop()
}
