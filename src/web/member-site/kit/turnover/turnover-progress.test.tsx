import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, draw, findAll, useDrawing } from '#tests/support/components/drawn.tsx'
import { TurnoverProgress } from './turnover-progress.tsx'

useDrawing()

const requirement = {
  title: '충전 (첫충)',
  openedAt: '2026-11-20 10:00:00',
  endedAt: null,
  amount: 100_000,
  percent: 300,
  needed: 300_000,
  done: 120_000,
  state: 'open',
} as const
const turnover = {
  need: 300_000,
  done: 120_000,
  requirements: [
    { ...requirement, id: 2 },
    {
      ...requirement,
      id: 1,
      title: '포인트 전환',
      state: 'met',
      done: 300_000,
      endedAt: '2026-11-20 12:00:00',
    },
  ],
  bets: [
    {
      betId: '0193b6f0-0000-7000-8000-000000000001',
      at: '2026-11-21 10:00:00',
      product: '스포츠',
      stake: 20_000,
      percent: 100,
      counted: 20_000,
      reason: '인정',
    },
    {
      betId: '0193b6f0-0000-7000-8000-000000000002',
      at: '2026-11-21 11:00:00',
      product: '스포츠',
      stake: 10_000,
      percent: 0,
      counted: 0,
      reason: '양방 베팅',
    },
  ],
  weights: {
    sportsMulti: 100,
    sportsSingle: 100,
    singleOddsMin: 150,
    minigame: 50,
    virtual: 50,
    casino: 30,
    slot: 50,
  },
}

test('handbook 5.4 shows the turnover progress and what each bet counts, with the reason', async () => {
  answer({ turnover })
  draw(<TurnoverProgress />)
  expect(await screen.findByText('180,000원 남음')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: '롤링 조건 진행률' }).getAttribute('aria-valuetext')).toBe(
    '120,000 / 300,000원',
  )
  expect(findAll('[data-requirement]').map(one => one.getAttribute('data-requirement'))).toEqual([
    'open',
    'met',
  ])
  expect(screen.getByText('인정 100%')).toBeTruthy()
  expect(screen.getByText('양방 베팅')).toBeTruthy()
  expect(screen.getByText(/단폴더\(배당 1\.50 이상\) 100%/)).toBeTruthy()
})

test('handbook 5.4 says when no turnover is left', async () => {
  answer({ turnover: { ...turnover, need: 0, done: 0, requirements: [], bets: [] } })
  draw(<TurnoverProgress />)
  expect(await screen.findByText(/남은 롤링 조건이 없습니다/)).toBeTruthy()
})
