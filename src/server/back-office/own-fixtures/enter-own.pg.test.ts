import { expect, test } from 'vitest'
import { ownTable } from '#domain/own-fixtures/own-columns.ts'
import { listActs } from '#server/site/site.ts'
import { aLine, startAt, useOwnDesk } from '#tests/support/desk/own-desk.ts'
import { anOfferedFixture, told } from '#tests/support/facts/bettor.ts'
import { later } from '#tests/support/facts/fixture-facts.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const clock = testClock()
const house = useHouse(database, { clock })
const { moveTo, send, check, enter, entered, listOf, countOf } = useOwnDesk(house, clock)

test('handbook 6.3 a preview reports each line’s result and new names, and changes nothing', async () => {
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

test('refuses text that is not UTF-8, too large or no table, in Korean', async () => {
  const korean = await send('/preview', new Uint8Array([0xc1, 0xbe, 0xb8, 0xf1]))
  expect((await korean.json()).faults[0]).toMatch(/^UTF-8로 저장한 파일만/)
  expect((await check('종목,리그\n"축구')).faults).toEqual(['2번째 줄 · 따옴표(")가 닫히지 않았습니다.'])
  expect((await send('/preview', `종목\n${'가'.repeat(400_000)}`)).status).toBe(413)
  expect((await check(`\ufeff${ownTable([aLine()])}`)).rightCount).toBe(1)
})

test('reports and skips a match that exists in the book or above in the table', async () => {
  const known = await anOfferedFixture(house, { home: '울산', away: '전북', startsAt: later(7_200) })
  const twice = aLine()
  const { lines, rightCount } = await check(
    ownTable([
      aLine({ home: '전북', away: '울산', start: startAt(9_000) }),
      twice,
      { ...twice, home: ` ${twice.home.toUpperCase()} `, start: startAt(3_660) },
      { ...twice, start: startAt(3_600 * 5) },
    ]),
  )
  expect(lines.map(({ faults }) => faults)).toEqual([
    [`이미 등록된 경기입니다: #${known} ${startAt(7_200).slice(5)}`],
    [],
    ['3번째 줄과 같은 경기입니다.'],
    [],
  ])
  expect(rightCount).toBe(2)
})

test('finds a league by its name in sport and country; an ambiguous name must be distinguished', async () => {
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

test('enters exactly the previewed lines: once per key, also concurrently, and not after the book has changed', async () => {
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
  expect(acts).toMatchObject([{ operator: 'trader', reason: '제휴 리그 편성', after: { entered: 2 } }])
})

test('two operators who enter the same table concurrently create its matches once', async () => {
  const text = ownTable([aLine(), aLine()])
  const { digest } = await check(text)
  const before = await countOf()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => enter(text, { digest, as: at % 2 ? 'trader' : 'admin' })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  expect(await countOf()).toBe(before + 2)
})

test('refuses a table without a valid line, and one whose start has passed since the preview', async () => {
  const wrong = ownTable([aLine({ sport: '?' })])
  expect(await told(await enter(wrong, await check(wrong)))).toMatchObject({ refusal: 'OWN_NOTHING' })
  const text = ownTable([aLine({ start: startAt(60) })])
  const { digest } = await check(text)
  moveTo(later(61))
  expect(await told(await enter(text, { digest }))).toMatchObject({ refusal: 'OWN_CHECK_STALE' })
})

test('SESSION-021 X3 entering own matches requires the write permission of the desk', async () => {
  const text = ownTable([aLine()])
  const { digest } = await check(text)
  for (const userId of ['demo', 'support', 'admin1']) {
    expect((await send('/preview', text, userId)).status).toBe(403)
    expect((await enter(text, { digest, as: userId })).status).toBe(403)
  }
  expect((await listOf('search=%ED%99%88%ED%8C%80')).totalCount).toBeGreaterThan(0)
  expect((await listOf("search=';--")).totalCount).toBe(0)
})

test('previews and enters two thousand lines in one request', async () => {
  const lines = Array.from({ length: 2_000 }, () =>
    aLine({ handicap: '-1', handicapHome: '1.90', handicapAway: '1.90' }),
  )
  expect(await entered(...lines)).toHaveLength(2_000)
})
