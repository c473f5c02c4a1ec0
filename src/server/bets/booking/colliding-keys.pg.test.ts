import { beforeAll, beforeEach, expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
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
import {
  aLiveMatch,
  FOOTBALL_DELAY,
  liveBet,
  liveSlip,
  untilWaiting,
  waitingBets,
} from '#tests/support/facts/live-match.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

/** Two keys of member 1,000,000 that collided under the former hash (`hashtextextended`). */
const ONE = 'dN6GwgFtDnGIm?LU4,zj/E(a'
const TWO = 'FqZwR.P@D<|dN!]Xc;-u^tyF'
/** Above the ids of all members that exist before. */
const OWNER = 1_000_000

const database = useDatabase()
const house = useHouse(database)

let member: Bettor
beforeAll(async () => {
  await database.db.many(sql`select setval('member_id_seq', ${OWNER - 1})`)
  member = await aBettor(house)
  assert(member.memberId === OWNER, 'the keys collide for this member')
})

let before: number
beforeEach(async () => {
  before = await walletBalance(house, member)
  await database.db.run(sql`delete from bet_request`)
})

const early = async (key: string, amounts = 20_000) =>
  bet(house, member, slip(member, [{ fixture: await anOfferedFixture(house) }], { amounts }), key)
const live = async (key: string, amounts = 10_000) => {
  const match = await aLiveMatch(house)
  return {
    match,
    answer: liveBet(house, member, liveSlip(member, [{ fixture: match.id }], { amounts }), { key }),
  }
}
const spent = async () => before - (await walletBalance(house, member))

test('the keys collide under a non-cryptographic hash', async () => {
  const { same } = await database.db.one<{ same: boolean }>(
    sql`select hashtextextended(${ONE}, ${OWNER}) = hashtextextended(${TWO}, ${OWNER}) as same`,
  )
  expect(same).toBe(true)
})

test('two pre-match bets under colliding keys get separate answers, and repeat them', async () => {
  const one = slip(member, [{ fixture: await anOfferedFixture(house) }], { amounts: 10_000 })
  const two = slip(member, [{ fixture: await anOfferedFixture(house) }], { amounts: 20_000 })
  const first = await told(await bet(house, member, one, ONE))
  const second = await told(await bet(house, member, two, TWO))
  expect([first.status, second.status, await spent()]).toEqual([200, 200, 30_000])
  expect(await told(await bet(house, member, one, ONE))).toEqual(first)
  expect(await told(await bet(house, member, two, TWO))).toEqual(second)
  expect(await spent()).toBe(30_000)
})

test('an in-play bet under one of the keys ends on time, though a pre-match bet took the other meanwhile', async () => {
  const bets = await countBets(database, member)
  const { answer } = await live(ONE)
  await untilWaiting(house, member)
  expect((await early(TWO)).status).toBe(200)
  house.clock.advance(FOOTBALL_DELAY)
  expect((await answer).status).toBe(200)
  expect([await waitingBets(house, member), await spent()]).toEqual([[], 30_000])
  expect(await countBets(database, member)).toBe(bets + 2)
})

test('two in-play bets under both keys end, each with its own answer', async () => {
  const one = await live(ONE)
  const two = await live(TWO, 15_000)
  await untilWaiting(house, member, 2)
  await two.match.score(2, 0)
  house.clock.advance(FOOTBALL_DELAY)
  expect((await one.answer).status).toBe(200)
  expect(await told(await two.answer)).toMatchObject({ refusal: 'MATCH_CHANGED' })
  expect(await spent()).toBe(10_000)
})

test('a waiting bet ends even when another row already has its answer’s key', async () => {
  const taken = await live('taken')
  const refused = await live('taken too')
  await untilWaiting(house, member, 2)
  await database.db.run(sql`
    insert into bet_request (member_id, digest, body_hash, refusal, created_at)
    select member_id, request_digest, '', '{}', now() from bet_waiting where state = 'waiting'`)
  await refused.match.score(2, 0)
  house.clock.advance(FOOTBALL_DELAY)
  expect((await taken.answer).status).toBe(200)
  expect(await told(await refused.answer)).toMatchObject({ refusal: 'MATCH_CHANGED' })
  expect([await waitingBets(house, member), await spent()]).toEqual([[], 10_000])
})
