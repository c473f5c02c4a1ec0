import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, type Bettor } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { depositRefusal } from './deposit-refusal.ts'
import { noteCashMarks } from './note-cash-marks.ts'

const database = useDatabase()
const house = useHouse(database)

const limit = (who: Bettor, period: string, amount: number) =>
  house.post('protection/limits', { kind: 'deposit', period, amount }, { token: who.token })
const refused = ({ memberId }: Bettor, amount: number) =>
  database.db.transaction(tx => depositRefusal(tx, { memberId, amount, at: house.clock.now() }))
const request = ({ memberId }: Bettor, amount: number, state: string, direction = 'deposit') =>
  database.db.run(sql`
    insert into cash_request (id, member_id, direction, method, amount, state, key, created_at, decided_at, decided_by)
    select gen_random_uuid(), ${memberId}, ${direction}, 'bank', ${amount}, ${state}::text, gen_random_uuid()::text,
      to_timestamp(${house.clock.now() / 1_000}), case when ${state}::text <> 'requested' then now() end,
      case when ${state}::text <> 'requested' then ${memberId}::bigint end`)

test('P1 P2 P3 limits deposits by day, week and month; the lowest applies, a lower one at once, a higher one after a day', async () => {
  const member = await aBettor(house)
  expect(await refused(member, 5_000_000)).toBeUndefined()
  expect((await limit(member, 'day', 100_000)).status).toBe(200)
  await limit(member, 'month', 150_000)
  expect(await refused(member, 100_000)).toBeUndefined()
  await request(member, 80_000, 'done')
  expect(await refused(member, 30_000)).toMatchObject({ code: 'DEPOSIT_LIMIT', period: '하루', left: 20_000 })
  expect(await refused(member, 20_000)).toBeUndefined()
  // Waiting requests count, cancelled ones don't.
  await request(member, 10_000, 'requested')
  await request(member, 50_000, 'cancelled')
  expect(await refused(member, 20_000)).toMatchObject({ left: 10_000 })
  const state = await (await limit(member, 'day', 1_000_000)).json()
  const day = state.limits.find(
    ({ kind, period }: { kind: string; period: string }) => kind === 'deposit' && period === 'day',
  )
  expect(day).toMatchObject({ amount: 100_000, used: 90_000, rise: { amount: 1_000_000 } })
  house.clock.advance(25 * HOUR)
  expect(await refused(member, 70_000)).toMatchObject({ period: '한 달', left: 60_000 })
})

test('P7 P10 an excluded member cannot deposit', async () => {
  const member = await aBettor(house)
  await house.post('protection/exclusion', { period: '1-week' }, { token: member.token })
  expect(await refused(member, 10_000)).toMatchObject({ code: 'SELF_EXCLUDED' })
})

test('P12 declined deposits and cancelled withdrawals raise alarms, once a week', async () => {
  const member = await aBettor(house)
  for (let count = 0; count < 3; count++) {
    await request(member, 10_000, 'cancelled')
    await request(member, 10_000, 'cancelled', 'withdrawal')
  }
  await noteCashMarks(house.deps)
  house.clock.advance(MINUTE)
  await noteCashMarks(house.deps)
  const admin = await house.logIn('admin')
  const { alarms } = await (await house.get('admin/protection-alarms', { token: admin })).json()
  const own = alarms.filter(({ memberId }: { memberId: number }) => memberId === member.memberId)
  expect(own.map(({ what }: { what: string }) => what).sort()).toEqual([
    'deposits-declined',
    'withdrawals-cancelled',
  ])
})
