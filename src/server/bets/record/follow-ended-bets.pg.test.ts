import { expect, test } from 'vitest'
import type { BetId } from '#domain/ids.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { AWAY_WIN, HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { purgeLog } from './ended-bets.sql.ts'
import { type EndedWork, followEndedBets } from './follow-ended-bets.ts'

const database = useDatabase()
const clock = testClock()
const desk = settlementDesk(database, clock)

type Change = { n: number; id: BetId; oldStatus: number; status: number; payout: number | null }

const newFollower = (name: string) =>
  database.db.run(
    sql`insert into bet_follower (name, done_to) select ${name}, coalesce(max(n), 0) from bet_ended_log`,
  )

/** Follows to the end and returns the changes received. */
async function follow(name: string, limit = 100): Promise<readonly Change[]> {
  const told: Change[] = []
  const note: EndedWork = async (tx, ended) => {
    told.push(
      ...(await tx.many<Change>(
        sql`with ${ended} select n, id, old_status as "oldStatus", status, payout from ended order by n, id`,
      )),
    )
  }
  while ((await followEndedBets({ db: database.db }, name, limit, note)) === 'some');
  return told
}

test('each follower receives each change once, in commit order, including corrections', async () => {
  await newFollower('first')
  await newFollower('second')
  await desk.newFixtures({ id: 1 }, { id: 2 })
  const one = await desk.newMember()
  const two = await desk.newMember()
  const won = await desk.place({ member: one, stake: 1_000, legs: [{ fixture: 1 }] })
  const cancelled = await desk.place({ member: two, stake: 2_000, legs: [{ fixture: 2 }] })
  await desk.record(1, HOME_WIN)
  await desk.settle(1)
  await desk.cancel(cancelled)
  const before = await follow('first')
  expect(before.filter(change => change.id === won)).toMatchObject([
    { oldStatus: 0, status: 2, payout: 2_000 },
  ])
  await desk.record(1, AWAY_WIN)
  await desk.settle(1)
  const since = await follow('first')
  expect(since.filter(change => change.id === won)).toMatchObject([{ oldStatus: 2, status: 1, payout: 0 }])
  expect(await follow('first')).toEqual([])
  expect(await follow('second', 1)).toEqual([...before, ...since])
})

test('a change that a follower failed on is delivered again, and concurrent runs process it once', async () => {
  await newFollower('broken')
  await desk.newFixtures({ id: 3 })
  const members = await desk.newMembers(30)
  await desk.placeAll(members.map(member => ({ member, stake: 1_000, legs: [{ fixture: 3 }] })))
  await desk.record(3, AWAY_WIN)
  await desk.settle(3)
  const fails = () => Promise.reject(new Error('ended in the middle'))
  await expect(followEndedBets({ db: database.db }, 'broken', 100, fails)).rejects.toThrow(
    'ended in the middle',
  )
  const told = (await Promise.all(Array.from({ length: 5 }, () => follow('broken')))).flat()
  expect(told.map(change => change.id).toSorted()).toHaveLength(30)
  expect(new Set(told.map(change => change.id)).size).toBe(30)
})

test('purges changes that all followers have processed, and keeps the others', async () => {
  const left = async () =>
    (await database.db.one<{ rows: number }>(sql`select count(*) as rows from bet_ended_log`)).rows
  await database.db.run(sql`update bet_follower set done_to = (select max(n) - 1 from bet_ended_log)`)
  await purgeLog(database.db)
  expect(await left()).toBe(1)
  await database.db.run(sql`update bet_follower set done_to = (select max(n) from bet_ended_log)`)
  await purgeLog(database.db)
  expect(await left()).toBe(0)
})
