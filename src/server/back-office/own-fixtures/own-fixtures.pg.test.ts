import { beforeEach, expect, test } from 'vitest'
import type { CheckedTable, ownFixtureContract } from '#contract/back-office/own-fixtures/own-fixtures.ts'
import type { Game } from '#contract/fixtures.ts'
import type { Output } from '#contract/wire/route.ts'
import { type Instant, SECOND } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { noCells, type OwnCells, ownTable } from '#domain/own-fixtures/own-columns.ts'
import { listActs } from '#server/site/site.ts'
import { settleInHouse } from '#tests/support/books/settle-in-house.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  slip,
  told,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { later } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const clock = testClock()
const house = useHouse(database, { clock })

/** One login of each operator, as long as the clock stands: another would end the one before. */
const logins = new Map<string, Promise<string>>()
const tokenOf = (userId: string): Promise<string> => {
  const token = logins.get(userId) ?? house.logIn(userId)
  logins.set(userId, token)
  return token
}
const moveTo = (at: Instant): void => {
  clock.set(at)
  logins.clear()
}
beforeEach(() => moveTo(later(0)))

let made = 0
const start = (seconds: number) => formatSeoul(later(seconds), 'YYYY-MM-DD HH:mm')

/** A line of football with sides of its own, in an hour. */
const aLine = (over: Partial<OwnCells> = {}): OwnCells => {
  made += 1
  const match = { home: `홈팀${made}`, away: `원정팀${made}`, start: start(3_600) }
  const prices = { homeWin: '1.90', draw: '3.40', awayWin: '4.00' }
  return { ...noCells, sport: '축구', league: '한판 컵', ...match, ...prices, ...over }
}

