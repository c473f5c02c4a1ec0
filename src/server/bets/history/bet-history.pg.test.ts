import { beforeEach, expect, test } from 'vitest'
import type { Bet } from '#contract/bets/bets.ts'
import { DAY, MINUTE } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  slip,
  told,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { later, START } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let member: Bettor
beforeEach(async () => {
  house.clock.set(START)
  member = await aBettor(house)
})

const tomorrow = later(86_400)

async function place(startsAt = tomorrow, legs = 1): Promise<string> {
  const fixtures = await Promise.all(
    Array.from({ length: legs }, () => anOfferedFixture(house, { startsAt })),
  )
  const answer = await bet(
    house,
    member,
    slip(
      member,
      fixtures.map(fixture => ({ fixture })),
    ),
  )
  const { id } = await answer.json()
  return id
}

async function list(query = ''): Promise<{ bets: Bet[]; pageCount: number; totalCount: number }> {
  const answer = await house.get(`bet_result${query}`, { token: member.token })
  expect(answer.status).toBe(200)
  return answer.json()
}

const cancel = (id: string, by = member) =>
  house.post(`bet_result/${id}/cancel`, undefined, { token: by.token })

test('returns a new bet with all values at placement (FIELD-052)', async () => {
  const fixture = await anOfferedFixture(house, { startsAt: tomorrow, home: '울산', away: '서울' })
  await bet(house, member, slip(member, [{ fixture, type: 3, line: -50, odds: 185 }]))
  const { bets, pageCount, totalCount } = await list()
  expect([pageCount, totalCount]).toEqual([1, 1])
  expect(bets).toEqual([
    {
      id: expect.any(String),
      gameType: 1,
      gameDetailType: 4,
      betStyle: 'KR',
      status: 0,
      amounts: 10_000,
      totalRatio: 1.85,
      winnings: 18_500,
      createdAt: '2026-11-21 12:00:00',
      settledAt: null,
      resettledBy: null,
      cancellable: true,
      oddsAcceptMode: 'none',
      settledRatio: null,
      bonus: null,
      rules: { key: 'sports', version: 2 },
      bettings: [
        {
          fixtureId: fixture,
          oddsId: expect.any(Number),
          sportId: 6046,
          sportName: '축구',
          leagueName: '리그100',
          home: '울산',
          away: '서울',
          startdate: '2026-11-22 12:00:00',
          marketId: 3,
          marketName: 'Asian Handicap',
          marketNameKorean: expect.stringContaining('핸디캡'),
          betName: '1',
          betNameKorean: '홈',
          betBaseline: '-0.5',
          betPrice: 1.85,
          version: 1,
          status: 0,
          result: '',
          score: '',
          reason: '',
          scoreAtBet: '',
        },
      ],
    },
  ])
})

test('ROUTE-059 API-046 lists newest first, 15 a page', async () => {
  const ids: string[] = []
  for (let count = 0; count < 16; count++) ids.push(await place())
  const [first, second] = [await list(), await list('?page=2')]
  expect([first.pageCount, first.totalCount]).toEqual([2, 16])
  expect([...first.bets, ...second.bets].map(one => one.id)).toEqual(ids.reverse())
  expect(second.bets).toHaveLength(1)
})

test('ROUTE-059 filters by game type, status and Seoul days', async () => {
  // 23:59:59 on the 21st in Seoul.
  house.clock.set('2026-11-21T23:59:59+09:00')
  member = await aBettor(house)
  const early = await place(later(3 * 86_400))
  house.clock.advance(1_000)
  const late = await place(later(3 * 86_400))
  await cancel(late)
  const idsOf = async (query: string) => (await list(query)).bets.map(one => one.id)
  expect(await idsOf('?type=1')).toEqual([late, early])
  expect(await idsOf('?type=2')).toEqual([])
  expect(await idsOf('?status=0')).toEqual([early])
  expect(await idsOf('?status=-1')).toEqual([late])
  expect(await idsOf('?from=2026-11-22')).toEqual([late])
  expect(await idsOf('?to=2026-11-21')).toEqual([early])
  expect(await idsOf('?from=2026-11-21&to=2026-11-22')).toEqual([late, early])
})

