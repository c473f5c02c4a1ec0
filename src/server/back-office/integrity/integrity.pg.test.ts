import { beforeEach, expect, test } from 'vitest'
import type { CaseDetail, ListedCase } from '#contract/back-office/integrity/integrity.ts'
import { DAY, instant, MINUTE, SECOND } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { listActs } from '#server/site/site.ts'
import { setThresholds, shareBrowser } from '#tests/support/desk/integrity-cases.sql.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  overOf,
  type PickSketch,
  slip,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { START } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { openBetWatch } from './look-at-bets.ts'

const database = useDatabase({ poolSize: 20 })
const house = useHouse(database)

let token = ''
let look: () => Promise<number>
beforeEach(async () => {
  // Each test runs a day later, after all bets of the previous one.
  house.clock.set(instant(Math.max(house.clock.now(), START) + 2 * DAY))
  await setThresholds(database.db, { volumeMin: 200_000, beforeStakeMin: 50_000 })
  await house.app.site.refresh()
  token = await house.logIn('admin')
  look = openBetWatch({ ...house.deps, site: house.app.site })
})

let amounts = 10_000
/** A bet of the member, each with another amount, so that none counts as a duplicate. */
async function placed(
  member: Bettor,
  pick: PickSketch | readonly PickSketch[],
  stake = ++amounts,
): Promise<string> {
  const answer = await bet(house, member, slip(member, [pick].flat(), { amounts: stake }))
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).id
}
const aFixtureSoon = () => anOfferedFixture(house, { startsAt: instant(house.clock.now() + DAY) })
const aMember = () => aBettor(house, { balance: 5_000_000 })

const read = async <T>(path: string, by = token): Promise<T> => {
  const answer = await house.get(path, { token: by })
  expect(answer.status, path).toBe(200)
  return answer.json()
}
const cases = async (query = ''): Promise<readonly ListedCase[]> =>
  (await read<{ cases: ListedCase[] }>(`admin/integrity/cases?${query}`)).cases
const caseOf = (id: number): Promise<CaseDetail> => read(`admin/integrity/cases/${id}`)
const act = async (path: string, body: object = {}, by = token) => {
  const answer = await house.post(`admin/integrity/${path}`, { reason: '시험 사유', ...body }, { token: by })
  return [answer.status, answer.headers.get('x-refusal')]
}
const DONE = [200, null]

/** Two members who share a browser and bet on one pick: a case. */
async function aLinkedCase() {
  const [one, two] = [await aMember(), await aMember()]
  await shareBrowser(database.db, one.memberId, two.memberId, house.clock.now())
  const fixture = await aFixtureSoon()
  const bets = [await placed(one, { fixture }), await placed(two, { fixture })]
  await look()
  const [found] = await cases(`member=${two.memberId}`)
  expect(found).toMatchObject({ kind: 'linked-accounts', state: 'open', memberCount: 2, bets: 2 })
  return { one, two, fixture, bets, id: found?.id ?? 0 }
}

test('B19 linked accounts on one pick open one case, with bets, members and reason; further ones extend it', async () => {
  const { one, two, bets, id } = await aLinkedCase()
  expect(await look()).toBe(0)
  const found = await caseOf(id)
  expect(found.hints.map(({ text }) => text)).toEqual([
    expect.stringContaining('같은 기기로 연결된 회원 2명이 같은 픽에 2건'),
  ])
  expect(found.betRows.map(({ bet: { id: betId } }) => betId).toSorted()).toEqual(bets.toSorted())
  expect(found.betRows[0]?.pick).toContain('승무패')
  expect(found.members.map(({ id: memberId }) => memberId).toSorted()).toEqual(
    [one.memberId, two.memberId].toSorted(),
  )
  // Both sides of another match are added to the same case.
  house.clock.advance(MINUTE)
  const other = await aFixtureSoon()
  await placed(one, { fixture: other })
  await placed(two, { fixture: other, pick: '2', odds: 210 })
  expect(await look()).toBe(1)
  const more = await caseOf(id)
  expect(more.hints[0]?.text).toContain('한 마켓의 서로 다른 픽 2개에')
  expect([more.hints.length, more.bets, more.memberCount]).toEqual([2, 4, 2])
  expect(await cases(`member=${one.memberId}`)).toHaveLength(1)
})

