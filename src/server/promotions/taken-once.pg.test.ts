import { beforeAll, expect, test } from 'vitest'
import type { CoinEvent } from '#contract/promotions/coin-event.ts'
import { coins, points } from '#domain/money.ts'
import { loadBalances, loadCoins, verifyLedger } from '#server/ledger/ledger.ts'
import { beginSession } from '#server/members/begin-session.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { useSettledFixtures } from '#tests/support/books/settled-fixtures.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { aBettor, type Bettor, told } from '#tests/support/facts/bettor.ts'
import { AWAY_WIN } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { type House, useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { followFriends } from './friends/follow-friends.ts'
import { giveCoins } from './give-coins.ts'
import { givePoints } from './give-points.ts'

const database = useDatabase()
const clock = testClock()
const house = useHouse(database, { clock })
const second = useSecondHouse(database, house)
const desk = settlementDesk(database, clock)
const { leg, end } = useSettledFixtures(database, desk)

let admin: string
const ids = { login: 0, post: 0, attendance: 0, quests: 0 }
const asOperator = async (path: string, body: object): Promise<number> => {
  const answer = await house.post(path, { ...body, reason: '시험' }, { token: admin })
  expect(answer.status).toBe(200)
  return (await answer.json()).id
}
beforeAll(async () => {
  admin = await house.logIn('admin')
  const quest = { foldsMin: null, gameType: null, target: 1, place: 1, startsOn: '2026-11-01', endsOn: null }
  ids.login = await asOperator('admin/quests', {
    ...quest,
    title: '로그인',
    kind: 'login',
    points: 100,
    coins: 1,
  })
  ids.post = await asOperator('admin/quests', { ...quest, title: '글', kind: 'post', points: 70, coins: 0 })
  const step = { target: 1, points: 1_000, shown: true }
  ids.attendance = await asOperator('admin/milestones', { ...step, kind: 'attendance' })
  ids.quests = await asOperator('admin/milestones', { ...step, kind: 'quests' })
  const prizes = [
    { weight: 5_000, points: 500, coins: 0 },
    { weight: 5_000, points: 0, coins: 0 },
  ]
  await asOperator('admin/coin-event/tables', { cost: 1, dailyLimit: 10, prizes })
})

/**
 * Sends ten concurrent requests from each of two processes; returns how many got 200, and the answers of the others.
 */
async function rush(ask: (at: House) => Promise<Response>): Promise<[number, ReadonlySet<unknown>]> {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n % 2 === 0 ? house : second())))
  const refused = await Promise.all(answers.filter(({ status }) => status !== 200).map(told))
  for (const { status } of refused) expect([400, 403, 409]).toContain(status)
  return [answers.length - refused.length, new Set(refused.map(({ refusal }) => refusal))]
}

const purseOf = async ({ memberId }: Bettor) => (await loadBalances(database.db, memberId)).points
const draw = (at: House, { token }: Bettor, next: CoinEvent['next'], key = crypto.randomUUID()) =>
  at.post('coin-event/draws', { ...next, word: '말', key }, { token })
const event = async ({ token }: Bettor): Promise<CoinEvent> =>
  (await house.get('coin-event', { token })).json()
const write = ({ token }: Bettor) =>
  house.post(
    'free',
    { title: '오늘의 글', contents: '안녕하세요', bets: [], key: crypto.randomUUID() },
    { token },
  )

async function withCoins(member: Bettor, count: number): Promise<Bettor> {
  const { deps } = house
  const gift = { memberId: member.memberId, coins: coins(count), cause: '시험' }
  await database.db.transaction(tx => giveCoins(tx, { ...gift, ref: deps.newUuid(), at: clock.now() }))
  return member
}

test('EVENT-005 EVENT-007 ROUTE-071 twenty concurrent claims in two processes give each reward once', async () => {
  const member = await aBettor(house)
  const { token } = member
  const claim = (path: string) => rush(at => at.post(path, undefined, { token }))
  expect(await claim('attendance')).toEqual([1, new Set(['ATTENDANCE_DONE'])])
  expect(await purseOf(member)).toBe(500)
  expect(await claim(`quests/${ids.login}/claim`)).toEqual([1, new Set(['QUEST_CLAIMED'])])
  expect([await purseOf(member), await loadCoins(database.db, member.memberId)]).toEqual([600, 1])
  expect(await claim(`quests/${ids.post}/claim`)).toEqual([0, new Set(['QUEST_NOT_DONE'])])
  expect(await claim('quests/bonus/claim')).toEqual([0, new Set(['QUEST_NOT_DONE'])])
  expect((await write(member)).status).toBe(200)
  expect(await purseOf(member)).toBe(700)
  expect(await claim(`quests/${ids.post}/claim`)).toEqual([1, new Set(['QUEST_CLAIMED'])])
  expect(await claim('quests/bonus/claim')).toEqual([1, new Set(['QUEST_CLAIMED'])])
  expect(await purseOf(member)).toBe(1_770)
  for (const id of [ids.attendance, ids.quests])
    expect(await claim(`eventAcc/${id}/claim`)).toEqual([1, new Set(['MILESTONE_CLAIMED'])])
  expect(await purseOf(member)).toBe(3_770)
})

