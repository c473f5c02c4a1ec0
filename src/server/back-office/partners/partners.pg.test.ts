import { beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { settleInHouse } from '#tests/support/books/settle-in-house.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  type PickSketch,
  playedOut,
  slip,
} from '#tests/support/facts/bettor.ts'
import { HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { followReportsToEnd } from '#tests/support/reports/follow-to-end.ts'

const database = useDatabase()
const house = useHouse(database)

let admin = ''
let partner = ''
let friend: Bettor
let below: Bettor
let stranger: Bettor

const today = '2026-11-21'
const span = `from=${today}&to=${today}`

const read = async (path: string, token = partner) => {
  const answer = await house.get(path, { token })
  const text = await answer.text()
  return { status: answer.status, text, body: answer.ok ? JSON.parse(text) : text }
}
const place = async (who: Bettor, ...picks: readonly PickSketch[]) => {
  const answer = await bet(house, who, slip(who, picks, { amounts: 20_000 }))
  expect(answer.status, await answer.clone().text()).toBe(200)
}

beforeAll(async () => {
  admin = await house.logIn('admin')
  partner = await house.logIn('manager')
  const { id } = (await read('member/user')).body
  friend = await aBettor(house, { recommendedBy: id as MemberId, level: 2 })
  below = await aBettor(house, { recommendedBy: friend.memberId })
  stranger = await aBettor(house)
  const fixture = await anOfferedFixture(house)
  for (const who of [friend, below, stranger]) await place(who, { fixture })
  await place(friend, { fixture: await anOfferedFixture(house) })
  await playedOut(house, fixture)
  const result = { sheet: HOME_WIN, reason: '공식 기록' }
  const entered = await house.post(`admin/fixtures/${fixture}/result`, result, { token: admin })
  expect(entered.status, await entered.text()).toBe(200)
  await settleInHouse(house, fixture)
  await followReportsToEnd(database.db, house.clock)
})

test('ROLE-009 a partner sees only the own tree, both generations', async () => {
  const { body } = await read('manager/members')
  expect(body.members.map(({ id }: { id: number }) => id)).toEqual([below.memberId, friend.memberId])
  expect(body).toMatchObject({ totalCount: 2, pageCount: 1 })
  expect(body.members[0]).toMatchObject({ level: 1, status: 'active', isPartner: false })
  expect(body.members[0].recommender).toBe(body.members[1].nickname)
  expect((await read(`manager/members/${friend.memberId}`)).body).toMatchObject({
    id: friend.memberId,
    level: 2,
    month: { staked: 40_000 },
  })
})

test('ROLE-009 ROLE-020 hides members outside the tree on every route: member, sums, bets', async () => {
  const own = (await read('member/user')).body.id
  const { members } = await (await house.get('admin/members?search=demo5', { token: admin })).json()
  for (const id of [stranger.memberId, members[0].id, own, 999_999]) {
    expect([id, (await read(`manager/members/${id}`)).status]).toEqual([id, 404])
    expect([id, (await read(`manager/results?${span}&memberId=${id}`)).status]).toEqual([id, 404])
    expect([id, (await read(`manager/bets?memberId=${id}`)).body.bets]).toEqual([id, []])
  }
  expect((await read(`manager/members?search=${stranger.memberId}`)).body.totalCount).toBe(0)
  expect((await read('manager/bets?member=demo')).body.totalCount).toBe(0)
})

test('ROLE-009 the answers hold no phone, account, address, login name or sealed data', async () => {
  for (const path of [
    'manager/members',
    `manager/members/${friend.memberId}`,
    'manager/bets',
    'manager/overview',
    `manager/results?${span}`,
  ]) {
    const { text } = await read(path)
    expect(text).not.toMatch(
      /userId|phone|birth|address|account|tendency|127\.0\.0\.1|device|recommenderCode/i,
    )
  }
})

test('T1 the sums of a tree equal the sums of its members’ reports, to the won', async () => {
  const { body } = await read(`manager/results?${span}`)
  const reports = await Promise.all(
    [friend, below].map(async ({ memberId }) => {
      const report = await house.get(`admin/reports?${span}&group=member&memberId=${memberId}`, {
        token: admin,
      })
      return (await report.json()).total
    }),
  )
  for (const name of ['bets', 'staked', 'settledBets', 'settled', 'paid', 'void', 'cancelled'])
    expect([name, body.total[name]]).toEqual([name, reports[0][name] + reports[1][name]])
  expect(body.total).toMatchObject({ bets: 3, staked: 60_000, settledBets: 2, settled: 40_000 })
  expect(body.days).toMatchObject([{ day: today, staked: 60_000 }])
  expect(body.products).toMatchObject([{ product: 1, title: '스포츠', staked: 60_000 }])
  const one = (await read(`manager/results?${span}&memberId=${below.memberId}`)).body
  expect(one.total).toMatchObject({ bets: 1, staked: 20_000 })
  expect((await read('manager/overview')).body).toMatchObject({
    day: today,
    members: { total: 2, joinedToday: 2, joinedThisMonth: 2, online: 2 },
    today: { staked: 60_000 },
    yesterday: { staked: 0 },
  })
})

test('ROLE-009 lists the tree’s bets by member, state and day, with amounts and results', async () => {
  const all = (await read('manager/bets')).body
  expect(all.totalCount).toBe(3)
  expect(new Set(all.bets.map(({ memberId }: { memberId: number }) => memberId))).toEqual(
    new Set([friend.memberId, below.memberId]),
  )
  expect((await read('manager/bets?status=0')).body.totalCount).toBe(1)
  expect((await read(`manager/bets?memberId=${below.memberId}`)).body.bets).toMatchObject([
    { amounts: 20_000 },
  ])
  expect((await read(`manager/bets?member=${below.memberId}`)).body.totalCount).toBe(1)
  expect((await read('manager/bets?to=2020-01-01')).body.totalCount).toBe(0)
})

test('ROLE-007 an operator may read, and sees an own tree without members', async () => {
  expect((await read('manager/members', admin)).body.totalCount).toBe(0)
  expect((await read('manager/bets', admin)).body.totalCount).toBe(0)
  expect((await read(`manager/members/${friend.memberId}`, admin)).status).toBe(404)
  expect((await read('manager/overview', admin)).body.members.total).toBe(0)
})

test('ROLE-007 refuses members, and a partner who became a member again, from the next call on', async () => {
  for (const path of ['manager/own', 'manager/members', `manager/members/${below.memberId}`, 'manager/bets'])
    expect([path, (await read(path, friend.token)).status]).toEqual([path, 403])
  const { members } = await (await house.get('admin/members?kind=partner', { token: admin })).json()
  const kindOf = (kind: string) =>
    house.post(`admin/members/${members[0].id}/kind`, { kind, reason: '계약 변경' }, { token: admin })
  expect((await kindOf('member')).status).toBe(200)
  expect((await read('manager/members')).status).toBe(403)
  expect((await kindOf('partner')).status).toBe(200)
  expect((await read('manager/members')).status).toBe(200)
})

test('ROLE-009 the server filters and sorts the lists; refuses a period too long for the chart', async () => {
  const ids = async (query: string) =>
    (await read(`manager/members?${query}`)).body.members.map(({ id }: { id: number }) => id)
  expect(await ids(`search=${friend.memberId}`)).toContain(friend.memberId)
  expect(await ids('search=nobody')).toEqual([])
  expect(await ids('state=blocked')).toEqual([])
  expect(await ids('only=online')).toHaveLength(2)
  // The member below has staked less.
  expect(await ids('sort=balance')).toEqual([below.memberId, friend.memberId])
  expect((await read('manager/results?from=2026-01-01&to=2026-11-21')).status).toBe(400)
  expect((await read('manager/members?search=%25')).body.totalCount).toBe(0)
})
