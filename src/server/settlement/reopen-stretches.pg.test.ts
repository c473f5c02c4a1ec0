import { expect, test } from 'vitest'
import type { BetId, MemberId } from '#domain/ids.ts'
import { HOUR } from '#domain/instant.ts'
import { settleSome, settleThroughFailures, settleUntilKilled } from '#tests/support/books/broken-settling.ts'
import type { LegSketch } from '#tests/support/books/settlement-desk.ts'
import { useVoidedParts } from '#tests/support/books/voided-parts.ts'
import { HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'

const database = useDatabase({ poolSize: 8 })
const { clock, desk, fixture, judge, outcome, settle, takeBack, voidIt } = useVoidedParts(database)

type Placed = { readonly members: readonly MemberId[]; readonly bets: readonly BetId[] }

/** More bets than several batches hold, of 10,000 each, by members with no other money. */
async function manyBets(count: number, ...others: LegSketch[]): Promise<Placed> {
  const members = await desk.newMembers(count, 10_000)
  const legs = [{ fixture: fixture() }, ...others]
  return { members, bets: await desk.placeAll(members.map(member => ({ member, legs }))) }
}

/** Voids the outcome and refunds its bets; then the void is taken back, with settlement still to come. */
async function voidedAndTakenBack(): Promise<void> {
  await voidIt(outcome('1'))
  await settle()
  await takeBack(outcome('1'))
}

/** Returns how many bets are in progress; checks that exactly those have an open leg and no payout. */
async function countOpen({ members, bets }: Placed): Promise<number> {
  const states = await desk.bets(bets)
  const open = states.map(bet => bet.legs.some(leg => leg.result === null))
  expect(states.map(bet => bet.status === 0)).toEqual(open)
  expect(states.map(bet => bet.payout === null)).toEqual(open)
  expect(await desk.wallets(members)).toEqual(states.map(bet => bet.payout ?? 0))
  return open.filter(Boolean).length
}

/** Begins, marks three batches, and reopens the first two of three. */
async function reopenSome({ bets }: Placed): Promise<void> {
  await settleSome(desk.deps(), fixture(), 6)
  const states = await desk.bets(bets)
  const reopened = states.filter(({ legs: [leg] }) => leg?.result === null).length
  expect(reopened).toBe(750)
}

async function expectAllPaid(placed: Placed, payout: number): Promise<void> {
  expect(await countOpen(placed)).toBe(0)
  expect(await desk.wallets(placed.members)).toEqual(placed.members.map(() => payout))
}

test('reversing a void reopens bets in chunks, with database failures between and within them', async () => {
  const placed = await manyBets(1_200)
  await voidedAndTakenBack()
  expect(await countOpen(placed)).toBe(0)
  await settleThroughFailures(desk.deps(), fixture())
  expect(await countOpen(placed)).toBe(1_200)
  await settle()
  expect(await countOpen(placed)).toBe(1_200)
  await desk.record(fixture(), HOME_WIN)
  await settle()
  await expectAllPaid(placed, 20_000)
})

test('kill -9 during a reopening leaves each bet open or paid, and the rest is reopened later', async () => {
  const placed = await manyBets(4_000)
  await voidedAndTakenBack()
  await settleUntilKilled(database.url, fixture())
  const open = await countOpen(placed)
  expect(open).toBeGreaterThan(0)
  expect(open).toBeLessThan(4_000)
  await settle()
  expect(await countOpen(placed)).toBe(4_000)
})

test('a result that arrives with half of the bets reopened pays all of them once', async () => {
  const placed = await manyBets(1_200)
  await voidedAndTakenBack()
  await reopenSome(placed)
  await desk.record(fixture(), HOME_WIN)
  await settle()
  await expectAllPaid(placed, 20_000)
})

test('a void declared again with half of the bets reopened refunds every stake once', async () => {
  const placed = await manyBets(1_200)
  await voidedAndTakenBack()
  await reopenSome(placed)
  await voidIt(outcome('1'))
  await settle()
  await expectAllPaid(placed, 10_000)
})

test('an event after the correction hours completes a correction started within them', async () => {
  const placed = await manyBets(1_200)
  await desk.record(fixture(), HOME_WIN)
  await settle()
  await voidedAndTakenBack()
  await settleSome(desk.deps(), fixture(), 6)
  clock.advance(25 * HOUR)
  await judge(5, 1, 'X')
  await settle()
  await expectAllPaid(placed, 20_000)
})

test('another match of half-reopened combinations that ends leaves none of them paid by a void', async () => {
  const placed = await manyBets(1_200, { fixture: fixture() + 1, odds: 300 })
  await voidedAndTakenBack()
  await reopenSome(placed)
  await desk.record(fixture() + 1, HOME_WIN)
  await desk.settle(fixture() + 1)
  const open = await countOpen(placed)
  expect(open).toBeGreaterThan(0)
  expect(open).toBeLessThan(1_200)
  await settle()
  expect(await countOpen(placed)).toBe(1_200)
  await desk.record(fixture(), HOME_WIN)
  await settle()
  await expectAllPaid(placed, 60_000)
})
