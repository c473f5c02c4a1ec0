import { beforeEach, expect, test } from 'vitest'
import type { LiveMemberFrame } from '#contract/live/live.ts'
import { DAY, SECOND } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, type Bettor, told, walletBalance, whole } from '#tests/support/facts/bettor.ts'
import { countBets } from '#tests/support/facts/count-bets.sql.ts'
import { START } from '#tests/support/facts/fixture-facts.ts'
import {
  aLiveMatch,
  FOOTBALL_DELAY,
  type LiveMatch,
  liveBet,
  liveSlip,
  PATIENCE,
  untilWaiting,
} from '#tests/support/facts/live-match.ts'
import { openConnection } from '#tests/support/feeds/live-connection.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { purgeRequests } from '../booking/purge-requests.ts'

const database = useDatabase({ poolSize: 20 })
const clock = testClock(START)
const house = useHouse(database, { clock })
const other = useSecondHouse(database, house)

let member: Bettor
let match: LiveMatch
beforeEach(async () => {
  member = await aBettor(house)
  match = await aLiveMatch(house)
})

const bodyOf = (amounts = 10_000) => liveSlip(member, [{ fixture: match.id }], { amounts })

test('the same key during the delay, in the same or another process, waits for one answer', async () => {
  const asked = [
    liveBet(house, member, bodyOf(), { key: 'k' }),
    liveBet(other(), member, bodyOf(), { key: 'k' }),
    liveBet(house, member, bodyOf(), { key: 'k' }),
  ]
  await untilWaiting(house, member)
  const reused = await liveBet(other(), member, bodyOf(5_000), { key: 'k' })
  expect(await told(reused)).toMatchObject({ status: 409, refusal: 'KEY_REUSED' })
  clock.advance(FOOTBALL_DELAY)
  const answers = await Promise.all((await Promise.all(asked)).map(whole))
  expect(new Set(answers.map(one => JSON.stringify(one))).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await whole(await liveBet(other(), member, bodyOf(), { key: 'k' }))).toEqual(answers[0])
  expect([await countBets(database, member), await walletBalance(house, member)]).toEqual([1, 990_000])
})

test('a refusal after the delay is the permanent answer of the key', async () => {
  const asked = liveBet(house, member, bodyOf(), { key: 'goal' })
  await untilWaiting(house, member)
  await match.score(2, 0)
  clock.advance(FOOTBALL_DELAY)
  const first = await whole(await asked)
  expect(first).toMatchObject({ status: 400, refusal: 'MATCH_CHANGED' })
  expect(await whole(await liveBet(other(), member, bodyOf(), { key: 'goal' }))).toEqual(first)
  expect([await countBets(database, member), await walletBalance(house, member)]).toEqual([0, 1_000_000])
})

test('an immediate refusal is the answer of the key too', async () => {
  const first = await whole(await liveBet(house, member, bodyOf(100), { key: 'low' }))
  expect(first.refusal).toBe('STAKE_BELOW_MINIMUM')
  expect(await whole(await liveBet(other(), member, bodyOf(100), { key: 'low' }))).toEqual(first)
})

test('API-046 the member’s stream reports the wait with its seconds, the balance at once, and the end', async () => {
  const connection = await openConnection(
    `${other().origin}/api/live?topics=member`,
    `Bearer ${member.token}`,
  )
  const frames = () => connection.told<LiveMemberFrame>('member')
  try {
    await connection.has('ready')
    const asked = liveBet(house, member, bodyOf(), { key: 'told' })
    await expect
      .poll(() => frames().find(one => one.waiting)?.waiting, PATIENCE)
      .toEqual({
        id: expect.any(String),
        key: 'told',
        seconds: 6,
        leftMs: 6_000,
        dueAt: clock.now() + FOOTBALL_DELAY,
        amounts: 10_000,
        legs: 1,
      })
    await expect
      .poll(() => frames().findLast(one => one.emoney !== undefined)?.emoney, PATIENCE)
      .toBe(990_000)
    await match.score(1, 1)
    clock.advance(FOOTBALL_DELAY)
    await asked
    const id = frames().find(one => one.waiting)?.waiting?.id
    await expect
      .poll(() => frames().find(one => one.answered)?.answered, PATIENCE)
      .toEqual({
        id,
        key: 'told',
        ok: false,
        refusal: { code: 'MATCH_CHANGED', text: '경기 상황이 변경되어 베팅이 취소되었습니다.' },
      })
    await expect
      .poll(() => frames().findLast(one => one.emoney !== undefined)?.emoney, PATIENCE)
      .toBe(1_000_000)
  } finally {
    await connection.hangUp()
  }
})

