import { beforeEach } from 'vitest'
import type { SettlementCode } from '#domain/grading/leg-result.ts'
import type { BetId, FixtureId } from '#domain/ids.ts'
import { applyFacts, type FeedFact } from '#server/fixtures/fixtures.ts'
import { aMarket, later, outcomeId, START } from '../facts/fixture-facts.ts'
import { testClock } from '../house/clock.ts'
import type { TestDatabase } from '../house/database.ts'
import { type LegSketch, settlementDesk } from './settlement-desk.ts'
import { useSettlementRoutes } from './settlement-routes.ts'
import { findMarketId } from './voided-parts.sql.ts'

/** A market or an outcome, in the form that the route expects. */
export type Part = { readonly marketId: string } | { readonly oddsId: string }

/** Gives each test its own fixture, another one next to it, and the operations that void their parts. */
export function useVoidedParts(database: TestDatabase) {
  const clock = testClock(START)
  const desk = settlementDesk(database, clock)
  const ask = useSettlementRoutes(desk.deps)
  let fixture = 0
  const told = (...facts: FeedFact[]) => applyFacts({ db: database.db, clock, bus: desk.bus }, facts)

  /** Football with 1X2, handicap -1 and totals 2.5 and 3.5. */
  beforeEach(async () => {
    clock.set(START)
    fixture += 2
    await desk.newFixtures({ id: fixture }, { id: fixture + 1 })
    await told(
      aMarket({ fixture }),
      aMarket({ fixture, type: 3, line: -100 }),
      aMarket({ fixture, type: 2, line: 250 }),
      aMarket({ fixture, type: 2, line: 350 }),
    )
  })

  const send = (path: string, body: object, as: 'member' | 'operator' = 'operator') =>
    ask(`/api/admin/fixtures/${fixture}/void-part${path}`, { as, body })
  return {
    ask,
    clock,
    desk,
    /** The fixture of the test. */
    fixture: () => fixture,
    told,
    send,
    market: async (type = 1, line: number | null = null): Promise<Part> => ({
      marketId: await findMarketId(database.db, fixture, type, line),
    }),
    outcome: (pick: string, type = 1, line?: number): Part => ({
      oddsId: outcomeId(fixture, type, line, pick),
    }),
    voidIt: (part: Part, reason = '배당 오류') => send('', { ...part, voided: true, reason }),
    takeBack: (part: Part, reason = '확인 완료') => send('', { ...part, voided: false, reason }),
    preview: async (part: Part, voided: boolean) => (await send('/preview', { ...part, voided })).json,
    settle: () => desk.settle(fixture),
    /** Applies the feed's own verdict on a pick of 1X2. */
    judge: (seconds: number, code: SettlementCode, pick = '1') =>
      told({
        kind: 'settlement',
        at: later(seconds),
        fixtureId: fixture as FixtureId,
        source: 'lsports',
        verdicts: [{ outcomeId: outcomeId(fixture, 1, undefined, pick), code }],
      }),
    /** Places a bet of a new member. Default: on home of the fixture. */
    bet: async (...legs: LegSketch[]): Promise<BetId> =>
      desk.place({
        member: await desk.newMember(),
        legs: (legs.length > 0 ? legs : [{}]).map(leg => ({ fixture, ...leg })),
      }),
  }
}
