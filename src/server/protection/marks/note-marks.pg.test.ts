import { expect, test } from 'vitest'
import { DAY, HOUR, instant } from '#domain/instant.ts'
import { beginSession } from '#server/members/begin-session.ts'
import { aBettor, anOfferedFixture, bet, slip } from '#tests/support/facts/bettor.ts'
import { START } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { noteMarks } from './note-marks.ts'

const database = useDatabase()
const house = useHouse(database)

test('P12 three nights of play raise an alarm for operators once a week, hidden from the member', async () => {
  let member = await aBettor(house)
  // START is noon in Seoul: two at night is ten hours earlier.
  for (const night of [0, 1, 2]) {
    house.clock.set(instant(START + night * DAY - 10 * HOUR))
    const token = await database.db.transaction(tx =>
      beginSession(tx, { clock: house.clock, site: house.app.site }, member.memberId, '127.0.0.1'),
    )
    member = { ...member, token }
    const startsAt = instant(house.clock.now() + HOUR)
    const fixture = await anOfferedFixture(house, { startsAt })
    const answer = await bet(house, member, slip(member, [{ fixture }]))
    expect(answer.status, await answer.text()).toBe(200)
    await Promise.all([noteMarks(house.deps), noteMarks(house.deps)])
  }
  await noteMarks(house.deps)
  const token = await house.logIn('admin')
  const { alarms } = await (await house.get('admin/protection-alarms?state=open', { token })).json()
  expect(alarms).toMatchObject([
    { what: 'night-play', memberId: member.memberId, limit: null, decision: null },
  ])
  const own = await (await house.get('protection/history', { token: member.token })).json()
  expect(own).toMatchObject({ rows: [], totalCount: 0 })
  const path = `admin/protection/${member.memberId}/history`
  expect(await (await house.get(path, { token })).json()).toMatchObject({ rows: [{ what: 'night-play' }] })
})
