import { expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { randomSource } from '#tests/support/house/random-source.ts'
import { listMoneyChanges } from './money-changes.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

const FIXTURES = [1, 2, 3, 4, 5, 6]
const STEPS = 60
const sheets = [
  { 10: [1, 0], 20: [1, 1], 100: [2, 1] },
  { 10: [0, 1], 20: [0, 2], 100: [0, 3] },
  { 10: [0, 0], 20: [1, 1], 100: [1, 1] },
] as const

test('WALLET-018 the newest changes equal a check of every bet, after any result or correction', async () => {
  await desk.newFixtures(...FIXTURES.map(id => ({ id })))
  const member = await desk.newMember(10_000_000)
  const random = randomSource(65)
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const deps = { db: database.db, clock }
  const act = async () => {
    const fixture = one(FIXTURES)
    const way = random()
    if (way < 0.6) {
      const bets = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, at) => ({
        member,
        stake: 1_000 + at,
        legs: [
          { fixture, pick: one(['1', 'X', '2']) },
          ...(random() < 0.3 ? [{ fixture: 1 + (fixture % 6) }] : []),
        ],
      }))
      await desk.placeAll(bets)
    } else if (way < 0.9) {
      await desk.record(fixture, one(sheets), 'operator')
      await desk.settle(fixture)
    } else {
      await desk.recordVoid(fixture)
      await desk.settle(fixture)
    }
  }
  for (let step = 0; step < STEPS; step++) {
    clock.advance(random() < 0.5 ? SECOND : 0)
    await act()
    const [newest, looked] = await Promise.all([
      listMoneyChanges(deps, member, undefined),
      listMoneyChanges(deps, member, Number.MAX_SAFE_INTEGER),
    ])
    expect(newest, `step ${step}`).toEqual(looked)
  }
  const { changes } = await listMoneyChanges(deps, member, undefined)
  expect(changes).toHaveLength(15)
})
