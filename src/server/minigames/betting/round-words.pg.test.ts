import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { RoundId } from '#domain/ids.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import { aBettor, anOfferedFixture, type Bettor, bet, slip, told } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { betOnRound, type RoundPickSketch, roundSlip } from '#tests/support/minigames/round-bettor.ts'
import { openRoundDesk, type RoundDesk, toFullMinute } from '#tests/support/minigames/round-desk.ts'
import { listPicks } from '#tests/support/minigames/round-ends.sql.ts'

const database = useDatabase()
const house = useHouse(database)

let desk: RoundDesk
let member: Bettor
let round: RoundId
beforeAll(async () => {
  desk = await openRoundDesk({ db: database.db, clock: house.clock, links: 200 })
  return () => desk.close()
})
beforeEach(async () => {
  toFullMinute(house.clock)
  await desk.turn()
  round = desk.idOf(251)
  member = await aBettor(house)
})

const place = async (sketch: RoundPickSketch = 'power-odd-even odd') =>
  told(await betOnRound(house, member, roundSlip(member, round, sketch)))

test('a member banned from minigames is refused, and may bet on matches', async () => {
  const admin = await house.logIn('admin')
  const banned = await house.post(
    `admin/members/${member.memberId}/bans`,
    { products: ['minigame'], reason: '회원 요청' },
    { token: admin },
  )
  expect(banned.status, await banned.clone().text()).toBe(200)
  expect(await place()).toMatchObject({ refusal: 'PRODUCT_BANNED' })
  const fixture = await anOfferedFixture(house, { startsAt: instant(house.clock.now() + 60 * MINUTE) })
  expect((await bet(house, member, slip(member, [{ fixture }]))).status).toBe(200)
})

test('stores a word per member, validates it, and applies it to later bets only', async () => {
  const set = (word: string) => house.post('minigame/word', { word }, { token: member.token })
  expect(await (await house.get('minigame/word', { token: member.token })).json()).toEqual({ word: '' })
  await place()
  expect(await (await set('<b>행운</b>')).json()).toEqual({ word: '<b>행운</b>' })
  await place('sum-odd-even odd')
  expect((await set('가'.repeat(33))).status).toBe(400)
  expect((await set('a\u0007')).status).toBe(400)
  expect((await listPicks(database.db, round)).map(({ word }) => word)).toEqual(['', '<b>행운</b>'])
})