test('B19 a restarted or a parallel watch records the same hint once', async () => {
  const { id } = await aLinkedCase()
  const again = () => openBetWatch({ ...house.deps, site: house.app.site })()
  expect(await Promise.all([again(), again(), look()])).toEqual([0, 0, 0])
  expect((await caseOf(id)).hints).toHaveLength(1)
})

test('B19 flags unusual volume on a pick against fixture and league, and small repeated bets', async () => {
  const [rich, poor] = [await aMember(), await aMember()]
  const fixture = await aFixtureSoon()
  await placed(rich, { fixture }, 900_000)
  await placed(poor, { fixture, pick: '2', odds: 210 }, 30_000)
  const small = await aFixtureSoon()
  // The same pick repeatedly, each time combined with another.
  for (let time = 0; time < 8; time++) await placed(poor, [{ fixture: small }, overOf(await aFixtureSoon())])
  await look()
  const [volume] = await cases(`fixtureId=${fixture}`)
  expect(volume).toMatchObject({ kind: 'unusual-volume', about: { fixtureId: fixture }, stakes: 900_000 })
  expect(volume?.text).toContain('900,000원이 베팅되었습니다.')
  const [many] = await cases(`fixtureId=${small}`)
  expect(many).toMatchObject({ kind: 'many-small', bets: 8, memberCount: 1 })
})

test('B19 opens a case for bets right before an operator suspends a fixture, and one for insiders', async () => {
  const [quick, insider] = [await aMember(), await aMember()]
  const fixture = await aFixtureSoon()
  await placed(quick, { fixture }, 150_000)
  await placed(insider, { fixture })
  const trader = await database.db.one<{ id: number }>(sql`select id from member where user_id = 'trader'`)
  await shareBrowser(database.db, trader.id as Bettor['memberId'], insider.memberId, house.clock.now())
  house.clock.advance(30 * SECOND)
  const stopped = await house.post(
    `admin/fixtures/${fixture}/suspend`,
    { suspended: true, reason: '정보 확인' },
    { token: await house.logIn('trader') },
  )
  expect(stopped.status, await stopped.clone().text()).toBeLessThan(300)
  await look()
  const found = await cases(`fixtureId=${fixture}`)
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(['before-move', 'insider'])
  const [own] = found.filter(({ kind }) => kind === 'insider')
  const detail = await caseOf(own?.id ?? 0)
  expect(detail.members.map(({ userId }) => userId)).toContain('trader')
  expect(detail.hints[0]?.text).toContain('운영자 trader')
  // An operator who is a subject of the case cannot decide it.
  const byTrader = await house.logIn('trader')
  expect((await read<CaseDetail>(`admin/integrity/cases/${own?.id}`, byTrader)).own).toBe(true)
  expect(await act(`cases/${own?.id}/take`, {}, byTrader)).toEqual([403, 'OWN_CASE'])
  expect(await act(`cases/${own?.id}/decision`, { decision: 'nothing' }, byTrader)).toEqual([403, 'OWN_CASE'])
})

test('B19 a case is taken, noted, decided once and reopened, all of it logged; none of it moves money', async () => {
  const { one, id } = await aLinkedCase()
  const before = await walletBalance(house, one)
  expect(await act(`cases/${id}/take`)).toEqual(DONE)
  expect(await act(`cases/${id}/note`, { reason: '회원에게 문의함' })).toEqual(DONE)
  const other = await house.logIn('admin2')
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => act(`cases/${id}/decision`, { decision: 'watch' })),
    ...Array.from({ length: 5 }, () => act(`cases/${id}/decision`, { decision: 'nothing' }, other)),
  ])
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
  expect(answers.filter(([, refusal]) => refusal === 'CASE_CLOSED')).toHaveLength(9)
  expect(await act(`cases/${id}/take`)).toEqual([409, 'CASE_CLOSED'])
  const closed = await caseOf(id)
  expect([closed.state, closed.decided?.reason, closed.operator]).toEqual(['closed', '시험 사유', 'admin'])
  expect(await act(`cases/${id}/reopen`)).toEqual(DONE)
  expect(await act(`cases/${id}/reopen`)).toEqual([409, 'CASE_NOT_CLOSED'])
  const acts = await listActs(database.db, { subject: `integrity:${id}`, limit: 10, offset: 0 })
  expect(acts.map(({ act: name }) => name)).toEqual(['reopen-case', 'decide-case', 'note-case', 'take-case'])
  expect((await caseOf(id)).acts[2]).toMatchObject({ actText: '이상 베팅 메모', reason: '회원에게 문의함' })
  expect(await walletBalance(house, one)).toBe(before)
})

