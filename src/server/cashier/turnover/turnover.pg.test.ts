import { beforeAll, expect, test } from 'vitest'
import type { BetId } from '#domain/ids.ts'
import { MINUTE } from '#domain/instant.ts'
import { points } from '#domain/money.ts'
import { pointsOf } from '#domain/transfer.ts'
import type { Sheet } from '#server/fixtures/fixtures.ts'
import { postTransfer } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { settlementDesk } from '#tests/support/books/settlement-desk.ts'
import { aBettor, type Bettor, told } from '#tests/support/facts/bettor.ts'
import { AWAY_WIN, HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { turnoverRefusal } from './check-turnover.ts'
import { followTurnover } from './follow-turnover.ts'
import { openRequirement } from './open-requirement.ts'

const database = useDatabase()
const clock = testClock()
const house = useHouse(database, { clock })
const desk = settlementDesk(database, clock)

let admin: string
beforeAll(async () => {
  admin = await house.logIn('admin')
})

let lastFixture = 0
/** A separate match with its result: home wins by default. */
const aMatch = async (): Promise<number> => {
  const id = ++lastFixture
  await desk.newFixtures({ id })
  return id
}
const end = async (fixture: number, sheet: Sheet = HOME_WIN): Promise<void> => {
  await desk.record(fixture, sheet)
  await desk.settle(fixture)
}
const voids = async (fixture: number): Promise<void> => {
  await desk.recordVoid(fixture)
  await desk.settle(fixture)
}
const follow = async (): Promise<void> => {
  while ((await followTurnover(house.deps)) === 'some');
}
const require = (member: Bettor, amount: number, percent = 100): Promise<void> =>
  database.db.transaction(tx =>
    openRequirement(house.deps, tx, {
      memberId: member.memberId,
      cause: 'deposit',
      ref: house.deps.newUuid(),
      title: '충전',
      amount,
      percent,
      at: clock.now(),
    }),
  )
const own = async ({ token }: Bettor) => (await house.get('turnover', { token })).json()
const bet = (member: Bettor, fixtures: readonly number[], over: object = {}): Promise<BetId> =>
  desk.place({ member: member.memberId, legs: fixtures.map(fixture => ({ fixture, ...over })) })

test('handbook 5.4 settled bets fill the oldest requirement first, and the page shows what counts and why', async () => {
  const member = await aBettor(house)
  await require(member, 15_000)
  clock.advance(10)
  await require(member, 10_000, 300)
  const [one, other, low, void_] = [await aMatch(), await aMatch(), await aMatch(), await aMatch()]
  await bet(member, [one, other])
  await bet(member, [one])
  await bet(member, [low], { odds: 149 })
  await bet(member, [void_])
  for (const fixture of [one, other, low]) await end(fixture)
  await voids(void_)
  await follow()
  const { need, done, requirements, bets } = await own(member)
  expect({ need, done }).toEqual({ need: 30_000, done: 5_000 })
  expect(requirements.map(({ done, state }: { done: number; state: string }) => [done, state])).toEqual([
    [5_000, 'open'],
    [15_000, 'met'],
  ])
  expect(
    bets.map(({ counted, reason }: { counted: number; reason: string }) => [counted, reason]).sort(),
  ).toEqual([
    [0, '기준 배당 미만'],
    [0, '적중특례'],
    [10_000, '인정'],
    [10_000, '인정'],
  ])
  await database.db.transaction(async tx =>
    expect(await turnoverRefusal(tx, member.memberId, clock.now())).toEqual({
      code: 'TURNOVER_UNMET',
      need: 30_000,
      done: 5_000,
    }),
  )
})

test('handbook 5.4 a correction takes back what the bet filled, and reopens an unmet requirement', async () => {
  const member = await aBettor(house)
  await require(member, 10_000)
  const fixture = await aMatch()
  await bet(member, [fixture])
  await end(fixture)
  await follow()
  expect(await own(member)).toMatchObject({ need: 0, requirements: [{ done: 10_000, state: 'met' }] })
  await voids(fixture)
  await follow()
  expect(await own(member)).toMatchObject({
    need: 10_000,
    done: 0,
    bets: [{ counted: 0, reason: '적중특례' }],
  })
  await end(fixture, AWAY_WIN)
  await follow()
  expect(await own(member)).toMatchObject({ need: 0, requirements: [{ done: 10_000, state: 'met' }] })
})

test('handbook 5.4 bets on both sides of a match do not count', async () => {
  const member = await aBettor(house)
  await require(member, 50_000)
  const fixture = await aMatch()
  await bet(member, [fixture], { pick: '1' })
  await bet(member, [fixture], { pick: '2' })
  await end(fixture)
  await follow()
  const { done, bets } = await own(member)
  expect(done).toBe(0)
  expect(bets.map(({ reason }: { reason: string }) => reason)).toEqual(['양방 베팅', '양방 베팅'])
})

test('concurrent followers count each change once, including settlements and corrections', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => aBettor(house)))
  for (const member of members) await require(member, 50_000)
  const fixtures = await Promise.all(Array.from({ length: 4 }, aMatch))
  for (const member of members) for (const fixture of fixtures) await bet(member, [fixture])
  let isSettling = true
  const followers = Array.from({ length: 3 }, async () => {
    while (isSettling) await follow()
  })
  for (const fixture of fixtures) await end(fixture)
  for (const fixture of fixtures.slice(0, 2)) await voids(fixture)
  isSettling = false
  await Promise.all(followers)
  await follow()
  for (const member of members) expect(await own(member)).toMatchObject({ need: 50_000, done: 20_000 })
  expect(
    await database.db.many(sql`
      select r.id from turnover_requirement r
      where r.done <> (select coalesce(sum(f.amount), 0) from turnover_fill f where f.requirement_id = r.id)`),
  ).toEqual([])
})

