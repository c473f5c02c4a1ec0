import { expect, test } from 'vitest'
import type { BetId, MemberId } from '#domain/ids.ts'
import { DAY } from '#domain/instant.ts'
import { points } from '#domain/money.ts'
import { pointsOf as purse } from '#domain/transfer.ts'
import { loadBalances, postTransfer } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { useSettledFixtures } from '#tests/support/books/settled-fixtures.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { aBettor, type Bettor } from '#tests/support/facts/bettor.ts'
import { AWAY_WIN, HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { declared } from '#tests/support/house/sign-up.ts'
import { followFriends } from './follow-friends.ts'

const database = useDatabase()
const clock = testClock()
const house = useHouse(database, { clock })
const desk = settlementDesk(database, clock)
const { leg, end } = useSettledFixtures(database, desk)

const follow = () => followFriends(house.deps)
/** Sets the follower back, so that it meets every ended bet again. */
const followAgain = () => database.db.run(sql`update bet_follower set done_to = 0 where name = 'friends'`)
const pointsOf = async ({ memberId }: Bettor) => (await loadBalances(database.db, memberId)).points
const owedOf = async ({ memberId }: Bettor) => (await loadBalances(database.db, memberId)).pointsDebt

/** Creates friends of a member. */
async function friendsOf({ memberId }: Bettor, count: number, balance = 1_000_000): Promise<Bettor[]> {
  const friends: Bettor[] = []
  for (let n = 0; n < count; n++) friends.push(await aBettor(house, { balance }))
  const ids = friends.map(friend => friend.memberId)
  await database.db.run(sql`update member set recommended_by = ${memberId} where id = any(${ids}::bigint[])`)
  return friends
}

/** Grandparent, parent and friend: two generations. */
async function aFamily() {
  const top = await aBettor(house)
  const [middle] = await friendsOf(top, 1)
  if (!middle) throw new Error('there is one')
  const [friend] = await friendsOf(middle, 1)
  if (!friend) throw new Error('there is one')
  return { top, middle, friend }
}

const bet = ({ memberId }: Bettor, ...fixtures: number[]): Promise<BetId> =>
  desk.place({ member: memberId, stake: 10_000, legs: fixtures.map(at => leg(at)) })

const kindsOf = ({ memberId }: Bettor) =>
  database.db.many<{ kind: string; amount: number; memo: string }>(sql`
    select p.kind, p.amount, p.memo from ledger_posting p
    join ledger_account a on a.id in (p.from_account, p.to_account)
    where a.member_id = ${memberId} and a.kind = 'points' order by p.n`)

test('handbook 5.6 a lost bet earns 1 % for the recommender and 0.5 % for the one above, once, with its cause', async () => {
  const { top, middle, friend } = await aFamily()
  await bet(friend, 1)
  await end(1, AWAY_WIN)
  await Promise.all(Array.from({ length: 5 }, follow))
  await follow()
  expect([await pointsOf(middle), await pointsOf(top), await pointsOf(friend)]).toEqual([100, 50, 0])
  expect(await kindsOf(middle)).toEqual([{ kind: 'points-credited', amount: 100, memo: '추천인 포인트' }])
})

test('handbook 5.6 regrading a bet takes the points back and gives them again; spent ones become a debt', async () => {
  const { middle, friend } = await aFamily()
  await bet(friend, 1)
  await end(1, AWAY_WIN)
  await follow()
  await end(1, HOME_WIN)
  await follow()
  expect(await pointsOf(middle)).toBe(0)
  await end(1, AWAY_WIN)
  await follow()
  expect(await pointsOf(middle)).toBe(100)
  expect((await kindsOf(middle)).map(({ kind }) => kind)).toEqual([
    'points-credited',
    'settlement-recommender-points-reversed',
    'points-credited',
  ])
  await database.db.transaction(async tx => {
    await postTransfer(tx, {
      ref: house.deps.newUuid(),
      kind: 'points-deducted',
      postings: [{ from: purse(middle.memberId), to: 'house:points', amount: points(100) }],
      at: clock.now(),
      actor: 'system:test',
    })
  })
  await end(1, HOME_WIN)
  await follow()
  expect([await pointsOf(middle), await owedOf(middle)]).toEqual([0, 100])
})

test('a combination counts when it is decided, and again when a correction reopens it', async () => {
  const { middle, friend } = await aFamily()
  await bet(friend, 1, 2)
  await end(1, HOME_WIN)
  await follow()
  expect(await pointsOf(middle)).toBe(0)
  await end(2, AWAY_WIN)
  await follow()
  expect(await pointsOf(middle)).toBe(100)
  await end(2, HOME_WIN)
  await follow()
  expect(await pointsOf(middle)).toBe(0)
})

test('won, void and own bets earn no points, nor do bets of members without a recommender', async () => {
  const { top, friend } = await aFamily()
  const stranger = await aBettor(house)
  await bet(friend, 1)
  await bet(top, 2)
  await bet(stranger, 2)
  await end(1, HOME_WIN)
  await end(2, AWAY_WIN)
  await follow()
  expect(await pointsOf(top)).toBe(0)
  expect(await kindsOf(stranger)).toEqual([])
})

test('a blocked recommender earns no points, also not later, and gives back excess ones', async () => {
  const { middle, friend } = await aFamily()
  await bet(friend, 1)
  await end(1, AWAY_WIN)
  await follow()
  await database.db.run(sql`update member set status = 'blocked' where id = ${middle.memberId}`)
  await bet(friend, 2)
  await end(2, AWAY_WIN)
  await end(1, HOME_WIN)
  await follow()
  expect(await pointsOf(middle)).toBe(0)
  await database.db.run(sql`update member set status = 'active' where id = ${middle.memberId}`)
  await followAgain()
  await follow()
  expect(await pointsOf(middle)).toBe(0)
})

test('handbook 8.2 an excluded recommender earns no points, also not after the exclusion, while the one above does', async () => {
  const { top, middle, friend } = await aFamily()
  const body = { period: '1-day', reason: '회원 요청' }
  const path = `admin/protection/${middle.memberId}/exclusion`
  const excluded = await house.post(path, body, { token: await house.logIn('admin') })
  expect(excluded.status, await excluded.text()).toBe(200)
  await bet(friend, 1)
  await end(1, AWAY_WIN)
  await follow()
  expect([await pointsOf(middle), await pointsOf(top)]).toEqual([0, 50])
  clock.advance(2 * DAY)
  await followAgain()
  await follow()
  expect([await pointsOf(middle), await pointsOf(top)]).toEqual([0, 50])
})

test('handbook 5.11 a thousand bets are one sum for their recommender, who sees no single bet', async () => {
  const top = await aBettor(house)
  const friends = await friendsOf(top, 20)
  const sketches = Array.from({ length: 1_000 }, (_, n) => ({
    member: friends[n % 20]?.memberId as MemberId,
    stake: 10_000 + n,
    legs: [leg(1)],
  }))
  await desk.placeAll(sketches)
  await end(1, AWAY_WIN)
  await follow()
  const sum = sketches.reduce((all, { stake }) => all + Math.floor(stake / 100), 0)
  expect(await pointsOf(top)).toBe(sum)
  expect((await kindsOf(top)).length).toBe(1)
  await end(1, HOME_WIN)
  await follow()
  expect(await pointsOf(top)).toBe(0)
  expect(
    await database.db.one(
      sql`select sum(points)::bigint as sum from friend_day where recommender_id = ${top.memberId}`,
    ),
  ).toEqual({ sum: 0 })
})

test('EVENT-009 a member reads the own code, the members who joined with it by masked names, and their points', async () => {
  const top = await aBettor(house)
  const [friend] = await friendsOf(top, 1)
  if (!friend) throw new Error('there is one')
  await database.db.run(sql`update member set nickname = '새회원' where id = ${friend.memberId}`)
  await bet(friend, 1)
  await end(1, AWAY_WIN)
  await follow()
  const own = await (await house.get('friend', { token: top.token })).json()
  expect(own).toMatchObject({
    code: expect.stringMatching(/^[A-Z2-9]{6}$/),
    friends: 1,
    pointsTotal: 100,
    pointsMonth: 100,
    rule: { on: true, base: 'lost', firstRate: 100, secondRate: 50 },
  })
  const list = await (await house.get('friend/list', { token: top.token })).text()
  expect(JSON.parse(list)).toMatchObject({
    totalCount: 1,
    friends: [{ nickname: '새*원', points: 100, waiting: false, joinedOn: expect.any(String) }],
  })
  expect(list).not.toContain('새회원')
  expect(await (await house.get('friend/list', { token: friend.token })).json()).toMatchObject({
    totalCount: 0,
  })
  for (const path of ['friend', 'friend/list']) expect((await house.get(path)).status).toBe(401)
})

test('EVENT-009 a member who joins with a code is listed, and gives sums by month', async () => {
  const top = await aBettor(house)
  const { code } = await (await house.get('friend', { token: top.token })).json()
  const joined = await house.post('member/join', {
    userId: 'newfriend1',
    password: 'abcd1234',
    passwordConfirm: 'abcd1234',
    nickname: '신규친구',
    phone: '010-1234-5678',
    birthDate: '1990-01-01',
    recommenderCode: code.toLowerCase(),
    ...declared,
  })
  expect(joined.status, await joined.clone().text()).toBe(200)
  const { friends } = await (await house.get('friend/list', { token: top.token })).json()
  expect(friends).toEqual([{ nickname: '신**구', joinedOn: expect.any(String), waiting: true, points: 0 }])
})

test('operators set later rates, logged, and see two generations', async () => {
  const admin = await house.logIn('admin')
  const { top, middle, friend } = await aFamily()
  const rule = { on: true, base: 'stake', firstRate: 200, secondRate: 0 }
  const change = (body: object) => house.post('admin/friends/rule', body, { token: admin })
  expect((await change({ rule: { ...rule, firstRate: 301 }, reason: '이벤트 기간' })).status).toBe(400)
  expect(await (await change({ rule, reason: '이벤트 기간' })).json()).toEqual(rule)
  await bet(friend, 1)
  await end(1, HOME_WIN)
  await follow()
  expect([await pointsOf(middle), await pointsOf(top)]).toEqual([200, 0])
  expect((await change({ rule: { ...rule, on: false }, reason: '이벤트 종료' })).status).toBe(200)
  await bet(friend, 2)
  await end(2, HOME_WIN)
  await follow()
  expect(await pointsOf(middle)).toBe(200)
  const tree = await (await house.get(`admin/friends/${top.memberId}`, { token: admin })).json()
  expect(tree).toMatchObject({
    member: { id: top.memberId, friends: 1 },
    above: [],
    below: [{ id: middle.memberId, friendsCount: 1, friends: [{ id: friend.memberId }] }],
  })
  const below = await (await house.get(`admin/friends/${friend.memberId}`, { token: admin })).json()
  expect(below.above.map(({ id }: { id: number }) => id)).toEqual([middle.memberId, top.memberId])
  expect((await house.get('admin/friends/999999', { token: admin })).status).toBe(404)
  const acts = await (await house.get('admin/acts?act=change-friends', { token: admin })).json()
  expect(acts.totalCount ?? acts.acts.length).toBe(2)
  expect((await house.get('admin/friends', { token: top.token })).status).toBe(403)
  expect((await house.get('admin/friends?sort=friends&name=b', { token: admin })).status).toBe(200)
})
