import { expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { type End, useSettledFixtures } from '#tests/support/books/settled-fixtures.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { AWAY_WIN, HOME_BY_ONE, HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { listUndecidedOf } from './settlement.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)
const { at, leg, end } = useSettledFixtures(database, desk)

type Correction = {
  readonly name: string
  readonly first: End
  readonly second: End
  readonly before: readonly [status: number, payout: number]
  readonly after: readonly [status: number, payout: number]
}

const corrections: readonly Correction[] = [
  { name: 'won to lost', first: HOME_WIN, second: AWAY_WIN, before: [2, 20_000], after: [1, 0] },
  { name: 'lost to won', first: AWAY_WIN, second: HOME_WIN, before: [1, 0], after: [2, 20_000] },
  { name: 'void to won', first: 'void', second: HOME_WIN, before: [3, 10_000], after: [2, 20_000] },
  { name: 'won to void', first: HOME_WIN, second: 'void', before: [2, 20_000], after: [3, 10_000] },
  { name: 'lost to void', first: AWAY_WIN, second: 'void', before: [1, 0], after: [3, 10_000] },
]

test.each(corrections)(
  'settles again after a correction: $name',
  async ({ first, second, before, after }) => {
    const member = await desk.newMember()
    const id = await desk.place({ member, legs: [leg(1)] })
    await end(1, first)
    expect(await desk.bet(id)).toMatchObject({ status: before[0], payout: before[1], revision: 1 })
    await end(1, second)
    expect(await desk.bet(id)).toMatchObject({ status: after[0], payout: after[1], revision: 2 })
    expect(await desk.wallet(member)).toBe(990_000 + after[1])
    await end(1, first)
    expect(await desk.bet(id)).toMatchObject({ status: before[0], payout: before[1], revision: 3 })
    expect(await desk.wallet(member)).toBe(990_000 + before[1])
  },
)

test('a correction that does not affect a bet keeps its payout and updates the score', async () => {
  const member = await desk.newMember()
  const id = await desk.place({ member, legs: [leg(1)] })
  await end(1, HOME_WIN)
  await end(1, HOME_BY_ONE)
  expect(await desk.bet(id)).toMatchObject({
    status: 2,
    revision: 1,
    legs: [{ result: 'won', score: '2:1', revision: 2 }],
  })
})

test('a spent payout becomes a debt when taken back, and the next payout repays it first', async () => {
  const member = await desk.newMember(10_000)
  const id = await desk.place({ member, legs: [leg(1)] })
  await end(1, HOME_WIN)
  await desk.spend(member, 15_000)
  await end(1, AWAY_WIN)
  expect(await desk.bet(id)).toMatchObject({ status: 1, payout: 0 })
  expect([await desk.wallet(member), await desk.debt(member)]).toEqual([0, 15_000])
  await end(1, HOME_WIN)
  expect([await desk.wallet(member), await desk.debt(member)]).toEqual([5_000, 0])
})

test('a combination lost by the corrected fixture is open again while other legs are open', async () => {
  const member = await desk.newMember()
  const id = await desk.place({ member, legs: [leg(1), leg(2)] })
  await end(1, AWAY_WIN)
  expect(await desk.bet(id)).toMatchObject({ status: 1, payout: 0, revision: 1 })
  await end(1, HOME_WIN)
  expect(await desk.bet(id)).toMatchObject({ status: 0, payout: null, revision: 2 })
  await end(2, HOME_WIN)
  expect(await desk.bet(id)).toMatchObject({ status: 2, payout: 40_000, revision: 3 })
})

test('a combination whose other legs have won meanwhile is paid by the correction', async () => {
  const member = await desk.newMember()
  const id = await desk.place({ member, legs: [leg(1), leg(2)] })
  await end(1, AWAY_WIN)
  await end(2, HOME_WIN)
  await end(1, HOME_WIN)
  expect(await desk.bet(id)).toMatchObject({ status: 2, payout: 40_000, revision: 2 })
  await end(2, AWAY_WIN)
  expect(await desk.bet(id)).toMatchObject({ status: 1, payout: 0, revision: 3 })
  expect(await desk.wallet(member)).toBe(990_000)
})

test('a revision after the correction hours changes no settled bet', async () => {
  const member = await desk.newMember()
  const id = await desk.place({ member, legs: [leg(1)] })
  await end(1, HOME_WIN)
  clock.advance(24 * 3_600_000 + 1)
  await end(1, AWAY_WIN)
  expect(await desk.bet(id)).toMatchObject({ status: 2, payout: 20_000, revision: 1 })
})

test('an outcome undecided by the sheet stays open and is listed, until a complete sheet arrives', async () => {
  const member = await desk.newMember()
  const first = { type: 21, pick: 'Over', line: 50 }
  const single = await desk.place({ member, legs: [leg(1, first)] })
  const combo = await desk.place({ member, legs: [leg(1), leg(1, first)] })
  await end(1, { 100: [2, 1] })
  expect(await desk.bet(single)).toMatchObject({ status: 0, legs: [{ result: null }] })
  expect(await desk.bet(combo)).toMatchObject({ status: 0, legs: [{ result: 'won' }, { result: null }] })
  expect(await listUndecidedOf(database.db, at(1) as FixtureId)).toMatchObject([
    { fixtureId: at(1), marketTypeId: 21, line: 50, pick: 'Over', legs: 2 },
  ])
  clock.advance(48 * 3_600_000)
  // Too late to correct: outcomes decided by the first sheet stay, open ones are decided.
  await end(1, { 10: [1, 0], 20: [0, 2], 100: [1, 2] })
  expect(await desk.bet(single)).toMatchObject({ status: 2, payout: 20_000 })
  expect(await desk.bet(combo)).toMatchObject({ status: 2, payout: 40_000 })
  expect(await listUndecidedOf(database.db, at(1) as FixtureId)).toEqual([])
})