const send = async (path: string, text: string | Uint8Array<ArrayBuffer>, userId = 'trader') =>
  fetch(`${house.origin}/api/admin/own-fixtures${path}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', 'x-auth-token': `Bearer ${await tokenOf(userId)}` },
    body: text,
  })
const check = async (text: string): Promise<CheckedTable> => {
  const answer = await send('/preview', text)
  expect(answer.status).toBe(200)
  return answer.json()
}
type Order = { readonly digest: string; readonly key?: string; readonly as?: string }
const enter = (text: string, { digest, key = house.deps.newUuid(), as = 'trader' }: Order) =>
  send(`?${new URLSearchParams({ digest, key, reason: '제휴 리그 편성' })}`, text, as)
const entered = async (...lines: readonly OwnCells[]): Promise<number[]> => {
  const text = ownTable(lines)
  const answer = await enter(text, await check(text))
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).fixtureIds
}

type Listed = Output<typeof ownFixtureContract.fixtures>
const listOf = async (query = ''): Promise<Listed> =>
  (await house.get(`admin/own-fixtures?${query}`, { token: await tokenOf('admin1') })).json()
const gamesOf = async ({ token }: Bettor): Promise<Game[]> =>
  (await (await house.get('sports-prematch/event?type=cross', { token })).json()).games
/** The results page of the day. */
const endedOf = async ({ token }: Bettor): Promise<number[]> => {
  const date = formatSeoul(later(3_600), 'YYYY-MM-DD')
  const { games } = await (await house.get(`game_result/sports?date=${date}`, { token })).json()
  return games.map(({ id }: { id: number }) => id)
}
const countOf = async (): Promise<number> => (await listOf()).totalCount

const act = async (path: string, body: object = {}, userId = 'admin') =>
  house.post(`admin/${path}`, { reason: '운영 점검', ...body }, { token: await tokenOf(userId) })

/** Bets on home of the winner of an own match, as the board shows it. */
async function betOn(member: Bettor, fixture: number) {
  const game = (await gamesOf(member)).find(({ id }) => id === fixture)
  const home = game?.markets
    .find(({ marketId }) => marketId === 1)
    ?.bets.find(({ betName }) => betName === '1')
  const body = slip(member, [{ fixture }])
  const [picked] = body.bettings
  const bettings = picked && home ? [{ ...picked, oddsId: home.id, version: home.version }] : []
  return bet(house, member, { ...body, bettings })
}

test('handbook 6.3 a check says line by line what would come, names what is new, and changes nothing', async () => {
  const before = await countOf()
  const line = aLine({ country: '대한민국', handicap: '-0.5', handicapHome: '1.90', handicapAway: '1.90' })
  const { rightCount, wrongCount, newLeagues, newTeams, lines } = await check(
    ownTable([line, aLine({ homeWin: '1.855' }), aLine({ sport: '축' })]),
  )
  expect({ rightCount, wrongCount, newLeagues, newTeams }).toEqual({
    rightCount: 1,
    wrongCount: 2,
    newLeagues: ['한판 컵 (대한민국)'],
    newTeams: [line.home, line.away],
  })
  expect(lines).toMatchObject([
    {
      line: 2,
      match: {
        country: '대한민국',
        startdate: `${line.start}:00`,
        markets: [
          { name: '승무패', prices: [{ name: '홈', betPrice: 1.9 }, { betPrice: 3.4 }, { betPrice: 4 }] },
          { name: '핸디캡', betBaseline: '-0.5' },
        ],
      },
      faults: [],
      notes: ['새 리그: 한판 컵 (대한민국)', `새 팀: ${line.home}`, `새 팀: ${line.away}`],
    },
    { line: 3, match: null, faults: ['홈승: 배당은 소수점 둘째 자리까지의 숫자입니다: 1.855'] },
    { line: 4, match: null, faults: ['종목: 모르는 종목입니다: 축'] },
  ])
  expect(await countOf()).toBe(before)
})

test('what is no UTF-8, too large or no table is told in Korean', async () => {
  const korean = await send('/preview', new Uint8Array([0xc1, 0xbe, 0xb8, 0xf1]))
  expect((await korean.json()).faults[0]).toMatch(/^UTF-8로 저장한 파일만/)
  expect((await check('종목,리그\n"축구')).faults).toEqual(['2번째 줄 · 따옴표(")가 닫히지 않았습니다.'])
  expect((await send('/preview', `종목\n${'가'.repeat(400_000)}`)).status).toBe(413)
  expect((await check(`\ufeff${ownTable([aLine()])}`)).rightCount).toBe(1)
})

test('a match that is there already, in the book or above in the table, is told and left out', async () => {
  const known = await anOfferedFixture(house, { home: '울산', away: '전북', startsAt: later(7_200) })
  const twice = aLine()
  const { lines, rightCount } = await check(
    ownTable([
      aLine({ home: '전북', away: '울산', start: start(9_000) }),
      twice,
      { ...twice, home: ` ${twice.home.toUpperCase()} `, start: start(3_660) },
      { ...twice, start: start(3_600 * 5) },
    ]),
  )
  expect(lines.map(({ faults }) => faults)).toEqual([
    [`이미 등록된 경기입니다: #${known} ${start(7_200).slice(5)}`],
    [],
    ['3번째 줄과 같은 경기입니다.'],
    [],
  ])
  expect(rightCount).toBe(2)
})

test('a league is found by its name in the sport and country; one of several has to be told apart', async () => {
  await anOfferedFixture(house, { league: 100, location: 154 })
  await entered(
    aLine({ league: '같은 리그', country: '일본' }),
    aLine({ league: '같은 리그', country: '중국' }),
  )
  const { lines, newLeagues } = await check(
    ownTable([
      aLine({ league: 'league 100' }),
      aLine({ league: '같은 리그' }),
      aLine({ league: '같은 리그', country: 'jp' }),
      aLine({ league: '리그100', country: '아틀란티스' }),
      aLine({ sport: '야구', draw: '', awayWin: '1.90', league: '리그100' }),
    ]),
  )
  expect(lines.map(({ match, faults }) => match?.country ?? faults[0])).toEqual([
    '지역154',
    '리그: 같은 이름의 리그가 여럿입니다. 국가를 적어 주세요: 같은 리그',
    '일본',
    '국가: 모르는 국가입니다: 아틀란티스',
    '국제',
  ])
  expect(newLeagues).toEqual(['리그100 (국제)'])
})

