import { beforeEach, expect, test } from 'vitest'
import { DAY, HOUR, instant, MINUTE } from '#domain/instant.ts'
import { beginSession } from '#server/members/begin-session.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, anOfferedFixture, type Bettor, bet, slip } from '#tests/support/facts/bettor.ts'
import { START } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let member: Bettor
beforeEach(async () => {
  house.clock.set(START)
  member = await aBettor(house)
})

const read = async (path: string) => (await house.get(path, { token: member.token })).json()
const ask = async (path: string, body?: object) =>
  (await house.post(path, body ?? {}, { token: member.token })).json()
/** Stays active for this many minutes: a session ends when unused, and an hour after its login. */
async function stay(minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= 20) {
    house.clock.advance(Math.min(left, 20) * MINUTE)
    const used = await house.post('member/navigation', undefined, { token: member.token })
    if (used.status === 556) await logInAgain()
  }
}
const logInAgain = async () => {
  const token = await database.db.transaction(tx =>
    beginSession(tx, { clock: house.clock, site: house.app.site }, member.memberId, '127.0.0.1'),
  )
  member = { ...member, token }
}
const stake = async (amounts: number): Promise<string> => {
  const fixture = await anOfferedFixture(house, { startsAt: instant(house.clock.now() + HOUR) })
  const answer = await bet(house, member, slip(member, [{ fixture }], { amounts }))
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).id
}
/** Stores a settled bet directly; the ledger is tested elsewhere. */
const settled = (id: string, payout: number) =>
  database.db.run(sql`
    update bet set status = ${payout > 0 ? 2 : 1}, payout = ${payout}, revision = 1,
      settled_at = to_timestamp(${house.clock.now() / 1_000})
    where id = ${id}`)

test('P5 the reality check shows time, stakes and winnings since the login, and is due an hour after each answer', async () => {
  await stake(30_000)
  await settled(await stake(10_000), 19_000)
  await stay(59)
  expect(await read('protection/watch')).toEqual({
    sessionMinutes: 59,
    staked: 40_000,
    won: 19_000,
    everyMinutes: 60,
    everyMinutesMax: 60,
    leftSeconds: 60,
    exclusion: null,
    hasLimits: false,
  })
  // The login after the hour continues the same stay.
  await stay(1)
  expect(await read('protection/watch')).toMatchObject({ sessionMinutes: 60, leftSeconds: 0 })
  expect(await ask('protection/watch/answer')).toMatchObject({ leftSeconds: 3_600 })
  expect(await ask('protection/watch', { everyMinutes: 15 })).toMatchObject({
    everyMinutes: 15,
    leftSeconds: 900,
  })
  house.clock.advance(16 * MINUTE)
  await logInAgain()
  expect(await read('protection/watch')).toMatchObject({ sessionMinutes: 76, leftSeconds: 0 })
  const rare = await house.post('protection/watch', { everyMinutes: 240 }, { token: member.token })
  expect(rare.status).toBe(400)
})

test('P5 reports whether a member has limits or an exclusion', async () => {
  await ask('protection/limits', { kind: 'stake', period: 'day', amount: 50_000 })
  expect(await read('protection/watch')).toMatchObject({ hasLimits: true, exclusion: null })
  expect((await house.get('protection/watch')).status).toBe(401)
})

test('the net position by days and months has stakes at placement and payouts at settlement', async () => {
  const first = await stake(20_000)
  const second = await stake(5_000)
  house.clock.advance(DAY)
  await logInAgain()
  await settled(first, 38_000)
  await settled(second, 0)
  const { days, months } = await read('protection/net')
  expect([days.length, months.length]).toEqual([30, 12])
  expect(days.slice(-2)).toEqual([
    { day: '2026-11-21', staked: 25_000, returned: 0 },
    { day: '2026-11-22', staked: 0, returned: 38_000 },
  ])
  expect(months.at(-1)).toEqual({ month: '2026-11', staked: 25_000, returned: 38_000 })
  expect(months[0]).toEqual({ month: '2025-12', staked: 0, returned: 0 })
  const stranger = await aBettor(house)
  expect((await (await house.get('protection/net', { token: stranger.token })).json()).months.at(-1)).toEqual(
    {
      month: '2026-11',
      staked: 0,
      returned: 0,
    },
  )
})
