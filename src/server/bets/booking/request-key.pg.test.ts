import { beforeEach, expect, test } from 'vitest'
import { DAY } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  offer,
  slip,
  walletBalance,
  whole,
} from '#tests/support/facts/bettor.ts'
import { countBets } from '#tests/support/facts/count-bets.sql.ts'
import { aMarket, later, START } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { openSecondHouse, useHouse } from '#tests/support/house/house.ts'
import { betAccepted } from '../bet-news.ts'
import { purgeRequests } from './purge-requests.ts'

const database = useDatabase({ poolSize: 20 })
const house = useHouse(database)

let member: Bettor
let fixture: number
beforeEach(async () => {
  house.clock.set(START)
  member = await aBettor(house)
  fixture = await anOfferedFixture(house)
})

test('the same key and body gets the first answer byte for byte, and moves money once', async () => {
  const body = slip(member, [{ fixture }])
  const first = await whole(await bet(house, member, body, 'k1'))
  expect(first.status).toBe(200)
  await bet(house, member, slip(member, [{ fixture: await anOfferedFixture(house) }]))
  expect(await whole(await bet(house, member, body, 'k1'))).toEqual(first)
  expect(await countBets(database, member)).toBe(2)
  expect(await walletBalance(house, member)).toBe(980_000)
})

test('publishes a bet once, and not again on a repeated request', async () => {
  const told: unknown[] = []
  const stop = house.deps.bus.subscribe(betAccepted, ({ memberId, balance }) =>
    told.push([memberId, balance]),
  )
  const body = slip(member, [{ fixture }])
  await bet(house, member, body, 'k1')
  expect(told).toEqual([[member.memberId, 990_000]])
  expect((await bet(house, member, body, 'k1')).status).toBe(200)
  expect(told).toHaveLength(1)
  stop()
})

test('a refusal is the first answer too, even when the bet would be accepted now', async () => {
  const body = slip(member, [{ fixture, odds: 180 }])
  const first = await whole(await bet(house, member, body, 'k1'))
  expect(first).toMatchObject({ status: 409, refusal: 'ODDS_CHANGED' })
  await offer(house, aMarket({ fixture, at: later(1), odds: [180, 200, 210] }))
  expect(await whole(await bet(house, member, body, 'k1'))).toEqual(first)
  expect(await countBets(database, member)).toBe(0)
})

test('a refusal for insufficient balance stays the answer of its key', async () => {
  const poor = await aBettor(house, { balance: 5_000 })
  const body = slip(poor, [{ fixture }])
  const first = await whole(await bet(house, poor, body, 'k1'))
  expect(first).toMatchObject({ status: 400, bytes: '보유금액이 부족합니다.' })
  expect(await whole(await bet(house, poor, body, 'k1'))).toEqual(first)
})

test('refuses a key with another body, and keeps the first answer', async () => {
  const body = slip(member, [{ fixture }])
  const first = await whole(await bet(house, member, body, 'k1'))
  expect(await whole(await bet(house, member, { ...body, amounts: 20_000 }, 'k1'))).toMatchObject({
    status: 409,
    refusal: 'KEY_REUSED',
    bytes: '이미 다른 내용으로 처리된 요청입니다.',
  })
  expect(await whole(await bet(house, member, body, 'k1'))).toEqual(first)
})

test('recognises the same request in another spelling', async () => {
  const body = slip(member, [{ fixture }])
  const spelled = [
    body,
    { ...body, bettings: body.bettings.map(one => ({ ...one, oddsId: Number(one.oddsId) })) },
    { ...body, bettings: body.bettings.map(one => ({ ...one, oddsId: String(one.oddsId) })) },
    Object.fromEntries(Object.entries(body).toReversed()),
    { ...body, minigameId: '1015' },
  ]
  const first = await whole(await bet(house, member, body, 'k1'))
  expect(first.status).toBe(200)
  for (const one of spelled) expect(await whole(await bet(house, member, one, 'k1'))).toEqual(first)
  expect(await countBets(database, member)).toBe(1)
})

