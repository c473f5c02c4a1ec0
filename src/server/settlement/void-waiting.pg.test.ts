import { expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { HOUR, type Instant, instant } from '#domain/instant.ts'
import { applyFacts, type FeedFact, type FixtureStatus, findResult } from '#server/fixtures/fixtures.ts'
import { type BetSketch, settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { aFixture, aScore, START } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { betSettled } from './settlement.ts'
import { settlementBackground } from './settling.ts'
import { voidWaiting } from './void-waiting.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

let fixtures = 0
const tell = (...facts: FeedFact[]) => applyFacts({ db: database.db, clock, bus: desk.bus }, facts)

/** A match that was to start now and is not being played; returns its id and a bet on it. */
async function standing(status: FixtureStatus, sketch: Partial<BetSketch> = {}) {
  const id = ++fixtures
  await tell(aFixture({ id, at: clock.now(), startsAt: clock.now(), status }))
  const member = await desk.newMember()
  return { id, member, bet: await desk.place({ member, legs: [{ fixture: id }], ...sketch }) }
}

async function sweep(...ids: number[]): Promise<void> {
  await voidWaiting(desk.deps(), START)
  for (const id of ids) await desk.settle(id)
}

test.each<FixtureStatus>(['postponed', 'interrupted', 'abandoned'])(
  'handbook 1.9 a match that is %s for three hours is void: the stake is refunded, with the reason',
  async status => {
    const { id, bet, member } = await standing(status)
    clock.advance(3 * HOUR - 1)
    await sweep(id)
    expect(await desk.bet(bet)).toMatchObject({ status: 0 })
    clock.advance(1)
    await sweep(id)
    expect(await desk.bet(bet)).toMatchObject({ status: 3, payout: 10_000 })
    expect(await desk.wallet(member)).toBe(1_000_000)
    expect(await findResult(database.db, id as FixtureId)).toMatchObject({
      kind: 'void',
      source: 'house',
      revision: 1,
      reason: '예정시각에서 3시간이 지나도록 경기가 진행되지 않아 적특 처리합니다.',
    })
    await sweep(id)
    expect(await desk.bet(bet)).toMatchObject({ revision: 1 })
  },
)

test('handbook 1.9 a match with only European bets waits 24 hours, one with a Korean bet three', async () => {
  const european = await standing('postponed', { style: 'EU' })
  const mixed = await standing('postponed', { style: 'EU' })
  await desk.place({ member: await desk.newMember(), legs: [{ fixture: mixed.id }] })
  clock.advance(3 * HOUR)
  await sweep(european.id, mixed.id)
  expect(await desk.bet(mixed.bet)).toMatchObject({ status: 3 })
  clock.advance(21 * HOUR - 1)
  await sweep(european.id)
  expect(await desk.bet(european.bet)).toMatchObject({ status: 0 })
  clock.advance(1)
  await sweep(european.id)
  expect(await desk.bet(european.bet)).toMatchObject({ status: 3, payout: 10_000 })
})

test('leaves a match that resumes in time, and one without bets, unchanged', async () => {
  const resumed = await standing('interrupted')
  const unbet = ++fixtures
  await tell(aFixture({ id: unbet, at: clock.now(), startsAt: clock.now(), status: 'postponed' }))
  clock.advance(2 * HOUR)
  await tell(aScore({ fixture: resumed.id, at: clock.now() }))
  clock.advance(HOUR)
  await sweep(resumed.id)
  expect(await desk.bet(resumed.bet)).toMatchObject({ status: 0 })
  expect(await findResult(database.db, unbet as FixtureId)).toBeUndefined()
})

test('handbook 1.9 keeps results decided before the stop, and voids the rest', async () => {
  const FIRST_HALF = 41
  const TOTAL = 2
  const { id, bet } = await standing('live', { stake: 20_000 })
  const half = { legs: [{ fixture: id, type: FIRST_HALF, odds: 150 }] }
  const won = await desk.place({ member: await desk.newMember(), ...half })
  const passed = { legs: [{ fixture: id, type: TOTAL, line: 150, pick: 'Over', odds: 200 }] }
  const over = await desk.place({ member: await desk.newMember(), ...passed })
  const periods = [
    { code: 10, home: 1, away: 0 },
    { code: 20, home: 0, away: 1 },
  ]
  await tell(
    aScore({
      fixture: id,
      at: clock.now(),
      status: 'interrupted',
      periodCode: 20,
      home: 1,
      away: 1,
      periods,
    }),
  )
  clock.advance(3 * HOUR)
  await sweep(id)
  expect(await desk.bet(won)).toMatchObject({ status: 2, payout: 15_000 })
  expect(await desk.bet(over)).toMatchObject({ status: 2, payout: 20_000 })
  expect(await desk.bet(bet)).toMatchObject({ status: 3, payout: 20_000 })
})

test('a feed result of a match played after all is too late; an operator may still correct', async () => {
  const { id, bet } = await standing('postponed')
  clock.advance(3 * HOUR)
  await sweep(id)
  const at: Instant = instant(clock.now() + HOUR)
  await tell({ kind: 'result', at, fixtureId: id as FixtureId, source: 'replay', sheet: { 100: [2, 0] } })
  await desk.settle(id)
  expect(await desk.bet(bet)).toMatchObject({ status: 3 })
  await desk.record(id, { 100: [2, 0] }, 'operator')
  await desk.settle(id)
  expect(await desk.bet(bet)).toMatchObject({ status: 2, payout: 20_000 })
})

test('the settling process voids it automatically', async () => {
  const { bet } = await standing('postponed')
  clock.advance(3 * HOUR)
  const settled = new Promise<void>(resolve => {
    desk.bus.subscribe(betSettled, ({ betId }) => {
      if (betId === bet) resolve()
    })
  })
  const stop = await settlementBackground(desk.deps()).start()
  await settled
  expect(await desk.bet(bet)).toMatchObject({ status: 3 })
  await stop()
})