test('what was checked is entered exactly: once by its key, ten times at once, and not when the book has moved on', async () => {
  const text = ownTable([aLine(), aLine({ homeWin: 'x' }), aLine()])
  const { digest } = await check(text)
  const key = house.deps.newUuid()
  const before = await countOf()
  const answers = await Promise.all(Array.from({ length: 10 }, () => enter(text, { digest, key })))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const ids = await Promise.all(answers.map(async answer => (await answer.json()).fixtureIds))
  expect(new Set(ids.map(String)).size).toBe(1)
  expect(ids[0]).toHaveLength(2)
  expect(await countOf()).toBe(before + 2)
  expect(await told(await enter(text, { digest }))).toMatchObject({ status: 409, refusal: 'OWN_CHECK_STALE' })
  expect(await told(await enter(text, { digest: '0'.repeat(64), key }))).toMatchObject({
    refusal: 'KEY_REUSED',
  })
  const acts = await listActs(database.db, { subject: null, act: 'enter-fixtures', limit: 1, offset: 0 })
  expect(acts).toMatchObject([{ operator: 'trader', reason: '제휴 리그 편성', after: { fixtures: 2 } }])
})

test('two operators who enter the same table at once create its matches once', async () => {
  const text = ownTable([aLine(), aLine()])
  const { digest } = await check(text)
  const before = await countOf()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => enter(text, { digest, as: at % 2 ? 'trader' : 'admin' })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  expect(await countOf()).toBe(before + 2)
})

test('a table in which nothing is right enters nothing, nor one whose start has passed since', async () => {
  const wrong = ownTable([aLine({ sport: '?' })])
  expect(await told(await enter(wrong, await check(wrong)))).toMatchObject({ refusal: 'OWN_NOTHING' })
  const text = ownTable([aLine({ start: start(60) })])
  const { digest } = await check(text)
  moveTo(later(61))
  expect(await told(await enter(text, { digest }))).toMatchObject({ refusal: 'OWN_CHECK_STALE' })
})

test('handbook 6.3 an own match is bet on, priced, stopped, ended and paid as any other', async () => {
  const [fixture = 0] = await entered(aLine({ handicap: '-1', handicapHome: '1.90', handicapAway: '1.90' }))
  const member = await aBettor(house)
  const game = (await gamesOf(member)).find(({ id }) => id === fixture)
  expect(game?.markets.map(({ marketId }) => marketId)).toEqual([1, 3])
  expect((await betOn(member, fixture)).status).toBe(200)
  expect(await walletBalance(house, member)).toBe(990_000)

  expect((await act(`fixtures/${fixture}/suspend`, { suspended: true })).status).toBe(200)
  expect(await told(await betOn(member, fixture))).toMatchObject({ refusal: 'MARKET_SUSPENDED' })
  await act(`fixtures/${fixture}/suspend`, { suspended: false })
  const home = game?.markets.find(({ marketId }) => marketId === 1)?.bets[0]
  expect((await act(`outcomes/${home?.id}/price`, { price: '2.50' })).status).toBe(200)
  expect(await told(await betOn(member, fixture))).toMatchObject({ status: 409, refusal: 'ODDS_CHANGED' })

  moveTo(later(3 * 3_600))
  const visitor = await aBettor(house)
  expect((await gamesOf(visitor)).some(({ id }) => id === fixture)).toBe(false)
  expect((await listOf('state=waiting')).fixtures.map(({ fixtureId }) => fixtureId)).toContain(fixture)
  const result = await act(`fixtures/${fixture}/result`, { sheet: { 10: [1, 0], 20: [1, 0], 100: [2, 0] } })
  expect(result.status, await result.clone().text()).toBe(200)
  await settleInHouse(house, fixture)
  expect(await walletBalance(house, member)).toBe(990_000 + 19_000)
  expect(await endedOf(visitor)).toContain(fixture)
})

test('no feed speaks for own matches: neither its silence nor its time alarms, however long they wait', async () => {
  const [fixture = 0] = await entered(aLine())
  moveTo(later(30 * 3_600))
  const { silenced } = await (await import('#server/fixtures/in-play/guard-live.ts')).guardLive(house.deps, {
    silenceSeconds: 1,
    closeAt: house.app.site.settings().liveCloseAt,
  })
  expect(silenced).not.toContain(fixture)
  const { feeds, alarms } = await (await house.get('admin/system', { token: await tokenOf('admin') })).json()
  expect(JSON.stringify([feeds, alarms])).not.toContain('own')
  expect((await listOf('state=waiting')).fixtures.map(({ fixtureId }) => fixtureId)).toContain(fixture)
})

