import { beforeEach, expect, test } from 'vitest'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  slip,
  told,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { countBets } from '#tests/support/facts/count-bets.sql.ts'
import { aLiveMatch, liveBet, liveSlip, waitOut } from '#tests/support/facts/live-match.ts'
import { changeSettings } from '#tests/support/house/change-settings.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let member: Bettor
beforeEach(async () => {
  await changeSettings(house, {
    sportsMaintenanceFlag: 0,
    liveMaintenanceFlag: 0,
    siteNoticeFlg: 0,
  })
  member = await aBettor(house)
})

const closeSports = () => changeSettings(house, { sportsMaintenanceFlag: 1 })
const closeLive = () => changeSettings(house, { liveMaintenanceFlag: 1 })
const closed = { status: 503, refusal: 'GAME_IN_MAINTENANCE', text: '점검중 입니다.' }
const inEurope = { betStyle: 'EU' as const, gameDetailType: 91 }

test('ERR-016 with sports switched off the server refuses pre-match bets, Korean and European, and accepts live bets', async () => {
  const fixture = await anOfferedFixture(house)
  const match = await aLiveMatch(house)
  await closeSports()
  expect(await told(await bet(house, member, slip(member, [{ fixture }], inEurope)))).toEqual(closed)
  expect(await told(await bet(house, member, slip(member, [{ fixture }])))).toEqual(closed)
  expect([await countBets(database, member), await walletBalance(house, member)]).toEqual([0, 1_000_000])
  expect((await waitOut(house, member, match)).status).toBe(200)
})

test('ERR-016 with live switched off in-play bets are refused, pre-match bets are accepted, and live reopens', async () => {
  const fixture = await anOfferedFixture(house)
  const match = await aLiveMatch(house)
  await closeLive()
  const live = liveSlip(member, [{ fixture: match.id }])
  expect(await told(await liveBet(house, member, live))).toEqual(closed)
  const liveEurope = liveSlip(member, [{ fixture: match.id }], { betStyle: 'EU', gameDetailType: 1 })
  expect((await liveBet(house, member, liveEurope)).status).not.toBe(200)
  expect([await countBets(database, member), await walletBalance(house, member)]).toEqual([0, 1_000_000])
  expect((await bet(house, member, slip(member, [{ fixture }]))).status).toBe(200)
  await changeSettings(house, { liveMaintenanceFlag: 0 })
  expect((await waitOut(house, member, match)).status).toBe(200)
})

test('a repeated key still gets the answer of its earlier bet', async () => {
  const body = slip(member, [{ fixture: await anOfferedFixture(house) }], inEurope)
  const first = await told(await bet(house, member, body, 'before'))
  expect(first.status).toBe(200)
  await closeSports()
  expect(await told(await bet(house, member, body, 'before'))).toEqual(first)
})

test('ERR-016 a bet that waits when its area is switched off is refused, and its stake is refunded', async () => {
  const match = await aLiveMatch(house)
  const answer = await waitOut(house, member, match, { meanwhile: closeLive })
  expect(await told(answer)).toEqual(closed)
  expect([await countBets(database, member), await walletBalance(house, member)]).toEqual([0, 1_000_000])
})

test('MAINT-005 a bet that waits when the whole site is switched off is refused too', async () => {
  const match = await aLiveMatch(house)
  const meanwhile = () => changeSettings(house, { siteNoticeFlg: 1 })
  const answer = await waitOut(house, member, match, { meanwhile })
  expect((await told(answer)).refusal).toBe('SITE_MAINTENANCE')
  expect([await countBets(database, member), await walletBalance(house, member)]).toEqual([0, 1_000_000])
})
