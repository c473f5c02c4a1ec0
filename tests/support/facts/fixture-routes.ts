import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { fixtureOperatorContract } from '#contract/back-office/fixtures-operator.ts'
import { fixtureContract, type Game } from '#contract/fixtures/fixtures.ts'
import { assert } from '#domain/assert.ts'
import { openBoard } from '#server/fixtures/board/board.ts'
import { fixtureOperatorRoutes } from '#server/fixtures/fixtures.operator.ts'
import { fixtureRoutes } from '#server/fixtures/fixtures.routes.ts'
import { applyFacts, type FeedFact } from '#server/fixtures/fixtures.ts'
import { feature } from '#server/platform/http/http.ts'
import { createBus } from '#server/platform/news/bus.ts'
import { testClock } from '../house/clock.ts'
import type { TestDatabase } from '../house/database.ts'
import { insertOperator } from '../house/operator.sql.ts'
import { type Asked, ask, operatorCaller, serve } from '../house/serve.ts'
import { emptyBook } from './empty-book.sql.ts'
import { aFixture, aMarket, START } from './fixture-facts.ts'

/** Serves each test only the routes of the fixtures, on its own empty book. */
export function useFixtureRoutes(database: TestDatabase) {
  const clock = testClock(START)
  let current:
    | { readonly app: FastifyInstance; readonly take: (facts: FeedFact[]) => Promise<unknown> }
    | undefined
  let close: () => Promise<void> = async () => {}
  const now = () => {
    assert(current, 'the routes are there while a test runs')
    return current
  }
  beforeAll(() => insertOperator(database.db, operatorCaller.memberId, START))
  beforeEach(async () => {
    await emptyBook(database.db)
    clock.set(START)
    const deps = { db: database.db, clock, bus: createBus() }
    const board = openBoard({ ...deps, closeSeconds: () => 60 })
    const app = serve(
      feature(fixtureContract, fixtureRoutes({ ...deps, board })),
      feature(fixtureOperatorContract, fixtureOperatorRoutes(deps)),
    )
    current = { app, take: facts => applyFacts(deps, facts) }
    close = async () => {
      board.close()
      await app.close()
    }
  })
  afterEach(() => close())
  return {
    clock,
    /** Applies facts to the book. */
    take: (...facts: FeedFact[]) => now().take(facts),
    ask: (url: string, asked?: Asked) => ask(now().app, url, asked),
    inject: (request: InjectOptions): Promise<LightMyRequestResponse> => now().app.inject(request),
  }
}

/** The path where members read upcoming matches. */
export const PREMATCH = '/api/sports-prematch'

export const idsOf = (answer: { readonly json: { readonly games: readonly Game[] } }) =>
  answer.json.games.map(game => game.id)

/** Returns a football fixture with winner, main handicap, a second handicap and main total. */
export const offered = (id: number, sketch: Parameters<typeof aFixture>[0] = {}): FeedFact[] => [
  aFixture({ id, ...sketch }),
  aMarket({ fixture: id, odds: [215, 330, 305] }),
  aMarket({ fixture: id, type: 3, line: -50, main: true, odds: [212, 170] }),
  aMarket({ fixture: id, type: 3, line: -75, odds: [230, 160] }),
  aMarket({ fixture: id, type: 2, line: 250, main: true, odds: [185, 192] }),
]
