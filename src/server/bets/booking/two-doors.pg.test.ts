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
import {
  aLiveMatch,
  FOOTBALL_DELAY,
  type LiveMatch,
  liveBet,
  liveSlip,
  untilWaiting,
} from '#tests/support/facts/live-match.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let member: Bettor
let match: LiveMatch
let upcoming: number
beforeEach(async () => {
  member = await aBettor(house)
  match = await aLiveMatch(house)
  upcoming = await anOfferedFixture(house)
})

const live = (key: string) =>
  liveBet(house, member, liveSlip(member, [{ fixture: match.id }], { amounts: 10_000 }), { key })
const early = (key: string) =>
  bet(house, member, slip(member, [{ fixture: upcoming }], { amounts: 20_000 }), key)

test('pre-match refuses the key of a waiting in-play bet, and that bet gets its answer', async () => {
  const waits = live('one')
  await untilWaiting(house, member)
  expect(await told(await early('one'))).toMatchObject({ status: 409, refusal: 'KEY_REUSED' })
  const again = live('one')
  house.clock.advance(FOOTBALL_DELAY)
  const [first, second] = await Promise.all([waits, again])
  expect([first.status, await second.text()]).toEqual([200, await first.text()])
  expect(await walletBalance(house, member)).toBe(990_000)
  expect(await told(await early('one'))).toMatchObject({ status: 409, refusal: 'KEY_REUSED' })
})

test('in-play refuses the key of a pre-match bet', async () => {
  expect((await early('two')).status).toBe(200)
  expect(await told(await live('two'))).toMatchObject({ status: 409, refusal: 'KEY_REUSED' })
  expect(await walletBalance(house, member)).toBe(980_000)
})

test('an excessive version counts as changed odds, unless the member accepts any', async () => {
  const body = liveSlip(member, [{ fixture: match.id }])
  const bettings = body.bettings.map(one => ({ ...one, version: 2 ** 40 }))
  const none = await liveBet(house, member, { ...body, bettings })
  expect(await told(none)).toMatchObject({ status: 409, refusal: 'ODDS_CHANGED' })
  const any = liveBet(house, member, { ...body, bettings }, { mode: 'any' })
  await untilWaiting(house, member)
  house.clock.advance(FOOTBALL_DELAY)
  expect((await any).status).toBe(200)
})