test('a closed connection cancels nothing', async () => {
  const hangUp = new AbortController()
  const asked = fetch(`${house.origin}/api/inplay/betting`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': `Bearer ${member.token}` },
    body: JSON.stringify(bodyOf()),
    signal: hangUp.signal,
  })
  await untilWaiting(house, member)
  hangUp.abort()
  await expect(asked).rejects.toThrow()
  clock.advance(FOOTBALL_DELAY)
  await expect.poll(() => countBets(database, member), PATIENCE).toBe(1)
})

test('refuses a bet that no process ended for ten seconds after its time, and refunds the stake', async () => {
  const asked = liveBet(house, member, bodyOf())
  await untilWaiting(house, member)
  clock.advance(FOOTBALL_DELAY + 10 * SECOND + 1)
  expect(await told(await asked)).toEqual({
    status: 400,
    refusal: 'WAITED_TOO_LONG',
    text: '베팅 접수가 지연되어 베팅이 취소되었습니다. 다시 베팅해 주세요.',
  })
  expect([await countBets(database, member), await walletBalance(house, member)]).toEqual([0, 1_000_000])
})

test('refuses the waiting bet of a member who is blocked during the delay', async () => {
  const asked = liveBet(house, member, bodyOf())
  await untilWaiting(house, member)
  await database.db.run(sql`update member set status = 'blocked' where id = ${member.memberId}`)
  clock.advance(FOOTBALL_DELAY)
  expect((await asked).headers.get('x-refusal')).toBe('MEMBER_BLOCKED')
  expect(await walletBalance(house, member)).toBe(1_000_000)
})

test('many bets of many members fall due together and are all answered, each once', async () => {
  const bettors = await Promise.all(Array.from({ length: 40 }, () => aBettor(house)))
  const asked = bettors.flatMap((bettor, index) =>
    [10_000, 20_000].map(amounts =>
      liveBet(index % 2 ? house : other(), bettor, liveSlip(bettor, [{ fixture: match.id }], { amounts }), {
        key: `${amounts}`,
      }),
    ),
  )
  for (const bettor of bettors) await untilWaiting(house, bettor, 2)
  clock.advance(FOOTBALL_DELAY)
  const answers = await Promise.all(asked)
  expect(answers.map(answer => answer.status)).toEqual(asked.map(() => 200))
  for (const bettor of bettors) expect(await walletBalance(house, bettor)).toBe(970_000)
})

test('two concurrent bets with balance for one: one waits, the other is refused', async () => {
  member = await aBettor(house, { balance: 10_000 })
  const asked = [
    liveBet(house, member, bodyOf(), { key: 'a' }),
    liveBet(other(), member, bodyOf(), { key: 'b' }),
  ]
  await untilWaiting(house, member)
  clock.advance(FOOTBALL_DELAY)
  const codes = (await Promise.all(asked)).map(answer => answer.headers.get('x-refusal'))
  expect(codes.toSorted()).toEqual(['INSUFFICIENT_BALANCE', null])
  expect(await walletBalance(house, member)).toBe(0)
})

test('deletes bets that ended long ago', async () => {
  const kept = () =>
    database.db.one<{ bets: number; legs: number }>(sql`
      select (select count(*) from bet_waiting) as bets, (select count(*) from bet_waiting_leg) as legs`)
  expect((await kept()).bets).toBeGreaterThan(0)
  clock.advance(8 * DAY)
  await purgeRequests(house.deps)
  expect(await kept()).toEqual({ bets: 0, legs: 0 })
})
