import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, drawPage, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { Page } from './system-page.tsx'
import { everyText, type System } from './system-words.ts'

useDrawing()

const pool = { busy: 4, idle: 16, waiting: 0, most: 20 }

const quiet: System = {
  at: '2026-11-21 12:00:00',
  alarms: [],
  processes: [
    {
      name: 'house:4711',
      startedAt: '2026-11-21 09:00:00',
      version: '0.1.0',
      files: 'abcdef0123456789',
      filesReadAt: '2026-11-21 09:00:01',
      areFilesChanged: false,
      driftMilliseconds: 3,
      memoryBytes: 200 * 1024 * 1024,
      liveConnections: 12,
      waitingBets: 0,
      pool,
      bookingPool: { ...pool, waiting: 7 },
      secondsSilent: 4,
    },
  ],
  tasks: [
    {
      name: 'settlement',
      title: '정산',
      lead: { leader: 'house:4711', standbys: 2 },
      processes: 3,
      everyMilliseconds: null,
      turns: 0,
      lastAt: null,
      lastMilliseconds: null,
      failures: 0,
      isFailing: false,
      lastFailure: null,
    },
  ],
  feeds: [],
  settlement: { waiting: 0, oldest: null },
  ledgerCheck: null,
}

const drawn = (system: System) => {
  answer({ 'admin/system': system })
  logIn({ type: 1, role: 1 })
  drawPage(Page)
}

test('X14 X15 shows version, digest, clock and lock leaders', async () => {
  drawn(quiet)
  await screen.findByText('이상이 없습니다.')
  for (const text of ['0.1.0 · abcdef012345', '+3ms', '4/20 · 대기 7', '200MB', 'house:4711 · 대기 2'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText('아직 없음')).toBeTruthy()
})

test('shows each alarm with its advice, and marks silent processes and failing tasks', async () => {
  const [process] = quiet.processes
  const [task] = quiet.tasks
  const failed = { at: '2026-11-21 11:59:00', text: 'connection ended' }
  drawn({
    ...quiet,
    alarms: [{ code: 'clock-drift', title: '시각 오차', subject: 'house:4711 · 2,000ms', todo: 'NTP 확인' }],
    processes: process ? [{ ...process, secondsSilent: 45, driftMilliseconds: 2_000 }] : [],
    tasks: task ? [{ ...task, isFailing: true, failures: 3, lastFailure: failed }] : [],
  })
  const alarms = await screen.findByRole('list', { name: '경보' })
  expect(within(alarms).getByText('NTP 확인')).toBeTruthy()
  expect(screen.getByText('응답 없음 45초')).toBeTruthy()
  expect(screen.getByText('실패', { selector: 'span' })).toBeTruthy()
  expect(screen.getByText('3회 · 11-21 11:59:00 · connection ended')).toBeTruthy()
})

test('shows intervals in their largest whole unit', () => {
  expect([500, 5_000, 60_000, 21_600_000, 86_400_000, null].map(everyText)).toEqual([
    '500ms',
    '5초',
    '1분',
    '6시간',
    '1일',
    '상시',
  ])
})
