import { expect, test } from 'vitest'
import type { ProtectedMember } from '#contract/account/protection.ts'
import type { DeskRequest } from '#contract/cashier/cash-desk.ts'
import { DAY, instant } from '#domain/instant.ts'
import { beginSession } from '#server/members/begin-session.ts'
import { sql, timestamp } from '#server/platform/postgres/postgres.ts'
import { cashCounter } from '#tests/support/cashier/cash-counter.ts'
import { aCashMember, paidIn } from '#tests/support/cashier/cash-member.ts'
import { anOfferedFixture, type Bettor, bet, slip } from '#tests/support/facts/bettor.ts'
import { changeSettings } from '#tests/support/house/change-settings.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { markDormant } from './mark-dormant.ts'

const database = useDatabase()
const house = useHouse(database)
const { tokens, askWithdrawal, opened, enter } = cashCounter(house)

const mark = () => markDormant({ ...house.deps, site: house.app.site })

async function dormant(): Promise<readonly number[]> {
  await enter()
  const path = 'admin/protection?state=dormant'
  const { members }: { members: ProtectedMember[] } = await (
    await house.get(path, { token: tokens.admin })
  ).json()
  expect(members.every(({ dormantSince }) => dormantSince !== null)).toBe(true)
  return members.map(({ memberId }) => memberId)
}

/** Stores what a login of the member stores. */
const logIn = async ({ memberId }: Bettor): Promise<Bettor> => {
  await database.db.run(
    sql`update member set last_login_at = ${timestamp(house.clock.now())} where id = ${memberId}`,
  )
  const token = await database.db.transaction(tx =>
    beginSession(tx, { clock: house.clock, site: house.app.site }, memberId, '127.0.0.1'),
  )
  return { memberId, token }
}

const hintsOf = async (id: string): Promise<DeskRequest['hints']> => {
  const { requests }: { requests: DeskRequest[] } = await (
    await house.get('admin/cash-requests?direction=withdrawal', { token: tokens.admin })
  ).json()
  return requests.find(one => one.id === id)?.hints ?? []
}

test('field A10 a member without login and bets for a year is dormant, becomes active by a login, and is flagged with a withdrawal', async () => {
  const [quiet, playing, away] = [
    await aCashMember(house),
    await aCashMember(house),
    await aCashMember(house),
  ]
  await paidIn(house, quiet, tokens.admin)
  house.clock.advance(200 * DAY)
  const later = await logIn(playing)
  const fixture = await anOfferedFixture(house, { startsAt: instant(house.clock.now() + DAY) })
  expect((await bet(house, later, slip(later, [{ fixture }]))).status).toBe(200)
  await mark()
  expect(await dormant()).toEqual([])
  house.clock.advance(200 * DAY)
  await Promise.all([mark(), mark()])
  const found = await dormant()
  expect(found).toEqual(expect.arrayContaining([quiet.memberId, away.memberId]))
  expect(found).not.toContain(playing.memberId)

  // A returning member requests a withdrawal at once: the account was dormant until now.
  house.clock.advance(DAY)
  const back = await logIn(quiet)
  await enter()
  const { id } = await opened(askWithdrawal(back))
  expect(await hintsOf(id)).toContain('dormant')
  await mark()
  expect(await dormant()).not.toContain(quiet.memberId)
  expect(await hintsOf(id)).toContain('dormant')
  house.clock.advance(31 * DAY)
  await enter()
  expect(await hintsOf(id)).not.toContain('dormant')
  const steps = await database.db.many<{ ended: boolean }>(sql`
    select ended_at is not null as ended from member_dormancy where member_id = ${quiet.memberId}`)
  expect(steps).toEqual([{ ended: true }])
})

test('the months are a setting; without it no member becomes dormant', async () => {
  const member = await aCashMember(house)
  await changeSettings(house, { dormantMonths: 0 })
  house.clock.advance(500 * DAY)
  await mark()
  expect(await dormant()).not.toContain(member.memberId)
  await changeSettings(house, { dormantMonths: 1 })
  await mark()
  expect(await dormant()).toContain(member.memberId)
})
