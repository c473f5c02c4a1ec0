import { expect, test } from 'vitest'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import { gradeOutcome } from '#domain/grading/grading.ts'
import { type LegResult, voidLeg } from '#domain/grading/leg-result.ts'
import { scoreSheet } from '#domain/grading/score-sheet.ts'
import type { BetId, MarketTypeId, MemberId } from '#domain/ids.ts'
import { line } from '#domain/line.ts'
import { won } from '#domain/money.ts'
import { odds } from '#domain/odds.ts'
import { payoutRule } from '#domain/slip/bonus.ts'
import { FOOTBALL } from '#domain/sports/sports.ts'
import { applyFacts, type Sheet } from '#server/fixtures/fixtures.ts'
import { settleSlip } from '#tests/support/books/settle-slip.ts'
import { type BetSketch, type LegSketch, settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { aMarket, outcomeId } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { randomSource } from '#tests/support/house/random-source.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

const RUNS = 4
const STEPS = 250
const FIXTURES = 6
const GRANT = 300_000

/** The picks of the model's bettors: 1X2, totals and handicaps with quarter lines, the first half. */
const picks: readonly Required<Pick<LegSketch, 'type' | 'pick'>>[] = [
  { type: 1, pick: '1' },
  { type: 1, pick: 'X' },
  { type: 1, pick: '2' },
  { type: 2, pick: 'Over' },
  { type: 2, pick: 'Under' },
  { type: 3, pick: '1' },
  { type: 3, pick: '2' },
  { type: 21, pick: 'Over' },
]
const lines = { 2: [200, 225, 250, 275, 300], 3: [-125, -75, -50, 0, 25, 100], 21: [50, 100] } as const

type Placed = BetSketch & { readonly id: BetId; cancelled: boolean }
type End = Sheet | 'void'
/** How the fixtures ended, and which outcomes are void. */
type Facts = { readonly ends: ReadonlyMap<number, End>; readonly voids: ReadonlySet<string> }

/** Id of an outcome in the book. */
const outcomeOf = ({ fixture = 0, type = 0, line, pick = '' }: LegSketch) =>
  outcomeId(fixture, type, line, pick)

/** All that the bettors can pick on a fixture. */
const marketsOf = (fixture: number) => [
  aMarket({ fixture }),
  ...Object.entries(lines).flatMap(([type, own]) =>
    own.map(line => aMarket({ fixture, type: Number(type), line })),
  ),
]

/** Result of a bet by the pure rules, from the ends of its fixtures. */
function pureOutcome({ legs, stake = 0, bonus, winningsMax = 0 }: Placed, facts: Facts) {
  return settleSlip({
    stake: won(stake),
    winningsMax: won(winningsMax),
    legs: legs.map(leg => ({ odds: odds(leg.odds ?? 0), result: pureResult(leg, facts) })),
    bonus: bonus === undefined ? undefined : { folds: bonus, odds: odds(100 + bonus), rule: payoutRule },
  })
}

function pureResult(leg: LegSketch, { ends, voids }: Facts): LegResult | undefined {
  if (voids.has(outcomeOf(leg))) return voidLeg('declared')
  const end = ends.get(leg.fixture ?? 0)
  if (end === undefined) return undefined
  if (end === 'void') return voidLeg('declared')
  const grade = gradeOutcome({
    sportId: FOOTBALL,
    marketTypeId: leg.type as MarketTypeId,
    line: leg.line === undefined ? undefined : line(leg.line),
    pick: leg.pick ?? '',
    sheet: scoreSheet({ sportId: FOOTBALL, scores: end }),
  })
  return grade.ok ? grade.result : undefined
}

test.each(Array.from({ length: RUNS }, (_, run) => Number(process.env.SEED ?? 7) + run))(
  'balances equal the final results after any bets, cancellations, spending, results, corrections and voids (seed %i)',
  async seed => {
    const random = randomSource(seed)
    const below = (limit: number) => Math.floor(random() * limit)
    const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T
    const firstFixture = seed * 100 + 1
    const fixtures = Array.from({ length: FIXTURES }, (_, index) => firstFixture + index)
    await desk.newFixtures(...fixtures.map(id => ({ id })))
    await applyFacts(desk.deps(), fixtures.flatMap(marketsOf))
    const members = await desk.newMembers(5, GRANT)
    const funds = new Map(members.map(member => [member, GRANT]))
    const move = (member: MemberId, amount: number) => funds.set(member, (funds.get(member) ?? 0) + amount)
    const ends = new Map<number, End>()
    const voids = new Set<string>()
    const bets: Placed[] = []

    const anyLeg = (fixture: number): LegSketch => {
      const pick = oneOf(picks)
      const own = lines[pick.type as keyof typeof lines]
      const leg = { ...pick, fixture, odds: 101 + below(250), ...(own && { line: oneOf<number>(own) }) }
      // Void outcomes take no bets.
      return voids.has(outcomeOf(leg)) ? anyLeg(fixture) : leg
    }
    const anySheet = (): Sheet => {
      const [first, second] = [
        [below(3), below(3)],
        [below(3), below(3)],
      ] as const
      return { 10: first, 20: second, 100: [first[0] + second[0], first[1] + second[1]] }
    }
    const acts: Record<string, () => Promise<void>> = {
      bet: async () => {
        const open = fixtures.filter(fixture => !ends.has(fixture) && random() < 0.7)
        const member = oneOf(members)
        const stake = 1_000 + below(20_000)
        if (open.length === 0 || (await desk.wallet(member)) < stake) return
        const bonus = open.length >= 3 && random() < 0.4 ? { bonus: 3 } : {}
        const sketch = { member, stake, ...bonus, winningsMax: 60_000, legs: open.map(anyLeg) }
        bets.push({ ...sketch, id: await desk.place(sketch), cancelled: false })
        move(member, -stake)
      },
      cancel: async () => {
        const bet = bets.length > 0 ? oneOf(bets) : undefined
        if (!bet || bet.cancelled || (await desk.bet(bet.id)).status !== 0) return
        await desk.cancel(bet.id)
        bet.cancelled = true
        move(bet.member, bet.stake ?? 0)
      },
      spend: async () => {
        const member = oneOf(members)
        const amount = Math.floor((await desk.wallet(member)) / 2)
        if (amount === 0) return
        await desk.spend(member, amount)
        move(member, -amount)
      },
      end: async () => {
        const fixture = oneOf(fixtures)
        const end = random() < 0.15 ? 'void' : anySheet()
        ends.set(fixture, end)
        await (end === 'void' ? desk.recordVoid(fixture) : desk.record(fixture, end))
      },
      // Usually an outcome with bets, even if its fixture is already settled.
      void: async () => {
        const bet = bets.length > 0 ? oneOf(bets) : undefined
        const outcome = outcomeOf(bet ? oneOf(bet.legs) : anyLeg(oneOf(fixtures)))
        const fixture = fixtures.find(id => outcome.startsWith(String(id))) ?? 0
        const voided = !voids.delete(outcome)
        if (voided) voids.add(outcome)
        await desk.declareVoid(fixture, { outcomeId: outcome }, voided)
      },
      settle: async () => {
        await Promise.all([oneOf(fixtures), oneOf(fixtures)].map(fixture => desk.settle(fixture)))
      },
      wait: async () => clock.advance(1_000),
    }
    const often = ['bet', 'bet', 'bet', 'bet', 'cancel', 'spend', 'settle', 'settle', 'void', 'wait']
    for (let step = 0; step < STEPS; step++) {
      // Results come late in the run, so that there is something to settle.
      await acts[step > STEPS / 2 && random() < 0.15 ? 'end' : oneOf(often)]?.()
      const { booked, inProgress } = await desk.openStakes()
      expect(booked).toBe(inProgress)
    }
    for (const fixture of fixtures) await desk.settle(fixture)

    const stored = await desk.bets(bets.map(bet => bet.id))
    for (const [index, bet] of bets.entries()) {
      const pure = pureOutcome(bet, { ends, voids })
      const status = bet.cancelled ? 'cancelled' : pure.status
      expect({ seed, bet, status: stored[index]?.status }).toEqual({
        seed,
        bet,
        status: betStatusCode[status],
      })
      if (!bet.cancelled) move(bet.member, pure.payout)
    }
    const held = await Promise.all(
      members.map(async member => (await desk.wallet(member)) - (await desk.debt(member))),
    )
    expect({ seed, held }).toEqual({ seed, held: members.map(member => funds.get(member)) })
    expect(ends.size).toBeGreaterThan(0)
  },
)
