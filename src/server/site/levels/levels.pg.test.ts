import { expect, test } from 'vitest'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, anOfferedFixture, bet, slip, told } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

const change = async (level: number | string, limits: object, userId = 'admin') =>
  house.post(`admin/levels/${level}`, { limits, reason: '한도 조정' }, { token: await house.logIn(userId) })
const levelOf = async (level: number) => {
  const levels = await (await house.get('setting/level', { token: await house.logIn('demo') })).json()
  return levels.find((one: { level: number }) => one.level === level)
}
const acts = () =>
  database.db.many<{ before: object; after: object }>(
    sql`select before, after from act where act = 'change-level' order by id`,
  )

test('FIELD-005 FIELD-006 an operator changes limits of a level; the log has old and new values', async () => {
  const answer = await change(1, { maxBetAmount: 20_000, maxBetPercent: 12.35 })
  expect([answer.status, (await answer.json()).maxBetAmount]).toEqual([200, 20_000])
  expect(await levelOf(1)).toMatchObject({ minBetAmount: 5_000, maxBetAmount: 20_000, maxBetPercent: 12.35 })
  expect(await acts()).toEqual([
    {
      before: {
        general: { stakeMin: 5_000, stakeMax: 1_000_000, winningsMax: 3_000_000, totalOddsMax: 10_000 },
      },
      after: { general: { stakeMin: 5_000, stakeMax: 20_000, winningsMax: 3_000_000, totalOddsMax: 1_235 } },
    },
  ])
  expect((await change(1, { maxBetAmount: 20_000 })).status).toBe(200)
  expect(await acts()).toHaveLength(1)
})

test('LIMIT-001 the next bet of the level is judged by the new limits', async () => {
  const member = await aBettor(house)
  const fixture = await anOfferedFixture(house)
  expect(
    (await told(await bet(house, member, slip(member, [{ fixture }], { amounts: 20_001 })))).status,
  ).toBe(400)
  expect((await bet(house, member, slip(member, [{ fixture }], { amounts: 20_000 }))).status).toBe(200)
})

test.each([
  [{ maxBetAmount: 4_999 }, 'LIMITS_MEANINGLESS'],
  [{ minBetAmount: 0 }, 'LIMITS_MEANINGLESS'],
  [{ maxLiveWinAmount: 5_000 }, 'LIMITS_MEANINGLESS'],
  [{ maxSpecialBetPercent: 1 }, 'LIMITS_MEANINGLESS'],
  [{ minBetAmount: -1 }, 'BAD_INPUT'],
  [{ maxBetAmount: 1_000_000_000_000 }, 'BAD_INPUT'],
  [{ maxBetAmount: 5_000.5 }, 'BAD_INPUT'],
  [{ anything: 1 }, 'BAD_INPUT'],
])('refuses invalid limits: %j (%s)', async (limits, code) => {
  const before = await levelOf(2)
  const answer = await change(2, limits)
  expect([answer.status, answer.headers.get('x-refusal')]).toEqual([400, code])
  expect(await levelOf(2)).toEqual(before)
})

test('concurrent changes of minimum and maximum never leave the maximum below the minimum', async () => {
  const answers = await Promise.all([
    change(3, { minBetAmount: 1_500_000, maxWinAmount: 7_000_000 }),
    change(3, { maxBetAmount: 1_000_000 }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const { minBetAmount, maxBetAmount } = await levelOf(3)
  expect(minBetAmount).toBeLessThanOrEqual(maxBetAmount)
})

test('there are ten levels, and changing one requires the permission', async () => {
  expect((await change(11, {})).status).toBe(400)
  expect((await change(0, {})).status).toBe(400)
  expect((await change(4, { maxBetAmount: 1_000_000 }, 'admin1')).status).toBe(403)
  expect((await change(4, { maxBetAmount: 1_000_000 }, 'demo')).status).toBe(403)
})
