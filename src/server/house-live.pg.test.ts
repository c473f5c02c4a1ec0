import { afterEach, expect, test } from 'vitest'
import type { MessageAudience } from '#contract/community/messages.ts'
import type { LiveDeskFrame, LiveEndedFrame, LiveMemberFrame, LiveReportFrame } from '#contract/live/live.ts'
import type { FixtureId } from '#domain/ids.ts'
import { hearLive } from '#server/fixtures/fixtures.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { aBettor, anOfferedFixture, type Bettor, bet, offer, slip } from '#tests/support/facts/bettor.ts'
import { aMarket, aResult, aScore, later } from '#tests/support/facts/fixture-facts.ts'
import { aLiveMatch } from '#tests/support/facts/live-match.ts'
import { type LiveConnection, openConnection } from '#tests/support/feeds/live-connection.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { type House, useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { quickest } from '#tests/support/timing/quickest.ts'

const database = useDatabase()
const clock = testClock()
const house = useHouse(database, { clock })
const other = useSecondHouse(database, house)
const connections: LiveConnection[] = []

afterEach(async () => {
  for (const connection of connections.splice(0)) await connection.hangUp()
})

/** A member's connection to one of the two processes. */
async function listen(
  where: House,
  { token }: Pick<Bettor, 'token'>,
  topics: string,
): Promise<LiveConnection> {
  const connection = await openConnection(`${where.origin}/api/live?topics=${topics}`, `Bearer ${token}`)
  connections.push(connection)
  await connection.has('ready')
  return connection
}

const member = (connection: LiveConnection) => connection.told<LiveMemberFrame>('member')
const atFirst = [{ emoney: 1_000_000, point: 0 }, { unReadMessage: 0 }]

test('both processes show a change applied by one within a second', async () => {
  const fixture = await anOfferedFixture(house)
  const viewer = await aBettor(house)
  const [here, there] = [
    await listen(house, viewer, `odds:${fixture}`),
    await listen(other(), viewer, `odds:${fixture}`),
  ]
  const seen = async (from: House, at: number, price: number) => {
    await offer(from, aMarket({ fixture, at: later(at), odds: [price, 200, 210] }))
    for (const connection of [here, there])
      await expect.poll(() => connection.odds().at(-1)?.changes[0]?.[1], { interval: 10 }).toBe(price / 100)
  }
  expect(await quickest(1_000, time => seen(house, time, 191 + time))).toBeLessThan(1_000)
  await seen(other(), 20, 205)
  expect(here.odds()).toEqual(there.odds())
})

test('alternating changes of one fixture from two processes: each client receives every version in order', async () => {
  const fixture = await anOfferedFixture(house)
  const viewer = await aBettor(house)
  const both = [
    await listen(house, viewer, `odds:${fixture}`),
    await listen(other(), viewer, `odds:${fixture}`),
  ]
  for (let round = 1; round <= 30; round++)
    await offer(
      round % 2 ? house : other(),
      aMarket({ fixture, at: later(round), odds: [200 + round, 200, 210] }),
    )
  for (const connection of both) {
    await expect.poll(() => connection.odds().at(-1)?.changes[0]?.[1]).toBe(2.3)
    const frames = connection.odds()
    frames.reduce((known, { after = 0, seq }) => {
      expect(after).toBeLessThanOrEqual(known)
      expect(seq).toBeGreaterThan(known)
      return seq
    }, 1)
    expect(connection.told('snapshot')).toHaveLength(1)
  }
})

