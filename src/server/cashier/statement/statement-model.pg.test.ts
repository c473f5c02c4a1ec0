import { expect, test } from 'vitest'
import { statementGroups } from '#domain/cashier/statement-groups.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, SECOND } from '#domain/instant.ts'
import { points } from '#domain/money.ts'
import { pointsOf } from '#domain/transfer.ts'
import { loadBalances, openMemberAccounts, postTransfer } from '#server/ledger/ledger.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { randomSource } from '#tests/support/house/random-source.ts'
import { type AskedStatement, everyMovement, readMonths, readStatement } from './read-statement.ts'
import type { MovementRow } from './statement.sql.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

const FIXTURES = [1, 2, 3, 4, 5, 6]
const sheets = [
  { 10: [1, 0], 20: [1, 1], 100: [2, 1] },
  { 10: [0, 1], 20: [0, 2], 100: [0, 3] },
  { 10: [0, 0], 20: [1, 1], 100: [1, 1] },
] as const

async function everything(member: MemberId, asked: AskedStatement = {}): Promise<readonly MovementRow[]> {
  const found: MovementRow[] = []
  for await (const rows of everyMovement({ db: database.db }, member, asked)) found.push(...rows)
  return found
}

/** The same movements, read page by page. */
async function turned(member: MemberId, asked: AskedStatement): Promise<readonly MovementRow[]> {
  const found: MovementRow[] = []
  for (let before: string | null | undefined; before !== null; ) {
    const page = await readStatement({ db: database.db }, member, {
      ...asked,
      ...(before !== undefined && { before }),
    })
    found.push(...page.movements)
    before = page.next
  }
  return found
}

/** Checks that each balance follows from the previous one, from zero to the current balance. */
function expectChain(rows: readonly MovementRow[], purse: 'wallet' | 'points', balance: number) {
  let before = 0
  for (const row of rows.filter(one => one.purse === purse).toReversed()) {
    expect(row.after, `movement ${row.n}`).toBe(before + row.amount)
    before = row.after
  }
  expect(before).toBe(balance)
}

test('WALLET-018 a statement explains the balance to the won, after any results and with any filter', async () => {
  await desk.newFixtures(...FIXTURES.map(id => ({ id })))
  const member = await desk.newMember(10_000_000)
  await openMemberAccounts(database.db, member)
  const stranger = await desk.newMember(1_000_000)
  const random = randomSource(57)
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const placed: Awaited<ReturnType<typeof desk.placeAll>> = []
  const act = async () => {
    const fixture = one(FIXTURES)
    const way = random()
    if (way < 0.6) {
      const bets = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, at) => ({
        member: random() < 0.8 ? member : stranger,
        stake: 1_000 + at,
        legs: [{ fixture, pick: one(['1', 'X', '2']) }],
      }))
      placed.push(...(await desk.placeAll(bets)))
    } else if (way < 0.85) {
      await desk.record(fixture, one(sheets), 'operator')
      await desk.settle(fixture)
    } else if (way < 0.9) {
      await desk.recordVoid(fixture)
      await desk.settle(fixture)
    } else if (way < 0.95) {
      const open = (await desk.bets(placed)).findIndex(({ status }) => status === 0)
      if (placed[open]) await desk.cancel(placed[open])
    } else {
      await database.db.transaction(tx =>
        postTransfer(tx, {
          ref: desk.deps().newUuid(),
          kind: 'points-credited',
          postings: [{ from: 'house:points', to: pointsOf(member), amount: points(500) }],
          at: clock.now(),
          actor: 'system:test',
          memo: '시험',
        }),
      )
    }
  }
  for (let step = 0; step < 80; step++) {
    clock.advance(random() < 0.1 ? 12 * DAY : random() < 0.5 ? SECOND : 0)
    await act()
  }
  const rows = await everything(member)
  const held = await loadBalances(database.db, member)
  expectChain(rows, 'wallet', held.wallet)
  expectChain(rows, 'points', held.points)
  expect(rows.map(({ n }) => n)).toEqual(rows.map(({ n }) => n).toSorted((a, b) => b - a))
  expect(await turned(member, {})).toEqual(rows)

  const byGroup = await Promise.all(statementGroups.map(group => everything(member, { group })))
  expect(byGroup.flat().toSorted((a, b) => b.n - a.n)).toEqual(rows)
  const sports = await everything(member, { product: 'sports' })
  expect(sports).toEqual(rows.filter(({ gameType }) => gameType === 1))
  expect(await everything(member, { product: 'minigame' })).toEqual([])

  // Months add up to the same balance, computed first and then from stored sums.
  const months = await readMonths({ db: database.db, clock }, member)
  expect(months.months[0]?.closing).toBe(held.wallet)
  expect(months.months[0]?.points.closing).toBe(held.points)
  expect(months.months.length).toBeGreaterThan(1)
  expect(await readMonths({ db: database.db, clock }, member)).toEqual(months)
  clock.advance(40 * DAY)
  const later = await readMonths({ db: database.db, clock }, member)
  expect(later).toEqual(months)
  expect(await readMonths({ db: database.db, clock }, member)).toEqual(months)
})
