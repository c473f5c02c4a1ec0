import { expect, test } from 'vitest'
import { HOUR, instant } from '#domain/instant.ts'
import { applyFacts } from '#server/fixtures/fixtures.ts'
import { testClock } from '#tests/support/clock.ts'
import { useDatabase } from '#tests/support/database.ts'
import { aFixture, HOME_WIN, later, START } from '#tests/support/fixture-facts.ts'
import { settlementDesk } from '#tests/support/settlement-desk.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

/** Bets are taken with a start at START + 1 hour (see the desk). */
const told = (id: number, seconds: number, startsAt: number) =>
  applyFacts({ db: database.db, clock, bus: desk.bus }, [
    aFixture({ id, at: later(seconds), startsAt: instant(startsAt) }),
  ])

test('handbook 1.3 when a match began earlier than said, bets of after its real start are void, others stand', async () => {
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

test('a start that moves later leaves every bet as it is', async () => {
  clock.set(START)
  await desk.newFixtures({ id: 2 })
  const bet = await desk.place({ member: await desk.newMember(), legs: [{ fixture: 2 }] })
  await told(2, 30, START + 2 * HOUR)
  await desk.record(2, HOME_WIN)
  await desk.settle(2)
  expect(await desk.bet(bet)).toMatchObject({ status: 2 })
})

test('when the start was corrected once more, the correction of the result takes the void back', async () => {
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