test('balance, acceptance and settlement reach the member on any process, and no other member', async () => {
  const fixture = await anOfferedFixture(house)
  const [one, two] = [await aBettor(house), await aBettor(house)]
  const [own, afar, stranger] = [
    await listen(house, one, 'member'),
    await listen(other(), one, 'member'),
    await listen(house, two, 'member'),
  ]
  expect(member(own)).toEqual(atFirst)
  const answer = await bet(house, one, slip(one, [{ fixture }]))
  expect(answer.status).toBe(200)
  for (const connection of [own, afar]) {
    await expect.poll(() => member(connection).some(frame => frame.accepted)).toBe(true)
    await expect
      .poll(() => member(connection).findLast(frame => frame.emoney !== undefined)?.emoney)
      .toBe(990_000)
  }
  clock.advance(7_200_000)
  await offer(house, aResult({ 10: [1, 0], 20: [1, 0], 100: [2, 0] }, { fixture, at: later(7_200) }))
  for (const connection of [own, afar]) {
    await expect
      .poll(() => member(connection).find(frame => frame.settled)?.settled?.payout, { timeout: 10_000 })
      .toBe(19_000)
    await expect
      .poll(
        () => member(connection).at(-1)?.emoney ?? member(connection).findLast(frame => frame.emoney)?.emoney,
      )
      .toBe(1_009_000)
  }
  expect(member(stranger)).toEqual(atFirst)
})

test('BETFLOW-028 a cancellation by an operator is sent to the member in every process, with the balance', async () => {
  const one = await aBettor(house)
  const [own, afar, stranger] = [
    await listen(house, one, 'member'),
    await listen(other(), one, 'member'),
    await listen(other(), await aBettor(house), 'member'),
  ]
  const placed = await bet(
    house,
    one,
    slip(one, [{ fixture: await anOfferedFixture(house, { startsAt: later(36_000) }) }]),
  )
  const { id } = await placed.json()
  const cancel = `admin/members/${one.memberId}/bets/${id}/cancel`
  const answer = await house.post(cancel, { reason: '회원 요청' }, { token: await house.logIn('admin') })
  expect(answer.status).toBe(200)
  for (const connection of [own, afar]) {
    await expect
      .poll(() => member(connection).find(frame => frame.cancelled)?.cancelled)
      .toEqual({ betId: id })
    await expect
      .poll(() => member(connection).findLast(frame => frame.emoney !== undefined)?.emoney)
      .toBe(1_000_000)
  }
  expect(member(stranger)).toEqual(atFirst)
})

const unreadSeen = (connection: LiveConnection) =>
  member(connection).flatMap(({ unReadMessage }) => (unReadMessage === undefined ? [] : [unReadMessage]))

async function send(where: House, to: MessageAudience): Promise<void> {
  const body = { to, title: '안내', contents: '내용', reason: '회원 안내' }
  const answer = await where.post('admin/messages', body, { token: await where.logIn('admin') })
  expect(answer.status).toBe(200)
}

const nameOf = async ({ memberId }: Bettor): Promise<string> =>
  (await database.db.one<{ name: string }>(sql`select user_id as name from member where id = ${memberId}`))
    .name

test('MSG-003 the number of unread messages reaches only its member, in every process, and falls on reading', async () => {
  const [one, two] = [await aBettor(house), await aBettor(house)]
  const [own, afar, stranger] = [
    await listen(house, one, 'member'),
    await listen(other(), one, 'member'),
    await listen(other(), two, 'member'),
  ]
  await send(other(), { kind: 'member', name: await nameOf(one) })
  for (const connection of [own, afar]) await expect.poll(() => unreadSeen(connection)).toEqual([0, 1])
  const { messages } = await (await house.get('message', { token: one.token })).json()
  await house.post(`message/${messages[0].id}/read`, undefined, { token: one.token })
  for (const connection of [own, afar]) await expect.poll(() => unreadSeen(connection)).toEqual([0, 1, 0])
  expect(member(stranger)).toEqual(atFirst)
})

test('MSG-006 a message to all reaches every connected member, in every process', async () => {
  const [one, two] = [await aBettor(house), await aBettor(house)]
  const connections = [await listen(house, one, 'member'), await listen(other(), two, 'member')]
  await send(house, { kind: 'all' })
  for (const connection of connections) await expect.poll(() => unreadSeen(connection).at(-1)).toBe(1)
})

test('MSG-003 a reconnected client receives the number of messages that arrived meanwhile', async () => {
  const one = await aBettor(house)
  const connection = await listen(house, one, 'member')
  const lastId = connection.lastId()
  await connection.hangUp()
  await send(other(), { kind: 'member', name: await nameOf(one) })
  const again = await openConnection(`${house.origin}/api/live?topics=member`, `Bearer ${one.token}`, lastId)
  connections.push(again)
  await expect.poll(() => unreadSeen(again).at(-1)).toBe(1)
  const afresh = await listen(house, one, 'member')
  expect(unreadSeen(afresh)).toEqual([1])
})

