import { expect, test } from 'vitest'
import { aBettor, anOfferedFixture, bet, slip } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

test('P12 operators receive an alarm for a reached limit, and one of them decides it once, with a note', async () => {
  const token = await house.logIn('admin')
  const member = await aBettor(house)
  const fixture = await anOfferedFixture(house)
  await house.post(
    'protection/limits',
    { kind: 'stake', period: 'day', amount: 5_000 },
    { token: member.token },
  )
  for (let time = 0; time < 3; time++)
    expect((await bet(house, member, slip(member, [{ fixture }]))).status).toBe(400)

  const alarms = async (state: string, as = token) =>
    (await house.get(`admin/protection-alarms?state=${state}`, { token: as })).json()
  const { alarms: open, totalCount } = await alarms('open')
  expect([totalCount, open]).toMatchObject([
    1,
    [{ what: 'limit-reached', limit: { kind: 'stake', period: 'day' }, recent: 1, decision: null }],
  ])
  const decide = (as = token, id = open[0].id) =>
    house.post(
      `admin/protection-alarms/${id}/decision`,
      { decision: 'contacted', reason: '쪽지로 안내함' },
      { token: as },
    )
  expect((await decide(await house.logIn('admin1'))).status).toBe(403)
  expect((await decide(member.token)).status).toBe(403)
  const answers = await Promise.all(Array.from({ length: 10 }, () => decide()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  expect((await decide(token, 999_999)).status).toBe(404)
  expect(await alarms('open')).toMatchObject({ totalCount: 0 })
  expect((await alarms('decided')).alarms).toMatchObject([
    { decision: { decision: 'contacted', note: '쪽지로 안내함', operator: 'admin' } },
  ])
})