test('EVENT-006 a post counts while it is visible on the board, for its author only', async () => {
  const [writer, other] = [await aBettor(house), await aBettor(house)]
  const progress = async ({ token }: Bettor) => {
    const { quests } = await (await house.get('quests', { token })).json()
    return quests.find((one: { id: number }) => one.id === ids.post).progress
  }
  const { id } = await (await write(writer)).json()
  expect([await progress(writer), await progress(other)]).toEqual([1, 0])
  await asOperator(`admin/boards/posts/${id}/hide`, { hidden: true })
  expect(await progress(writer)).toBe(0)
})

test('EVENT-003 two processes use one promise for one draw, and spend one coin once', async () => {
  const member = await withCoins(await aBettor(house), 3)
  const { next } = await event(member)
  expect(await rush(at => draw(at, member, next))).toEqual([1, new Set(['COIN_SEED_MOVED'])])
  expect(await loadCoins(database.db, member.memberId)).toBe(2)
  const moved = (await event(member)).next
  const key = crypto.randomUUID()
  expect((await rush(at => draw(at, member, moved, key)))[0]).toBe(20)
  expect(await loadCoins(database.db, member.memberId)).toBe(1)
  const draws = await database.db.many(sql`select from coin_draw where member_id = ${member.memberId}`)
  expect(draws).toHaveLength(2)
})

test('handbook 5.11 a recommender is paid once, though two processes follow ended bets twenty times concurrently', async () => {
  const [top, friend] = [await aBettor(house), await aBettor(house)]
  await database.db.run(sql`update member set recommended_by = ${top.memberId} where id = ${friend.memberId}`)
  await desk.place({ member: friend.memberId, stake: 10_000, legs: [leg(1)] })
  await end(1, AWAY_WIN)
  await Promise.all(Array.from({ length: 20 }, (_, n) => followFriends((n % 2 ? second() : house).deps)))
  expect(await purseOf(top)).toBe(100)
})

test('API-032 twenty concurrent conversions in two processes convert points once', async () => {
  const member = await aBettor(house)
  const { deps } = house
  await database.db.transaction(tx =>
    givePoints(deps, tx, {
      memberId: member.memberId,
      points: points(20_000),
      ref: deps.newUuid(),
      cause: '시험',
      at: clock.now(),
    }),
  )
  const { updatedAt } = await (await house.get('member/user', member)).json()
  const body = { memberId: member.memberId, point: 5_000, userUpdatedAt: updatedAt }
  const [taken] = await rush(at => at.post('emoney/pointToEmoney', body, { token: member.token }))
  expect(taken).toBe(1)
  expect(await purseOf(member)).toBe(15_000)
})

test('handbook 8.2 an excluded member gets no reward by any route, in any process', async () => {
  const member = await withCoins(await aBettor(house), 2)
  expect((await write(member)).status).toBe(200)
  const { next } = await event(member)
  await asOperator(`admin/protection/${member.memberId}/exclusion`, { period: '1-day' })
  const token = await database.db.transaction(tx =>
    beginSession(tx, { clock: house.clock, site: house.app.site }, member.memberId, '127.0.0.1'),
  )
  const before = await purseOf(member)
  const back: Bettor = { ...member, token }
  for (const path of [
    'attendance',
    `quests/${ids.login}/claim`,
    `quests/${ids.post}/claim`,
    'quests/bonus/claim',
  ])
    expect((await rush(at => at.post(path, undefined, { token })))[0]).toBe(0)
  expect((await rush(at => at.post(`eventAcc/${ids.attendance}/claim`, undefined, { token })))[0]).toBe(0)
  expect(await rush(at => draw(at, back, next))).toEqual([0, new Set(['SELF_EXCLUDED'])])
  expect([await purseOf(member), await loadCoins(database.db, member.memberId)]).toEqual([before, 2])
  const rows = await database.db.one<{ count: number }>(sql`
    select (select count(*) from attendance where member_id = ${member.memberId})
      + (select count(*) from quest_claim where member_id = ${member.memberId})
      + (select count(*) from milestone_claim where member_id = ${member.memberId}) as count`)
  expect(rows.count).toBe(0)
})

test('unknown ids, and bodies naming another member, move nothing, and operators cannot claim', async () => {
  const [member, other] = [await aBettor(house), await aBettor(house)]
  for (const id of [0, -1, 999_999, '1e3', "1'--", ids.login + 0.5])
    for (const path of [`quests/${id}/claim`, `eventAcc/${id}/claim`])
      expect([400, 404]).toContain((await house.post(path, undefined, member)).status)
  const named = { memberId: other.memberId, member_id: other.memberId }
  await house.post(`quests/${ids.login}/claim?memberId=${other.memberId}`, named, member)
  await house.post('attendance', named, member)
  expect([await purseOf(other), await loadCoins(database.db, other.memberId)]).toEqual([0, 0])
  for (const path of ['attendance', `quests/${ids.login}/claim`, 'quests/bonus/claim'])
    expect((await house.post(path, undefined, { token: admin })).status).toBe(403)
  expect((await draw(house, { ...member, token: admin }, (await event(member)).next)).status).toBe(403)
  expect((await verifyLedger(database.db)).faults).toEqual([])
})