test('SESSION-010 a forced logout is sent at once, in every process, and ends the connection', async () => {
  const viewer = await aBettor(house)
  const [here, there] = [await listen(house, viewer, 'member'), await listen(other(), viewer, 'live')]
  const answer = await house.post('member/logout', {}, { token: viewer.token })
  expect(answer.ok).toBe(true)
  for (const connection of [here, there]) {
    await expect.poll(() => connection.told<LiveEndedFrame>('ended')[0]?.status).toBe(556)
    await expect.poll(connection.isOver).toBe(true)
  }
})

test('a feed’s facts about a running match reach every process', async () => {
  const viewer = await aBettor(house)
  const match = await aLiveMatch(house)
  const topic = `odds:${match.id}`
  const both = [await listen(house, viewer, topic), await listen(other(), viewer, topic)]
  await match.hear('penalty', ['penalty'])
  for (const connection of both)
    await expect
      .poll(() => connection.told<LiveReportFrame>('report').at(-1))
      .toMatchObject({ fixtureId: match.id, stopReason: 'penalty', incidents: [{ kind: 'penalty' }] })
})

test('API-045 the in-play sources publish in every process', async () => {
  const viewer = await aBettor(house)
  const fixture = await anOfferedFixture(house, { status: 'live' })
  const connection = await openConnection(
    `${other().origin}/api/inplay/stream?channel=event`,
    `Bearer ${viewer.token}`,
  )
  connections.push(connection)
  await connection.has('ready')
  await offer(house, aScore({ fixture, at: later(7_300), home: 3 }))
  await expect
    .poll(() => connection.told<{ fixtureId: number; home: number }>('patch').at(-1))
    .toMatchObject({ fixtureId: fixture, home: 3 })
})

test('handbook 2.3 danger, stop and incidents of a running match reach the connections of every process', async () => {
  const viewer = await aBettor(house)
  const fixture = await anOfferedFixture(house, { status: 'live' })
  const connections = [
    await listen(house, viewer, `odds:${fixture}`),
    await listen(other(), viewer, `odds:${fixture}`),
  ]
  await hearLive(house.deps, [
    {
      fixtureId: fixture as FixtureId,
      danger: { side: 'home', level: 'danger' },
      stopReason: 'var',
      incidents: [{ number: 1, kind: 'var', side: 'home', periodCode: 10, clockSeconds: 60, at: later(60) }],
    },
  ])
  for (const connection of connections)
    await expect
      .poll(() => connection.told<LiveReportFrame>('report').at(-1))
      .toMatchObject({ fixtureId: fixture, stopReason: 'var', incidents: [{ kind: 'var' }] })
})

test('EVENT-006 the desk topic reports the area in which a member of any process acted; members cannot subscribe', async () => {
  const one = await aBettor(house)
  const token = await house.logIn('admin')
  const watching = await listen(other(), { token }, 'desk')
  expect((await house.get('live?topics=desk', one)).status).toBe(400)
  expect((await house.post('attendance', undefined, one)).status).toBe(200)
  await expect
    .poll(() => watching.told<LiveDeskFrame>('desk').map(({ part }) => part))
    .toEqual(expect.arrayContaining(['attendance', 'quests', 'milestones']))
})

test("an operator's change is published to every open page, and a change of one member to that member's pages", async () => {
  const [one, two] = [await aBettor(house), await aBettor(house)]
  const [here, there] = [await listen(house, one, 'member'), await listen(other(), two, 'member')]
  const token = await house.logIn('admin')
  expect(
    (await house.post('admin/notices', { contents: '점검 안내', reason: '시험' }, { token })).status,
  ).toBe(200)
  for (const connection of [here, there])
    await expect.poll(() => member(connection).at(-1)).toEqual({ changed: 'notices' })
  await house.deps.db.transaction(async tx => tellContentChanged(tx, house.deps, 'messengers', two.memberId))
  await expect.poll(() => member(there).at(-1)).toEqual({ changed: 'messengers' })
  expect(member(here).at(-1)).toEqual({ changed: 'notices' })
})
