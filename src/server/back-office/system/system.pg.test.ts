import { expect, test, vi } from 'vitest'
import type { systemContract } from '#contract/back-office/system.ts'
import type { Output } from '#contract/wire/route.ts'
import { DAY } from '#domain/instant.ts'
import { checkLedgerWhenDue } from '#server/ledger/ledger.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { ageReports, leaveReport, tellWrongBooks } from '#tests/support/house/process-reports.sql.ts'

const database = useDatabase()
const house = useHouse(database)
const second = useSecondHouse(database, house)
const SOON = { timeout: 25_000, interval: 200 }

async function system(): Promise<Output<typeof systemContract.system>> {
  const answer = await house.get('admin/system', { token: await house.logIn('admin') })
  expect(answer.status).toBe(200)
  return answer.json()
}

test('X14 X15 both processes report version, digest, clock, tasks and leader', async () => {
  expect(second().origin).not.toBe(house.origin)
  await vi.waitFor(async () => {
    const { processes } = await system()
    expect(processes).toHaveLength(2)
    expect(processes.every(({ files }) => /^[0-9a-f]{64}$/.test(files ?? ''))).toBe(true)
  }, SOON)
  const { processes, tasks, alarms } = await system()
  expect(new Set(processes.map(({ files }) => files)).size).toBe(1)
  expect(processes[0]?.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(processes[0]?.driftMilliseconds).not.toBeNull()
  expect(processes[0]?.pool.most).toBeGreaterThan(0)
  const settlement = tasks.find(({ name }) => name === 'settlement')
  expect(settlement).toMatchObject({ title: '정산', processes: 2 })
  expect(settlement?.lead?.standbys).toBeGreaterThanOrEqual(1)
  // The test server has a simulated clock.
  expect(alarms.map(({ code }) => code)).toContain('clock-drift')
})

test('a dead process is reported as silent and then removed; a live one reports again', async () => {
  const dead = '00000000-0000-7000-8000-000000000001'
  await leaveReport(database.db, dead, 60)
  const silent = (await system()).alarms.find(({ code }) => code === 'process-silent')
  expect(silent?.subject).toMatch(/^dead:1 · \d+초$/)
  await ageReports(database.db, 600)
  await vi.waitFor(async () => {
    const { processes } = await system()
    expect(processes.map(({ name }) => name)).not.toContain('dead:1')
    expect(processes.length).toBeGreaterThan(0)
  }, SOON)
})

test('ROLE-006 only operators with the permission read it', async () => {
  expect((await house.get('admin/system')).status).toBe(401)
  for (const userId of ['demo', 'manager'])
    expect((await house.get('admin/system', { token: await house.logIn(userId) })).status).toBe(403)
})

test('checks the ledger once a day, and reports its faults as the first alarm', async () => {
  expect(await checkLedgerWhenDue(house.deps)).toBe(true)
  expect(await checkLedgerWhenDue(house.deps)).toBe(false)
  expect((await system()).ledgerCheck).toMatchObject({ faults: [] })
  await tellWrongBooks(database.db, new Date(house.clock.now() + 1_000).toISOString())
  expect((await system()).alarms[0]).toMatchObject({ code: 'ledger-wrong', subject: '장부가 다름 · 1건' })
  house.clock.advance(2 * DAY)
  expect(await checkLedgerWhenDue(house.deps)).toBe(true)
})