test('ROUTE-059 FIELD-057 casino covers every kind except the other four', async () => {
  const [sports, minigame, casino] = [await place(), await place(), await place()]
  const become = (id: string, code: number) =>
    house.deps.db.run(sql`update bet set game_type = ${code}, leg_count = null where id = ${id}`)
  await become(minigame, 3)
  await become(casino, 9)
  const idsOf = async (type: number) => (await list(`?type=${type}`)).bets.map(one => one.id)
  expect(await idsOf(1)).toEqual([sports])
  expect(await idsOf(3)).toEqual([minigame])
  expect(await idsOf(4)).toEqual([])
  expect(await idsOf(5)).toEqual([casino])
})

test('API-047 malformed filters are 400', async () => {
  for (const query of ['?page=0', '?status=9', '?from=yesterday', '?type=abc'])
    expect((await house.get(`bet_result${query}`, { token: member.token })).status).toBe(400)
})

test('returns a bet to its own member only', async () => {
  const id = await place()
  const other = await aBettor(house)
  expect((await house.get(`bet_result/${id}`, { token: member.token })).status).toBe(200)
  expect((await house.get(`bet_result/${id}`, { token: other.token })).status).toBe(404)
  expect((await told(await cancel(id, other))).refusal).toBe('BET_UNKNOWN')
  expect((await house.get('bet_result/not-an-id', { token: member.token })).status).toBe(400)
})

test('lists bets of months without their own partition', async () => {
  const old = uuidFloor((START - 400 * DAY) as typeof START)
  await database.db.run(sql`
    insert into bet (id, member_id, detail_type, style, stake, total_odds, winnings, winnings_max, leg_count,
      fixtures, placed_at, status, payout, settled_at, payout_rule)
    values (${old}, ${member.memberId}, 4, 'KR', 5000, 190, 9500, 3000000, 1, '{}', now() - interval '400 days', 1, 0, now(), 1)`)
  expect((await list()).bets.map(one => one.id)).toEqual([old])
})

test('handbook 1.8 a member cancels within ten minutes and gets the stake back, once', async () => {
  const id = await place()
  house.clock.advance(10 * MINUTE)
  const answer = await cancel(id)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ id, emoney: 1_000_000 })
  expect((await told(await cancel(id))).refusal).toBe('CANCEL_NOT_POSSIBLE')
  expect(await walletBalance(house, member)).toBe(1_000_000)
  expect((await list()).bets[0]).toMatchObject({
    status: -1,
    winnings: 0,
    cancellable: false,
    settledAt: '2026-11-21 12:10:00',
    bettings: [{ status: -1, reason: '회원님이 취소한 베팅입니다.' }],
  })
})

test('handbook 1.8 refuses later than ten minutes after the bet', async () => {
  const id = await place()
  house.clock.advance(10 * MINUTE + 1)
  expect((await told(await cancel(id))).text).toBe('베팅 후 10분 이내에만 취소가 가능합니다.')
  expect((await list()).bets[0]?.cancellable).toBe(false)
})

test('handbook 1.8 refuses within thirty minutes of the earliest start', async () => {
  const id = await place(later(30 * 60))
  house.clock.advance(1)
  expect((await told(await cancel(id))).text).toBe('경기시작 30분 전까지만 취소가 가능합니다.')
})

test('handbook 1.8 allows three times a Seoul day', async () => {
  for (let count = 0; count < 3; count++) expect((await cancel(await place())).status).toBe(200)
  const fourth = await place()
  expect((await told(await cancel(fourth))).text).toBe('하루 베팅취소 횟수 3회를 초과하셨습니다.')
  house.clock.set('2026-11-22T00:00:00+09:00')
  member = { ...member, token: (await aSessionOf(member)) ?? member.token }
  expect((await cancel(await place(later(3 * 86_400)))).status).toBe(200)
})

/** Runs after the first session has ended. */
const aSessionOf = ({ memberId }: Bettor) =>
  house.deps.db.transaction(async tx => {
    const { beginSession } = await import('#server/members/begin-session.ts')
    return beginSession(tx, { clock: house.clock, site: house.app.site }, memberId, '127.0.0.1')
  })

test('ten concurrent cancellations of one bet refund its stake once', async () => {
  const id = await place()
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(id)))
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
  expect(await walletBalance(house, member)).toBe(1_000_000)
})

test('ten concurrent cancellations of ten bets accept three', async () => {
  const ids: string[] = []
  for (let count = 0; count < 10; count++) ids.push(await place())
  const answers = await Promise.all(ids.map(id => cancel(id)))
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(3)
  expect(await walletBalance(house, member)).toBe(930_000)
})
