import { beforeAll, expect, test } from 'vitest'
import type { ReportLine } from '#contract/back-office/reports/reports.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
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
import { givePermissions } from '#tests/support/house/operator-roles.sql.ts'
import { followReportsToEnd } from '#tests/support/reports/follow-to-end.ts'

const database = useDatabase()
const house = useHouse(database)

let admin = ''
let bettor: Bettor
let other: Bettor
beforeAll(async () => {
  admin = await house.logIn('admin')
  bettor = await aBettor(house, { level: 3 })
  other = await aBettor(house)
})

const today = '2026-11-21'
const span = `from=${today}&to=${today}`

type Report = {
  readonly rows: readonly ReportLine[]
  readonly total: ReportLine
  readonly totalCount: number
  readonly madeBy: string
  readonly madeAt: string
  readonly countedAt: string | null
}

async function report(query: string): Promise<Report> {
  const answer = await house.get(`admin/reports?${query}`, { token: admin })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}

const place = async (who: Bettor, ...picks: readonly PickSketch[]) => {
  const answer = await bet(house, who, slip(who, picks))
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).id as string
}

const follow = () => followReportsToEnd(database.db, house.clock)

test('T6 an empty report shows its period, time and author, and has no row', async () => {
  const empty = await report('group=sport&from=2020-01-01&to=2020-01-31')
  expect(empty).toMatchObject({ rows: [], totalCount: 0, madeBy: 'admin', total: { bets: 0, staked: 0 } })
  expect(empty.madeAt).toMatch(/^2026-11-21 12:/)
  const file = await house.post(
    'admin/reports/export',
    { filter: { group: 'sport', from: '2020-01-01', to: '2020-01-31' }, reason: '정산 자료' },
    { token: admin },
  )
  expect(await file.text()).toContain('내역 없음')
})

test('T1 every group has the same totals and links to its bets; level, member and market have names', async () => {
  const one = await anOfferedFixture(house, { league: 700 })
  const two = await anOfferedFixture(house, { sport: 48242, league: 701 })
  const [first, second] = [{ fixture: one }, { fixture: two, sport: 48242 }]
  const single = await place(bettor, first)
  await place(other, first, second)
  const cancelled = await place(other, second)
  await house.post(
    `admin/members/${other.memberId}/bets/${cancelled}/cancel`,
    { reason: '회원 요청' },
    { token: admin },
  )
  await playedOut(house, one)
  const enter = { sheet: HOME_WIN, reason: '시험' }
  const entered = await house.post(`admin/fixtures/${one}/result`, enter, { token: admin })
  expect(entered.status, await entered.text()).toBe(200)
  await expect
    .poll(
      async () =>
        (await database.db.one<{ status: number }>(sql`select status from bet where id = ${single}`)).status,
      {
        timeout: 10_000,
      },
    )
    .toBe(2)
  await follow()

  const byDay = await report(`group=day&${span}`)
  expect(byDay.rows).toHaveLength(1)
  expect(byDay.rows[0]).toMatchObject({
    title: today,
    bets: 3,
    staked: 30_000,
    cancelledBets: 1,
    cancelled: 10_000,
    settledBets: 1,
    settled: 10_000,
    paid: 19_000,
  })
  for (const group of ['month', 'product', 'sport', 'league', 'market', 'level', 'member']) {
    const { total } = await report(`group=${group}&${span}`)
    for (const name of ['bets', 'staked', 'cancelled', 'settled', 'paid', 'void'] as const)
      expect([group, name, total[name]]).toEqual([group, name, byDay.total[name]])
  }
  const titles = async (group: string) =>
    (await report(`group=${group}&${span}`)).rows.map(({ title }) => title)
  expect((await titles('sport')).toSorted()).toEqual(['농구', '여러 종목·기타', '축구'])
  expect((await titles('league')).toSorted()).toEqual(['리그700', '리그701', '여러 리그·기타'])
  expect(await titles('market')).toContain('조합·기타')
  expect(await titles('product')).toEqual(['스포츠'])
  expect((await titles('level')).toSorted()).toEqual(['LV.1', 'LV.3'])
  expect((await titles('member'))[0]).toMatch(/^b[a-jx]+ \(b[a-jx]+\)$/)

  const football = await report(`group=day&${span}&sportId=6046`)
  expect(football.total).toMatchObject({ bets: 1, settledBets: 1, staked: 10_000 })
  const listed = await house.get(
    `admin/bets?sportId=6046&leagueId=700&marketTypeId=1&level=3&endedFrom=${today}&endedTo=${today}`,
    { token: admin },
  )
  expect((await listed.json()).bets).toMatchObject([{ id: single }])
  const mixed = await (await house.get('admin/bets?sportId=0&marketTypeId=0', { token: admin })).json()
  expect(mixed.totalCount).toBe(1)
  const own = await (await house.get(`admin/bets?memberId=${other.memberId}`, { token: admin })).json()
  expect(own.totalCount).toBe(2)
})

test('T6 an export equals the report to the won, names its author, and is logged', async () => {
  const filter = { group: 'member', from: today, to: today, sort: 'staked' }
  const asked = { filter, reason: '정산 자료' }
  const answer = await house.post('admin/reports/export', asked, { token: admin })
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('통계-회원별'))
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['통계,회원별', `기간,${today} ~ ${today}`])
  expect(lines[2]).toMatch(/^작성,2026-11-2\d \d\d:\d\d:\d\d,admin$/)
  const { rows, total } = await report(`group=member&sort=staked&${span}`)
  expect(lines.length).toBe(6 + rows.length + 1)
  expect(lines.at(-1)).toMatch(new RegExp(`^합계,,${total.bets},${total.staked},`))
  const acts = await (await house.get('admin/acts?act=export-report', { token: admin })).json()
  expect(acts.acts[0]).toMatchObject({
    operator: 'admin',
    subject: 'reports',
    reason: '정산 자료',
    after: { group: 'member' },
  })
})

test('X3 reports require the permission, and invalid requests change nothing', async () => {
  const support = await house.logIn('support')
  const acts = async () =>
    (await database.db.one<{ count: number }>(sql`select count(*) as count from act`)).count
  const before = await acts()
  expect((await house.get(`admin/reports?group=day&${span}`, { token: support })).status).toBe(403)
  const asked = { filter: { group: 'day', from: today, to: today }, reason: '정산 자료' }
  expect((await house.post('admin/reports/export', asked, { token: support })).status).toBe(403)
  expect((await house.get('admin/dashboard', { token: support })).status).toBe(403)
  expect((await house.get(`admin/reports/events?${span}`, { token: support })).status).toBe(403)
  for (const query of [
    'group=day',
    `group=nothing&${span}`,
    'group=day&from=2026-11-22&to=2026-11-21',
    'group=day&from=2020-01-01&to=2026-11-21',
    `group=member&sportId=6046&${span}`,
    `group=league&memberId=1&${span}`,
    `group=day&${span}&sportId=-1`,
    `group=day&${span}&level=1;drop table act`,
  ])
    expect([query, (await house.get(`admin/reports?${query}`, { token: admin })).status]).toEqual([
      query,
      400,
    ])
  expect(await acts()).toBe(before)
  await givePermissions.toRole(database.db, 8, ['reports:read'])
  await expect
    .poll(async () => (await house.get(`admin/reports?group=day&${span}`, { token: support })).status)
    .toBe(200)
})
