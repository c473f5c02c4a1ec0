import { expect, test } from 'vitest'
import type { HouseEvent } from '#contract/back-office/reports/reports.ts'
import { HOUR, MINUTE } from '#domain/instant.ts'
import { saveCheck } from '#server/ledger/ledger-checks.sql.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { attemptLogin } from '#tests/support/house/login-attempt.ts'
import { tellWrongBooks } from '#tests/support/house/process-reports.sql.ts'
import { noteHouse } from './note-house.ts'

const database = useDatabase()
const house = useHouse(database)

const span = 'from=2026-11-21&to=2026-11-22'

async function events(query = ''): Promise<readonly HouseEvent[]> {
  const token = await house.logIn('admin')
  const answer = await house.get(`admin/reports/events?${span}${query}`, { token })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).events
}

test('T4 records the start of a process', async () => {
  expect(await events('&kind=process')).toMatchObject([
    { kind: 'process', title: '프로세스 시작', subject: expect.stringMatching(/:\d+$/), endedAt: null },
  ])
})

test('T4 records an alarm once, with its start and end', async () => {
  await tellWrongBooks(database.db, '2026-11-21T12:00:00+09:00')
  await Promise.all([noteHouse(house.deps), noteHouse(house.deps)])
  await noteHouse(house.deps)
  const wrong = async () => (await events('&kind=alarm')).filter(({ title }) => title === '장부 검증 오류')
  expect(await wrong()).toMatchObject([{ subject: '장부가 다름', endedAt: null }])
  house.clock.advance(5 * MINUTE)
  await saveCheck(database.db, { at: house.clock.now(), postings: 3, faults: [] })
  await noteHouse(house.deps)
  const [ended] = await wrong()
  expect(ended?.endedAt).toBe('2026-11-21 12:05:00')
})

test('T4 lists manual operator changes and failed logins in the same report', async () => {
  house.clock.advance(HOUR)
  const token = await house.logIn('admin')
  const changed = { settings: { largeBetMin: 2_000_000 }, reason: '시험 변경' }
  expect((await house.post('admin/settings', changed, { token })).status).toBe(200)
  for (let attempt = 0; attempt < 3; attempt++) await attemptLogin(house, 'demo', 'wrong-password')
  house.clock.advance(MINUTE)
  const found = await events()
  expect(found.find(({ kind }) => kind === 'act')).toMatchObject({
    title: '설정 변경',
    who: 'admin',
    detail: '시험 변경',
  })
  expect(found.find(({ kind }) => kind === 'login')).toMatchObject({ title: '로그인 실패', subject: '3건' })
})

test('T6 an empty report says that it has no events; operators without the permission get neither', async () => {
  const token = await house.logIn('admin')
  const asked = { filter: { from: '2020-01-01', to: '2020-01-02' }, reason: '정기 점검' }
  const file = await house.post('admin/exports/events', asked, { token })
  expect(await file.text()).toMatch(
    /주요 사건\r\n기간,2020-01-01 ~ 2020-01-02\r\n작성,.*admin\r\n\r\n내역 없음/,
  )
  const { acts } = await (await house.get('admin/acts?act=export-list', { token })).json()
  expect(acts).toMatchObject([
    { subject: 'list:events', reason: '정기 점검', after: { from: '2020-01-01', rows: 0 } },
  ])
  const whole = await house.post(
    'admin/exports/events',
    { filter: { from: '2026-11-01', to: '2026-11-30' }, reason: '정기 점검' },
    { token },
  )
  const lines = (await whole.text()).split('\r\n')
  expect(lines[4]).toBe('시각,구분,내용,대상,운영자,상세,종료')
  expect(lines.slice(5).some(line => line.includes(',프로세스 시작,'))).toBe(true)
  const turned = { filter: { from: '2026-11-22', to: '2026-11-21' }, reason: '정기 점검' }
  expect((await house.post('admin/exports/events', turned, { token })).status).toBe(400)
  const support = await house.logIn('support')
  expect((await house.post('admin/exports/events', asked, { token: support })).status).toBe(403)
})
