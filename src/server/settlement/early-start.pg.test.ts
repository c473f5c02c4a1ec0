import { expect, test } from 'vitest'
import type { BetId } from '#domain/ids.ts'
import { HOUR, instant } from '#domain/instant.ts'
import { applyFacts } from '#server/fixtures/fixtures.ts'
import { settleSome, settleThroughFailures } from '#tests/support/books/broken-settling.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { AWAY_WIN, aFixture, HOME_WIN, later, START } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

/** Bets are taken with a start at START + 1 hour (see the desk). */
const told = (id: number, seconds: number, startsAt: number) =>
  applyFacts({ db: database.db, clock, bus: desk.bus }, [
    aFixture({ id, at: later(seconds), startsAt: instant(startsAt) }),
  ])

test('handbook 1.3 when a match started early, bets after its actual start are void, others are kept', async () => {
  await desk.newFixtures({ id: 1 })
  clock.set(later(600))
  const early = await desk.place({ member: await desk.newMember(), legs: [{ fixture: 1 }] })
  clock.set(later(1_800))
  const late = await desk.place({ member: await desk.newMember(), legs: [{ fixture: 1 }] })
  await told(1, 2_000, START + HOUR / 2)
  await desk.record(1, HOME_WIN)
  await desk.settle(1)
  expect(await desk.bet(early)).toMatchObject({ status: 2, payout: 20_000 })
  expect(await desk.bet(late)).toMatchObject({
    status: 3,
    payout: 10_000,
    legs: [{ result: 'void', reason: expect.stringContaining('늦게 전달되어') }],
  })
})

test('a later start changes no bet', async () => {
  clock.set(START)
  await desk.newFixtures({ id: 2 })
  const bet = await desk.place({ member: await desk.newMember(), legs: [{ fixture: 2 }] })
  await told(2, 30, START + 2 * HOUR)
  await desk.record(2, HOME_WIN)
  await desk.settle(2)
  expect(await desk.bet(bet)).toMatchObject({ status: 2 })
})

test('a corrected start, with a corrected result, reverses the void', async () => {
  clock.set(later(1_800))
  await desk.newFixtures({ id: 3 })
  const bet = await desk.place({ member: await desk.newMember(), legs: [{ fixture: 3 }] })
  await told(3, 2_000, START + HOUR / 2)
  await desk.record(3, HOME_WIN)
  await desk.settle(3)
  expect(await desk.bet(bet)).toMatchObject({ status: 3 })
  await told(3, 2_100, START + HOUR)
  await desk.record(3, { ...HOME_WIN, 20: [2, 0], 100: [3, 0] })
  await desk.settle(3)
  expect(await desk.bet(bet)).toMatchObject({ status: 2, payout: 20_000 })
})

/** More bets than several batches hold, taken alternately before and after the start half an hour later. */
async function manyAroundStart(fixture: number): Promise<{ early: BetId[]; late: BetId[] }> {
  clock.set(START)
  await desk.newFixtures({ id: fixture })
  const members = await desk.newMembers(1_200)
  const place = (rest: number) =>
    desk.placeAll(
      members.filter(member => member % 2 === rest).map(member => ({ member, legs: [{ fixture }] })),
    )
  clock.set(later(600))
  const early = await place(0)
  clock.set(later(1_860))
  const late = await place(1)
  await told(fixture, 2_000, START + HOUR / 2)
  return { early, late }
}

async function expectLateVoid({ early, late }: { early: BetId[]; late: BetId[] }): Promise<void> {
  const won = await desk.bets(early)
  expect(won.every(bet => bet.status === 2 && bet.payout === 20_000 && bet.revision === 1)).toBe(true)
  const given = await desk.bets(late)
  expect(given.every(bet => bet.status === 3 && bet.payout === 10_000 && bet.revision === 1)).toBe(true)
}

test('marks in chunks, with database failures between and within them', async () => {
  const bets = await manyAroundStart(4)
  await desk.record(4, HOME_WIN)
  await settleThroughFailures(desk.deps(), 4)
  await expectLateVoid(bets)
})

test('grades and pays nothing while bets are being marked, and ignores a start that moves then', async () => {
  const bets = await manyAroundStart(5)
  await desk.record(5, HOME_WIN)
  await settleSome(desk.deps(), 5, 2)
  expect((await desk.bets([...bets.early, ...bets.late])).every(bet => bet.status === 0)).toBe(true)
  await told(5, 2_100, START + HOUR)
  await desk.settle(5)
  await expectLateVoid(bets)
})

test('a newer result during marking marks the bets again, by the current start', async () => {
  const { early, late } = await manyAroundStart(6)
  await desk.record(6, HOME_WIN)
  await settleSome(desk.deps(), 6, 3)
  await told(6, 2_100, START + HOUR)
  await desk.record(6, AWAY_WIN)
  await desk.settle(6)
  expect((await desk.bets([...early, ...late])).every(bet => bet.status === 1)).toBe(true)
})

test('marks both legs of a bet across the end of a chunk', async () => {
  clock.set(later(1_860))
  await desk.newFixtures({ id: 7 })
  const one = { fixture: 7 }
  const other = { fixture: 7, type: 2, line: 250, pick: 'Over' }
  const members = await desk.newMembers(200)
  const bets = await desk.placeAll(
    members.map((member, at) => ({ member, legs: at === 0 ? [one] : [one, other] })),
  )
  await told(7, 2_000, START + HOUR / 2)
  await desk.record(7, HOME_WIN)
  await desk.settle(7)
  const legs = (await desk.bets(bets)).flatMap(bet => bet.legs)
  expect(legs.filter(leg => leg.result === 'void')).toHaveLength(399)
})