test('handbook 5.4 an open requirement closes when the balance is below 1,000 and no bet is open', async () => {
  const member = await aBettor(house, { balance: 10_500 })
  await require(member, 100_000)
  const fixture = await aMatch()
  await bet(member, [fixture], { pick: '2' })
  await follow()
  expect(await own(member)).toMatchObject({ need: 100_000 })
  await end(fixture)
  await follow()
  expect(await own(member)).toMatchObject({ need: 0, requirements: [{ state: 'closed', done: 10_000 }] })
})

test('handbook 5.6 converted points must be bet once; two concurrent conversions open one requirement', async () => {
  const member = await aBettor(house)
  await database.db.transaction(tx =>
    postTransfer(tx, {
      ref: house.deps.newUuid(),
      kind: 'points-credited',
      postings: [{ from: 'house:points', to: pointsOf(member.memberId), amount: points(9_000) }],
      at: clock.now(),
      actor: 'system:test',
    }),
  )
  const { updatedAt } = await (await house.get('member/user', { token: member.token })).json()
  const body = { memberId: member.memberId, point: 5_000, userUpdatedAt: updatedAt }
  clock.advance(MINUTE)
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => house.post('emoney/pointToEmoney', body, { token: member.token })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await own(member)).toMatchObject({
    need: 5_000,
    done: 0,
    requirements: [{ title: '포인트 전환', amount: 5_000, percent: 100 }],
  })
})

test('an operator waives or shortens a requirement with a reason; refuses an ended one, and one that is not shortened', async () => {
  const member = await aBettor(house)
  await require(member, 20_000)
  clock.advance(10)
  await require(member, 30_000)
  const { requirements } = await (
    await house.get(`admin/turnover?memberId=${member.memberId}`, { token: admin })
  ).json()
  const [second, first] = requirements
  const act = (id: number, way: 'waive' | 'shorten', body: object = {}, token = admin) =>
    house.post(`admin/turnover/${id}/${way}`, { reason: '고객 응대', ...body }, { token })
  expect((await told(await act(first.id, 'shorten', { needed: 20_000 }))).refusal).toBe('TURNOVER_NOT_LESS')
  expect(await (await act(first.id, 'shorten', { needed: 5_000 })).json()).toMatchObject({ needed: 5_000 })
  expect(await own(member)).toMatchObject({ need: 35_000 })
  const waived = await Promise.all([act(second.id, 'waive'), act(second.id, 'waive')])
  expect(waived.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await told(await act(second.id, 'waive'))).refusal).toBe('TURNOVER_ENDED')
  expect(await own(member)).toMatchObject({ need: 5_000 })
  expect((await act(999_999, 'waive')).status).toBe(404)
  expect((await act(first.id, 'waive', { reason: '' })).status).toBe(400)
  expect((await act(first.id, 'waive', {}, member.token)).status).toBe(403)
  const acts = await (await house.get('admin/acts?act=ease-turnover', { token: admin })).json()
  expect(acts.totalCount ?? acts.acts.length).toBe(2)
})

test('operators set weights with a reason, and they apply to bets that end later', async () => {
  const rule = await (await house.get('admin/turnover/rule', { token: admin })).json()
  const change = (over: object, token = admin) =>
    house.post(
      'admin/turnover/rule',
      { rule: { ...rule, weights: { ...rule.weights, ...over } }, reason: '기준 조정' },
      { token },
    )
  expect((await change({ sportsSingle: 101 })).status).toBe(400)
  expect((await change({ sportsSingle: 40 })).status).toBe(200)
  const member = await aBettor(house)
  await require(member, 20_000)
  const fixture = await aMatch()
  await bet(member, [fixture])
  await end(fixture)
  await follow()
  expect(await own(member)).toMatchObject({ done: 4_000, bets: [{ percent: 40, counted: 4_000 }] })
  await change({ sportsSingle: 100 })
  expect((await change({}, member.token)).status).toBe(403)
})
