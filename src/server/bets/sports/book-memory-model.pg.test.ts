// The book is cached by the sequence number of its fixture (decision 0009), so every change of what a bet is judged by
// must raise that number. Tested here against every function that writes the book.
import { beforeAll, expect, test } from 'vitest'
import { LIVE_CLOSE_AT } from '#domain/fixtures/live-closing.ts'
import type { SettlementCode } from '#domain/grading/leg-result.ts'
import type { FixtureId, MarketId, OutcomeId } from '#domain/ids.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { odds } from '#domain/odds.ts'
import {
  declareVoid,
  type FixtureStatus,
  hearLive,
  type OutcomeStatus,
  recordResult,
  recordVoid,
  silenceLive,
} from '#server/fixtures/fixtures.ts'
import { guardLive } from '#server/fixtures/in-play/guard-live.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { anOfferedFixture, offer } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket, aResult, aScore, later, START } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { type Random, randomSource } from '#tests/support/house/random-source.ts'

const database = useDatabase()
const house = useHouse(database)
let admin = ''
beforeAll(async () => {
  admin = await house.logIn('admin')
})

const ACTS = 150
const STATUSES: readonly FixtureStatus[] = [
  'not-started',
  'about-to-start',
  'live',
  'live',
  'live',
  'postponed',
  'interrupted',
  'abandoned',
  'coverage-lost',
]
const OUTCOME_STATUSES: readonly OutcomeStatus[] = ['open', 'open', 'open', 'suspended', 'settled']
const MARKETS = [{}, { type: 2, line: 250 }, { type: 2, line: 350 }, { type: 3, line: -50 }] as const

/** All that a bet is judged by, as `listOffers` reads it, at the price in force; and its sequence number. */
async function readBook(fixture: number): Promise<{ seq: number; book: string }> {
  return database.db.one(sql`
    select f.seq, (
      select json_agg(json_build_array(o.id, o.pick, coalesce(o.odds_by_operator, o.odds), o.version, o.status, m.id,
        m.type_id, m.line, m.suspended, f.sport_id, f.league_id, f.status, f.suspended, f.starts_at) order by o.id)::text
      from outcome o join market m on m.id = o.market_id where o.fixture_id = f.id) as book
    from fixture f where f.id = ${fixture}`)
}

/** Operations on one fixture; any may happen at any time. */
function doors(fixture: number, random: Random) {
  const id = fixture as FixtureId
  const one = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)]
    if (found === undefined) throw new Error('a list to choose from is not empty')
    return found
  }
  const yes = () => random() < 0.5
  const price = () => 110 + Math.floor(random() * 5) * 10
  const at = () => later(Math.floor(random() * 1_000))
  const outcome = async () => {
    const list = await database.db.many<{ id: OutcomeId; marketId: MarketId }>(
      sql`select id::text, market_id::text as "marketId" from outcome where fixture_id = ${fixture} order by id`,
    )
    return one(list)
  }
  const market = (more: object) => ({ fixture, at: at(), ...one(MARKETS), ...more })
  const ask = (path: string, body: object) =>
    house.post(`admin/${path}`, { ...body, reason: '시험하기' }, { token: admin })
  const suspend = (of: object) => ask(`fixtures/${fixture}/suspend`, { suspended: yes(), ...of })
  const report = () => ({ fixtureId: id, danger: null, stopReason: null, incidents: [] })
  return {
    prices: () => offer(house, aMarket(market({ odds: [price(), price(), price()] }))),
    statuses: () => offer(house, aMarket(market({ status: one(OUTCOME_STATUSES) }))),
    market: () => offer(house, aMarket({ ...market({ suspended: yes(), main: yes() }), odds: [] })),
    line: async () => {
      const [told, other] = [aMarket(market({})), one(MARKETS)]
      await offer(house, { ...told, line: aMarket(other).line, typeId: aMarket(other).typeId })
    },
    fixture: () =>
      offer(
        house,
        aFixture({
          id: fixture,
          at: at(),
          status: one(STATUSES),
          startsAt: later(one([-600, 3_600, 7_200])),
          league: one([100, 101]),
        }),
      ),
    sport: () =>
      offer(house, aFixture({ id: fixture, at: at(), status: 'live', sport: one([6046, 154914]) })),
    suspension: () => offer(house, { kind: 'suspension', fixtureId: id, at: at(), suspended: yes() }),
    score: () => offer(house, aScore({ fixture, at: at(), status: one(STATUSES), home: price() })),
    verdict: async () =>
      offer(house, {
        kind: 'settlement',
        at: at(),
        fixtureId: id,
        source: 'lsports',
        verdicts: [{ outcomeId: (await outcome()).id, code: one<SettlementCode>([-1, 1, 2]) }],
      }),
    priceByHand: async () =>
      ask(`outcomes/${(await outcome()).id}/price`, { price: yes() ? odds(price()) / 100 : null }),
    suspendFixture: () => suspend({}),
    suspendMarket: async () => suspend({ marketId: (await outcome()).marketId }),
    suspendOutcome: async () => suspend({ oddsId: (await outcome()).id }),
    start: () =>
      ask(`fixtures/${fixture}/start`, {
        startdate: yes() ? formatSeoul(later(one([-600, 3_600])), 'YYYY-MM-DD HH:mm:ss') : null,
      }),
    release: () => ask(`fixtures/${fixture}/release`, {}),
    void: async () => {
      const { id: outcomeId, marketId } = await outcome()
      return database.db.transaction(tx =>
        declareVoid(tx, house.deps, id, yes() ? { outcomeId } : { marketId }, { voided: yes(), reason: '' }),
      )
    },
    silence: () => silenceLive(house.deps, [id]),
    hear: () => hearLive(house.deps, [report()], yes() ? [id] : []),
    guard: () => {
      house.clock.set(at())
      const closeAt = yes() ? LIVE_CLOSE_AT : { ...LIVE_CLOSE_AT, soccer: 0, baseball: 0 }
      return guardLive(house.deps, { silenceSeconds: 300, closeAt })
    },
  }
}

test.each([1, 2, 3, 4])(
  'every change of the data that bets are judged by raises its sequence (seed %i)',
  async seed => {
    const random = randomSource(seed)
    house.clock.set(START)
    const fixture = await anOfferedFixture(house)
    const acts = Object.entries(doors(fixture, random))
    let known = await readBook(fixture)
    let changes = 0
    const look = async (act: string) => {
      const now = await readBook(fixture)
      if (now.seq === known.seq) expect({ act, book: now.book }).toEqual({ act, book: known.book })
      if (now.book !== known.book) changes += 1
      known = now
    }
    for (let count = 0; count < ACTS; count++) {
      const [name, act] = acts[Math.floor(random() * acts.length)] ?? ['', () => undefined]
      await act()
      await look(`${name} (${count})`)
    }
    expect(changes).toBeGreaterThan(ACTS / 6)
    const end = { source: 'operator', reason: '' }
    await database.db.transaction(tx =>
      seed % 2 === 0
        ? recordVoid(tx, house.deps, fixture as FixtureId, end)
        : recordResult(tx, house.deps, fixture as FixtureId, { ...end, sheet: { 100: [1, 0] } }),
    )
    await look('the end by hand')
    await offer(house, aResult({ 100: [2, 0] }, { fixture, at: later(2_000) }))
    await look('a result of the feed')
  },
)
