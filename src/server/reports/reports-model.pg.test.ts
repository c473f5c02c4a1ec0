import { expect, test } from 'vitest'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import type { BetId, MemberId } from '#domain/ids.ts'
import { HOUR } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { NO_SUMS, type ReportSums } from '#domain/reports/report-sums.ts'
import { applyFacts, type Sheet } from '#server/fixtures/fixtures.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { type BetSketch, type LegSketch, settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { aMarket, outcomeId } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { randomSource } from '#tests/support/house/random-source.ts'
import { followReportsToEnd } from '#tests/support/reports/follow-to-end.ts'
import { insertLevels } from '#tests/support/reports/member-levels.sql.ts'
import { compareReports } from './check/check-reports.ts'
import { followReports } from './follow/follow-reports.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

const RUNS = 3
const STEPS = 160
const SPORTS = [6046, 48242]

const picks: readonly Required<Pick<LegSketch, 'type' | 'pick'>>[] = [
  { type: 1, pick: '1' },
  { type: 1, pick: 'X' },
  { type: 2, pick: 'Over' },
  { type: 3, pick: '1' },
]
/** Includes quarter lines, so that bets are half won and half lost. */
const lines = { 2: [200, 225, 250, 275], 3: [-75, -50, 0, 25] } as const

const marketsOf = (fixture: number) => [
  aMarket({ fixture }),
  ...Object.entries(lines).flatMap(([type, own]) =>
    own.map(line => aMarket({ fixture, type: Number(type), line })),
  ),
]

type Fixture = { readonly id: number; readonly sport: number; readonly league: number }
type Stands = { readonly status: number; readonly payout: number | null }
type Placed = BetSketch & { readonly id: BetId; readonly stake: number; stands: Stands }

/** Amounts moved by a bet in this state since it was placed, by the report's columns. */
const movedBy = ({ status, payout }: Stands, stake: number): Partial<ReportSums> => {
  if (status === betStatusCode.cancelled) return { cancelledBets: 1, cancelled: stake }
  if (status === betStatusCode.open) return {}
  const isVoid = status === betStatusCode.void
  const paid = payout ?? 0
  return { settledBets: 1, settled: stake, paid, ...(isVoid && { voidBets: 1, void: paid }) }
}

/** Sums by group, added one by one. */
function openLedger() {
  const sums = new Map<string, ReportSums>()
  const add = (keys: readonly string[], moved: Partial<ReportSums>, sign = 1) => {
    for (const key of keys) {
      const known = { ...(sums.get(key) ?? NO_SUMS) } as Record<string, number>
      for (const [name, amount] of Object.entries(moved))
        known[name] = (known[name] ?? 0) + sign * (amount ?? 0)
      sums.set(key, known as unknown as ReportSums)
    }
  }
  return { add, sums }
}

const stored = sql`
  select 'bets ' || day || ' ' || sport_id || ' ' || league_id || ' ' || market_type_id || ' ' || level as key,
    sum(bets)::bigint as bets, sum(staked)::bigint as staked, sum(cancelled_bets)::bigint as "cancelledBets",
    sum(cancelled)::bigint as cancelled, sum(settled_bets)::bigint as "settledBets", sum(settled)::bigint as settled,
    sum(void_bets)::bigint as "voidBets", sum(void)::bigint as void, sum(paid)::bigint as paid,
    sum(points_in)::bigint as "pointsIn", sum(points_out)::bigint as "pointsOut"
  from report_day group by day, sport_id, league_id, market_type_id, level
  union all
  select 'member ' || day || ' ' || member_id, sum(bets)::bigint, sum(staked)::bigint, sum(cancelled_bets)::bigint,
    sum(cancelled)::bigint, sum(settled_bets)::bigint, sum(settled)::bigint, sum(void_bets)::bigint, sum(void)::bigint,
    sum(paid)::bigint, sum(points_in)::bigint, sum(points_out)::bigint
  from report_member_day group by day, member_id`

/** Sums of all runs. */
const plain = openLedger()

