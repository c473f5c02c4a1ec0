import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, draw, findAll, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { useToasts } from '#web/kit/overlays/toasts.ts'
import { MilestoneList } from './milestone-list.tsx'
import { Page } from './milestones-page.tsx'

useDrawing()

const milestones = {
  month: '2026-11',
  lastDay: '2026-11-30',
  counts: { attendance: 12, quests: 7, deposits: 50_000, bets: 40_000 },
  steps: [
    { id: 1, kind: 'attendance', target: 5, points: 1_000, state: 'claimed' },
    { id: 2, kind: 'attendance', target: 10, points: 3_000, state: 'reached' },
    { id: 3, kind: 'attendance', target: 20, points: 7_000, state: 'ahead' },
  ],
} as const
const drawn = { ...milestones, steps: [...milestones.steps] }

test('ROUTE-071 draws each step with its state and progress', () => {
  draw(<MilestoneList kind="attendance" milestones={drawn} />)
  expect(findAll('[data-step]').map(one => one.getAttribute('data-state'))).toEqual([
    'claimed',
    'reached',
    'ahead',
  ])
  expect(screen.getByRole('progressbar', { name: '20일 달성' }).getAttribute('aria-valuetext')).toBe(
    '12 / 20일',
  )
  expect(screen.getAllByRole('button').map(one => one.getAttribute('aria-label'))).toEqual(['10일 보상받기'])
  expect(screen.getByText('다음 단계까지 8일 남았습니다.')).toBeTruthy()
})

test('ROUTE-071 claims a reached step by a press', async () => {
  answer({ 'eventAcc/2/claim': { points: 3_000 } })
  const user = draw(<MilestoneList kind="attendance" milestones={drawn} />)
  await user.click(screen.getByRole('button', { name: '10일 보상받기' }))
  await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe('3,000P가 지급되었습니다.'))
  expect(callsOf('eventAcc/2/claim')).toHaveLength(1)
})

test('ROUTE-071 shows the deposits and bets of the month, even without a step', async () => {
  answer({ eventAcc: drawn })
  draw(<Page />)
  expect(wordsOf((await screen.findByText('충전금액')).closest('header'))).toContain('50,000원')
  expect(wordsOf(screen.getByText('베팅금액').closest('header'))).toContain('40,000원')
})

test('ROUTE-070 shows the deadline of the month, and a text when there are no steps', async () => {
  answer({ eventAcc: drawn })
  draw(<Page />)
  expect(wordsOf((await screen.findByText(/11월 30일이 지나면/)).closest('p'))).toContain('11월 한 달')
  answer({ eventAcc: { ...drawn, steps: [] } })
  draw(<Page />)
  expect(await screen.findByText('진행 중인 누적이벤트가 없습니다.')).toBeTruthy()
})