test('an own match is corrected while nobody has bet on it, and open pages have its new start', async () => {
  const line = aLine()
  const [fixture = 0] = await entered(line)
  const member = await aBettor(house)
  const at = start(7_200)
  const correct = (body: object = {}, userId = 'trader') =>
    act(
      `own-fixtures/${fixture}/correct`,
      { home: line.home, away: '새 원정', startdate: `${at}:00`, ...body },
      userId,
    )
  await act(`fixtures/${fixture}/start`, { startdate: `${start(1_800)}:00` })
  expect((await correct()).status).toBe(200)
  const game = (await gamesOf(member)).find(({ id }) => id === fixture)
  expect(game).toMatchObject({ away_participants_name: '새 원정', startdate: `${at}:00` })
  expect(await told(await correct({ away: line.home }))).toMatchObject({ refusal: 'BAD_INPUT' })
  expect(await told(await correct({ startdate: `${start(-60)}:00` }))).toMatchObject({ refusal: 'BAD_INPUT' })
  const other = aLine({ start: at })
  await entered(other)
  expect(await told(await correct({ home: other.away, away: other.home }))).toMatchObject({
    refusal: 'OWN_DOUBLE',
  })
  const [last] = await listActs(database.db, { subject: `fixture:${fixture}`, limit: 1, offset: 0 })
  expect(last).toMatchObject({
    act: 'correct-fixture',
    before: { away: line.away },
    after: { away: '새 원정' },
  })
  expect((await betOn(member, fixture)).status).toBe(200)
  expect(await told(await correct())).toMatchObject({ status: 409, refusal: 'OWN_HAS_BETS' })
})

test('an own match that nobody has bet on is withdrawn, and no page of the members has it any more', async () => {
  const [fixture = 0, kept = 0] = await entered(aLine(), aLine())
  const member = await aBettor(house)
  await betOn(member, kept)
  const withdraw = (id: number, userId = 'trader') => act(`own-fixtures/${id}/withdraw`, {}, userId)
  expect(await told(await withdraw(kept))).toMatchObject({ status: 409, refusal: 'OWN_HAS_BETS' })
  expect((await withdraw(fixture, 'admin1')).status).toBe(403)
  const answers = await Promise.all([withdraw(fixture), withdraw(fixture)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await gamesOf(member)).some(({ id }) => id === fixture)).toBe(false)
  expect(await told(await betOn(member, fixture))).not.toMatchObject({ status: 200 })
  expect(await endedOf(member)).not.toContain(fixture)
  expect(await listOf('state=withdrawn')).toMatchObject({
    fixtures: [{ fixtureId: fixture, amendable: false }],
  })
  const stranger = await anOfferedFixture(house)
  expect(await told(await withdraw(stranger))).toMatchObject({ status: 404, refusal: 'FIXTURE_UNKNOWN' })
})

test('bets and a withdrawal at once: the match is gone with no bet on it, or it stands', async () => {
  for (let round = 0; round < 5; round++) {
    const [fixture = 0] = await entered(aLine())
    const members = await Promise.all([aBettor(house), aBettor(house), aBettor(house)])
    const [withdrawn, ...bets] = await Promise.all([
      act(`own-fixtures/${fixture}/withdraw`),
      ...members.map(member => betOn(member, fixture)),
    ])
    const placed = bets.filter(({ status }) => status === 200).length
    expect(withdrawn.status === 200 ? placed : Math.sign(placed)).toBe(withdrawn.status === 200 ? 0 : 1)
    clock.advance(SECOND)
  }
})

test('SESSION-021 X3 own matches are entered by who may write on the desk', async () => {
  const text = ownTable([aLine()])
  const { digest } = await check(text)
  for (const userId of ['demo', 'support', 'admin1']) {
    expect((await send('/preview', text, userId)).status).toBe(403)
    expect((await enter(text, { digest, as: userId })).status).toBe(403)
  }
  expect((await listOf('search=%ED%99%88%ED%8C%80')).totalCount).toBeGreaterThan(0)
  expect((await listOf("search=';--")).totalCount).toBe(0)
})

test('two thousand lines are checked and entered in one go', async () => {
  const lines = Array.from({ length: 2_000 }, () =>
    aLine({ handicap: '-1', handicapHome: '1.90', handicapAway: '1.90' }),
  )
  const since = performance.now()
  expect(await entered(...lines)).toHaveLength(2_000)
  expect(performance.now() - since).toBeLessThan(30_000)
})