test.each(Array.from({ length: RUNS }, (_, run) => Number(process.env.SEED ?? 11) + run))(
  'T1 the sums equal a plain count after any bets, cancellations, results, corrections and voids over days (seed %i)',
  async seed => {
    const random = randomSource(seed)
    const below = (limit: number) => Math.floor(random() * limit)
    const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T
    const fixtures: readonly Fixture[] = Array.from({ length: 6 }, (_, index) => ({
      id: seed * 100 + index,
      sport: SPORTS[index % 2] ?? 0,
      league: (SPORTS[index % 2] ?? 0) + (index % 4),
    }))
    await desk.newFixtures(...fixtures)
    await applyFacts(
      desk.deps(),
      fixtures.flatMap(({ id }) => marketsOf(id)),
    )
    const members = await desk.newMembers(5, 2_000_000)
    const levels = new Map(members.map((member, index) => [member, 1 + (index % 3)]))
    await insertLevels(database.db, levels)
    const ended = new Set<number>()
    const voids = new Set<string>()
    const bets: Placed[] = []
    const keysOf = ({ legs, member }: Placed): readonly string[] => {
      const day = seoulDay(clock.now())
      const own = legs.map(leg => fixtures.find(({ id }) => id === leg.fixture) as Fixture)
      const shared = (all: readonly number[]) => (new Set(all).size === 1 ? (all[0] ?? 0) : 0)
      const what = [
        shared(own.map(({ sport }) => sport)),
        shared(own.map(({ league }) => league)),
        legs.length === 1 ? (legs[0]?.type ?? 1) : 0,
        levels.get(member),
      ]
      return [`bets ${day} ${what.join(' ')}`, `member ${day} ${member}`]
    }
    /** Checks every bet and counts what has changed. */
    const lookAgain = async () => {
      const now = await desk.bets(bets.map(({ id }) => id))
      bets.forEach((bet, index) => {
        const { status, payout } = now[index] as Stands
        if (status === bet.stands.status && payout === bet.stands.payout) return
        plain.add(keysOf(bet), movedBy(bet.stands, bet.stake), -1)
        plain.add(keysOf(bet), movedBy({ status, payout }, bet.stake))
        bet.stands = { status, payout }
      })
    }
    const anyLeg = ({ id }: Fixture): LegSketch => {
      const pick = oneOf(picks)
      const own = lines[pick.type as keyof typeof lines]
      return { ...pick, fixture: id, odds: 101 + below(250), ...(own && { line: oneOf<number>(own) }) }
    }
    const anySheet = (): Sheet => {
      const [home, away] = [below(3), below(3)]
      return { 10: [home, away], 20: [0, 0], 100: [home, away] }
    }
    const acts: Record<string, () => Promise<void>> = {
      bet: async () => {
        const open = fixtures.filter(({ id }) => !ended.has(id) && random() < 0.4)
        const member = oneOf<MemberId>(members)
        const stake = 1_000 + below(20_000)
        if (open.length === 0 || (await desk.wallet(member)) < stake) return
        const sketch = { member, stake, legs: open.map(anyLeg) }
        const bet = { ...sketch, id: await desk.place(sketch), stands: { status: 0, payout: null } }
        bets.push(bet)
        plain.add(keysOf(bet), { bets: 1, staked: stake })
      },
      cancel: async () => {
        const open = bets.filter(({ stands }) => stands.status === 0)
        if (open.length > 0) await desk.cancel(oneOf(open).id)
      },
      end: async () => {
        const { id } = oneOf(fixtures)
        ended.add(id)
        await (random() < 0.15 ? desk.recordVoid(id) : desk.record(id, anySheet()))
      },
      void: async () => {
        const bet = bets.length > 0 ? oneOf(bets) : undefined
        const leg = bet ? oneOf(bet.legs) : undefined
        if (!leg) return
        const outcome = outcomeId(leg.fixture ?? 0, leg.type ?? 0, leg.line, leg.pick ?? '')
        const voided = !voids.delete(outcome)
        if (voided) voids.add(outcome)
        await desk.declareVoid(leg.fixture ?? 0, { outcomeId: outcome }, voided)
      },
      settle: async () => desk.settle(oneOf(fixtures).id),
      wait: async () => clock.advance(below(7) * HOUR),
      follow: async () => void (await followReports({ db: database.db, clock })),
    }
    const often = ['bet', 'bet', 'bet', 'bet', 'cancel', 'settle', 'void', 'wait', 'follow']
    for (let step = 0; step < STEPS; step++) {
      await acts[step > STEPS / 3 && random() < 0.15 ? 'end' : oneOf(often)]?.()
      await lookAgain()
      if (step % 40 === 0) expect((await compareReports(database.db)).faults).toEqual([])
    }
    for (const { id } of fixtures) {
      await desk.settle(id)
      await lookAgain()
    }
    await followReportsToEnd(database.db, clock)

    const after = await readSums()
    expect(after).toEqual(nonZero(plain.sums))
    expect(bets.filter(({ stands }) => stands.status === betStatusCode.void).length).toBeGreaterThan(0)
    expect(after.size).toBeGreaterThan(20)
    expect((await compareReports(database.db)).faults).toEqual([])
  },
)

const nonZero = (sums: ReadonlyMap<string, ReportSums>) =>
  new Map([...sums].filter(([, own]) => Object.values(own).some(amount => amount !== 0)).toSorted(byKey))

const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

async function readSums(): Promise<ReadonlyMap<string, ReportSums>> {
  const rows = await database.db.many<ReportSums & { key: string }>(stored)
  return nonZero(new Map(rows.map(({ key, ...sums }) => [key, sums])))
}