test('B19 a decided hint is not raised again; later bets open another case', async () => {
  const { one, two, fixture, id } = await aLinkedCase()
  expect(await act(`cases/${id}/decision`, { decision: 'nothing' })).toEqual(DONE)
  expect(await openBetWatch({ ...house.deps, site: house.app.site })()).toBe(0)
  house.clock.advance(MINUTE)
  await placed(one, { fixture })
  expect(await look()).toBe(1)
  const [fresh, ...others] = await cases(`member=${two.memberId}`)
  expect([fresh?.id === id, others]).toEqual([false, []])
  // The old case cannot be reopened in addition.
  expect(await act(`cases/${id}/reopen`)).toEqual([409, 'CASE_OPEN_ELSEWHERE'])
})

test('B19 a member, a bet and a fixture show their cases, and the open cases are counted', async () => {
  const { one, fixture, bets, id } = await aLinkedCase()
  const marks = async (query: string) =>
    (await read<{ marks: unknown[] }>(`admin/integrity/marks?${query}`)).marks
  const mark = { id, kind: 'linked-accounts', state: 'open' }
  for (const query of [`memberId=${one.memberId}`, `betId=${bets[0]}`, `fixtureId=${fixture}`])
    expect(await marks(query), query).toContainEqual(mark)
  const count = async () => (await read<{ count: number }>('admin/integrity/waiting')).count
  const before = await count()
  await act(`cases/${id}/decision`, { decision: 'acted' })
  expect(await count()).toBe(before - 1)
  expect((await cases('state=closed'))[0]).toMatchObject({ id, decided: { decision: 'acted' } })
  for (const query of ['', 'memberId=1&fixtureId=2', 'betId=x'])
    expect((await house.get(`admin/integrity/marks?${query}`, { token })).status, query).toBe(400)
})

test('B19 operators set the thresholds, logged and within their ranges', async () => {
  const rules = await read<Record<string, number>>('admin/integrity/rules')
  expect(await act('rules', { rules: { ...rules, smallCount: 3 } })).toEqual([400, 'BAD_INPUT'])
  expect(await act('rules', { rules: { ...rules, smallCount: 20 } })).toEqual([204, null])
  expect((await read<Record<string, number>>('admin/integrity/rules')).smallCount).toBe(20)
  expect((await listActs(database.db, { subject: 'settings', limit: 1, offset: 0 }))[0]?.act).toBe(
    'change-settings',
  )
})

test('X3 reading cases requires the bet read permission, changing them the write permission; bad input changes no case', async () => {
  const { one, id } = await aLinkedCase()
  const looker = await house.logIn('admin1')
  for (const path of ['cases', 'waiting', `cases/${id}`, 'rules', `marks?memberId=${one.memberId}`]) {
    expect((await house.get(`admin/integrity/${path}`, { token: looker })).status, path).toBe(200)
    expect((await house.get(`admin/integrity/${path}`, { token: one.token })).status, path).toBe(403)
    expect((await house.get(`admin/integrity/${path}`)).status, path).toBe(401)
  }
  for (const path of ['take', 'note', 'reopen'])
    expect((await act(`cases/${id}/${path}`, {}, looker))[0], path).toBe(403)
  expect(await act('cases/999999/take')).toEqual([404, 'NOT_FOUND'])
  expect(await act(`cases/${id}/decision`, { decision: 'guilty' })).toEqual([400, 'BAD_INPUT'])
  expect(await act(`cases/${id}/note`, { reason: '' })).toEqual([400, 'BAD_INPUT'])
  const script = '<script>alert(1)</script> 확인'
  expect(await act(`cases/${id}/note`, { reason: script })).toEqual(DONE)
  expect((await caseOf(id)).acts[0]?.reason).toBe(script)
  const exported = await house.post(
    'admin/exports/integrity',
    { filter: { state: 'all' }, reason: '내부 감사' },
    { token: looker },
  )
  expect(await exported.text()).toContain('연관 계정')
})