test('keys of different members are independent', async () => {
  const other = await aBettor(house)
  expect((await bet(house, member, slip(member, [{ fixture }]), 'shared')).status).toBe(200)
  expect((await bet(house, other, slip(other, [{ fixture }]), 'shared')).status).toBe(200)
})

test('refuses a key of more than 100 characters, and accepts one of 100', async () => {
  const body = slip(member, [{ fixture }])
  expect((await bet(house, member, body, 'k'.repeat(101))).status).toBe(400)
  expect((await bet(house, member, body, 'k'.repeat(100))).status).toBe(200)
})

test('a hundred identical concurrent requests book one bet and get one answer', async () => {
  const body = slip(member, [{ fixture }])
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => whole(await bet(house, member, body, 'one'))),
  )
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await countBets(database, member)).toBe(1)
  expect(await walletBalance(house, member)).toBe(990_000)
})

test('two processes with the same keys book each bet once and give the same answer', async () => {
  const second = await openSecondHouse(database, house.clock)
  const bettors = await Promise.all(Array.from({ length: 20 }, () => aBettor(house)))
  const ask = (at: typeof house, one: Bettor) => bet(at, one, slip(one, [{ fixture }]), 'same').then(whole)
  const pairs = await Promise.all(
    bettors.map(one => Promise.all([ask(house, one), ask(second, one), ask(house, one), ask(second, one)])),
  )
  await second.close()
  for (const [index, answers] of pairs.entries()) {
    expect(answers[0]?.status).toBe(200)
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await countBets(database, bettors[index] as Bettor)).toBe(1)
  }
})

test('two processes that refuse the same keys concurrently store one answer for each', async () => {
  const second = await openSecondHouse(database, house.clock)
  const poor = await Promise.all(Array.from({ length: 20 }, () => aBettor(house, { balance: 5_000 })))
  const ask = (at: typeof house, one: Bettor) =>
    bet(at, one, slip(one, [{ fixture }]), `poor-${one.memberId}`).then(whole)
  const pairs = await Promise.all(
    poor.map(one => Promise.all([ask(house, one), ask(second, one), ask(house, one), ask(second, one)])),
  )
  await second.close()
  for (const answers of pairs) {
    expect(answers[0]).toMatchObject({ status: 400, refusal: 'INSUFFICIENT_BALANCE' })
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  }
  const kept = await database.db.many<{ answers: number }>(
    sql`select count(*) as answers from bet_request where member_id = any(${poor.map(one => one.memberId)}::bigint[])
      group by member_id`,
  )
  expect(kept.map(row => Number(row.answers))).toEqual(poor.map(() => 1))
})

test('the database accepts a key of a member once', async () => {
  await bet(house, member, slip(member, [{ fixture }]), 'taken')
  await expect(
    database.db.run(sql`
      insert into bet_request (member_id, digest, body_hash, refusal, created_at)
      values (${member.memberId}, request_digest(${member.memberId}, 'taken'), '', '{}', now())`),
  ).rejects.toThrow(/bet_request_once/)
})

test('two processes with one key and two bodies accept one of them', async () => {
  const second = await openSecondHouse(database, house.clock)
  const bodies = [slip(member, [{ fixture }]), slip(member, [{ fixture }], { amounts: 20_000 })]
  const answers = await Promise.all([
    bet(house, member, bodies[0], 'same').then(whole),
    bet(second, member, bodies[1], 'same').then(whole),
  ])
  await second.close()
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
  expect(await countBets(database, member)).toBe(1)
})

test('forgets keys after seven days, not before', async () => {
  const body = slip(member, [{ fixture }])
  await bet(house, member, body, 'old')
  house.clock.advance(7 * DAY)
  expect(await purgeRequests(house.deps)).toBe(0)
  house.clock.advance(1)
  expect(await purgeRequests(house.deps)).toBeGreaterThan(0)
  expect(
    await database.db.many(sql`select from bet_request where member_id = ${member.memberId}`),
  ).toHaveLength(0)
})
