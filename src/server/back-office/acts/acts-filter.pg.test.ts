import { beforeAll, expect, test } from 'vitest'
import type { backOfficeContract } from '#contract/back-office/back-office.ts'
import type { Output } from '#contract/wire/route.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { outcomeId } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

type Page = Output<typeof backOfficeContract.acts>

const database = useDatabase()
const house = useHouse(database)

let token: string
let fixture: number
beforeAll(async () => {
  token = await house.logIn('admin')
  fixture = await anOfferedFixture(house)
  const other = await anOfferedFixture(house)
  const { id: marketId } = await database.db.one<{ id: string }>(
    sql`select id::text from market where fixture_id = ${fixture} and type_id = 2`,
  )
  const price = (id: number) => `outcomes/${outcomeId(id, 1, undefined, '1')}/price`
  await act(price(fixture), { price: 2 })
  await act(price(other), { price: 2 })
  await act(`fixtures/${fixture}/suspend`, { suspended: true, marketId })
  house.clock.advance(86_400_000)
  token = await house.logIn('admin')
  await act(`fixtures/${fixture}/suspend`, { suspended: true })
  await act('settings', { settings: { logoutMin: 61 } })
})

const act = async (path: string, body: object): Promise<void> => {
  const answer = await house.post(`admin/${path}`, { reason: '작업로그 시험', ...body }, { token })
  expect(answer.status, path).toBe(200)
}
const acts = async (query: string): Promise<Page> =>
  (await house.get(`admin/acts?${query}`, { token })).json()
const kindsOf = ({ acts }: Page) => acts.map(one => one.act)

test('lists everything done to a fixture, its markets and its outcomes together, newest first', async () => {
  const page = await acts(`fixtureId=${fixture}`)
  expect(page.acts.map(one => [one.act, one.actText])).toEqual([
    ['suspend-betting', '베팅 정지'],
    ['suspend-betting', '베팅 정지'],
    ['override-price', '배당 변경'],
  ])
  expect(page).toMatchObject({ totalCount: 3, pageCount: 1 })
  expect((await acts('fixtureId=404404')).acts).toEqual([])
})

test('an act names its fixture, and the affected market or outcome', async () => {
  const {
    acts: [whole, market, price],
  } = await acts(`fixtureId=${fixture}`)
  const name = `홈${fixture} vs 원정${fixture}`
  expect(whole?.fixture).toEqual({ fixtureId: fixture, sport_id: 6046, name, part: '' })
  expect(market?.fixture?.part).toBe('언더오버 2.5')
  expect(price?.fixture).toMatchObject({ fixtureId: fixture, part: '승무패 · 홈' })
  expect((await acts('act=change-settings')).acts[0]?.fixture).toBeNull()
})

test('filters the log by operator, kind and Seoul days', async () => {
  expect(kindsOf(await acts('act=override-price'))).toEqual(['override-price', 'override-price'])
  expect((await acts('operator=ADM')).totalCount).toBe(5)
  expect((await acts('operator=demo')).totalCount).toBe(0)
  expect(kindsOf(await acts('from=2026-11-22'))).toEqual(['change-settings', 'suspend-betting'])
  expect((await acts('to=2026-11-21')).totalCount).toBe(3)
  expect(kindsOf(await acts(`fixtureId=${fixture}&to=2026-11-21&act=suspend-betting`))).toEqual([
    'suspend-betting',
  ])
  expect((await house.get('admin/acts?act=nonsense', { token })).status).toBe(400)
})

test('a reason has two to two hundred characters without the blanks around it', async () => {
  const suspend = (reason: unknown) =>
    house.post(`admin/fixtures/${fixture}/suspend`, { suspended: false, reason }, { token })
  for (const reason of [undefined, '', '  ', ' 가 ', '가'.repeat(201)])
    expect((await suspend(reason)).status).toBe(400)
  for (const reason of ['정정', `  ${'가'.repeat(200)} `]) expect((await suspend(reason)).status).toBe(200)
  expect((await acts(`fixtureId=${fixture}`)).acts[0]?.reason).toHaveLength(200)
})
