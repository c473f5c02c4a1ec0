import { beforeEach, expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { DAY } from '#domain/instant.ts'
import { won } from '#domain/money.ts'
import { walletOf } from '#domain/transfer.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { uuidSource } from '#server/platform/postgres/uuid.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { captureHold, openMemberAccounts, placeHold, postTransfer, releaseHold } from './ledger.ts'
import { purgeHolds } from './purge-holds.ts'

const database = useDatabase()
const clock = testClock()
const newId = uuidSource(clock)
const member = 1 as MemberId
const long = 8 * DAY

const act = (holdId: string) =>
  ({ holdId, kind: 'withdrawal-requested', at: clock.now(), actor: 'system:test' }) as const
const hold = (holdId: string) =>
  database.db.transaction(tx => placeHold(tx, { ...act(holdId), from: walletOf(member), amount: won(1_000) }))
const capture = (holdId: string) =>
  database.db.transaction(tx => captureHold(tx, { ...act(holdId), kind: 'withdrawal', to: 'house:grants' }))
const release = (holdId: string) =>
  database.db.transaction(tx => releaseHold(tx, { ...act(holdId), kind: 'withdrawal-withdrawn' }))
const purge = () => purgeHolds({ db: database.db, clock })

async function newHold(): Promise<string> {
  const id = newId()
  await hold(id)
  return id
}

beforeEach(async () => {
  await openMemberAccounts(database.db, member)
  await database.db.transaction(tx =>
    postTransfer(tx, {
      ref: newId(),
      kind: 'operator-credit',
      postings: [{ from: 'house:grants', to: walletOf(member), amount: won(10_000) }],
      at: clock.now(),
      actor: 'system:test',
    }),
  )
})

test('deletes holds closed long ago; keeps open and recently closed ones', async () => {
  const [captured, released, open, closedLate] = [
    await newHold(),
    await newHold(),
    await newHold(),
    await newHold(),
  ]
  await capture(captured)
  await release(released)
  clock.advance(long)
  await capture(closedLate)
  expect(await purge()).toBe(2)
  const kept = await database.db.many<{ id: string }>(sql`select id from ledger_hold order by id`)
  expect(kept.map(({ id }) => id)).toEqual([open, closedLate])
  expect(await capture(captured)).toEqual({ ok: false, refusal: { code: 'HOLD_CLOSED', state: 'unknown' } })
  expect(await release(open)).toMatchObject({ ok: true })
})

test('a repeated request for a deleted hold holds no money', async () => {
  const id = await newHold()
  await capture(id)
  clock.advance(long)
  await purge()
  expect(await hold(id)).toMatchObject({ ok: true, value: { repeated: true } })
  expect(await capture(id)).toMatchObject({ ok: false })
})

test('deletes more than one chunk of closed holds in one run', async () => {
  await database.db.run(sql`
    insert into ledger_hold (id, account, amount, state, held_at, closed_at)
    select uuidv7(interval '-40 years' + n * interval '1 second'), ledger_wallet(${member}), 1, 'captured', now(),
      now() - interval '40 years'
    from generate_series(1, 20_001) n`)
  await purge()
  expect(
    await database.db.one(sql`select count(*) as left from ledger_hold where state <> 'held'
    and closed_at < now() - interval '30 years'`),
  ).toEqual({ left: 0 })
})
