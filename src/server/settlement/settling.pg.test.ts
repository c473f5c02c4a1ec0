import { expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { fixtureResult } from '#server/fixtures/fixtures.ts'
import { openDatabase } from '#server/platform/postgres/postgres.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { betSettled, type SettlementDeps } from './settlement.ts'
import { settlementBackground } from './settling.ts'

const database = useDatabase({ poolSize: 8 })
const clock = testClock()
const desk = settlementDesk(database, clock)

/** Resolves when a process with these dependencies settles the bet. */
const settledBy = ({ bus }: Pick<SettlementDeps, 'bus'>, bet: string): Promise<void> =>
  new Promise(resolve => {
    const stop = bus.subscribe(betSettled, ({ betId }) => {
      if (betId !== bet) return
      stop()
      resolve()
    })
  })

async function betOn(fixture: number) {
  await desk.newFixtures({ id: fixture })
  const member = await desk.newMember()
  return desk.place({ member, legs: [{ fixture }] })
}

test('settles pending results at the start, and then each result on arrival', async () => {
  const missed = await betOn(1)
  await desk.record(1, HOME_WIN)
  const first = settledBy(desk, missed)
  const stop = await settlementBackground(desk.deps()).start()
  await first
  expect(await desk.bet(missed)).toMatchObject({ status: 2 })

  const told = await betOn(2)
  const second = settledBy(desk, told)
  await desk.record(2, HOME_WIN)
  await second
  expect(await desk.bet(told)).toMatchObject({ status: 2 })
  await stop()
})

test.each([
  ['found by the sweep', 100, (_: readonly number[]) => []],
  ['reported with it', 120, (missed: readonly number[]) => missed],
])('settles a match that has just ended before the backlog %s', async (_, justEnded, toldBefore) => {
  const missed = Array.from({ length: 8 }, (_, index) => justEnded + 1 + index)
  const fixtureOf = new Map<string, number>()
  for (const fixture of [...missed, justEnded]) {
    fixtureOf.set(await betOn(fixture), fixture)
    clock.advance(SECOND)
    await desk.record(fixture, HOME_WIN)
  }
  const settled: number[] = []
  const unsubscribe = desk.bus.subscribe(betSettled, ({ betId }) => {
    settled.push(fixtureOf.get(betId) ?? 0)
    if (settled.length > 1) return
    for (const told of [...toldBefore(missed), justEnded])
      desk.bus.publish(fixtureResult, { fixtureId: told as FixtureId, revision: 1 })
  })
  const stop = await settlementBackground(desk.deps()).start()
  await expect.poll(() => settled.length, { timeout: 20_000 }).toBe(missed.length + 1)
  expect(settled.toSorted()).toEqual([justEnded, ...missed])
  expect(settled.indexOf(justEnded)).toBeLessThan(3)
  unsubscribe()
  await stop()
})

test('one process settles; when it stops, the standby takes over', async () => {
  const other = openDatabase({ url: database.url, poolSize: 4 })
  const otherDesk = settlementDesk({ db: other, url: database.url }, clock)
  const stopFirst = await settlementBackground(desk.deps()).start()
  const bet = await betOn(11)
  const early = settledBy(desk, bet)
  await desk.record(11, HOME_WIN)
  await early

  const stopOther = await settlementBackground(otherDesk.deps()).start()
  const late = settledBy(otherDesk, await betOn(12))
  await stopFirst()
  await desk.record(12, HOME_WIN)
  await late
  expect(await desk.bet(bet)).toMatchObject({ status: 2, revision: 1 })
  await stopOther()
  await other.close()
})

test('a leader whose connection breaks releases the lead and comes back', async () => {
  const stop = await settlementBackground(desk.deps()).start()
  const first = settledBy(desk, await betOn(21))
  await desk.record(21, HOME_WIN)
  await first
  await desk.cutLeader()
  const second = settledBy(desk, await betOn(22))
  await desk.record(22, HOME_WIN)
  await second
  await stop()
})
