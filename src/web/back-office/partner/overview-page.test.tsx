import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialAgentState } from '#domain/partners/agent-state.ts'
import { answer, callsOf, drawPage, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { Page } from './overview-page.tsx'

useDrawing()

const none = {
  bets: 0,
  staked: 0,
  cancelledBets: 0,
  cancelled: 0,
  settledBets: 0,
  settled: 0,
  voidBets: 0,
  void: 0,
  paid: 0,
}
const sums = { ...none, bets: 3, staked: 60_000, settledBets: 2, settled: 40_000, paid: 76_000 }
const week = { from: '2026-11-16', to: '2026-11-22', products: [] }
const notEarning = {
  isEarner: false,
  agent: initialAgentState,
  rates: [],
  purses: [],
  thisWeek: week,
  lastWeek: week,
  weeks: [],
  tether: false,
}
const period = { from: '2026-11-08', to: '2026-11-21', countedAt: '2026-11-21 11:59:58' }

function drawn(results: object): void {
  answer({
    'manager/own': {
      permissions: ['partner-results:read'],
      recommenderCode: 'ABC234',
      joinedOn: '2026-10-01',
    },
    'manager/overview': {
      day: '2026-11-21',
      countedAt: '2026-11-21 11:59:58',
      members: { total: 1_204, joinedToday: 3, joinedThisMonth: 41, online: 12 },
      today: sums,
      yesterday: none,
    },
    'manager/results': results,
    'manager/money': { days: [] },
    calculate: notEarning,
  })
  logIn({ type: 2 })
  drawPage(Page)
}

test('ROLE-009 shows today’s figures of the partner’s own tree', async () => {
  drawn({
    ...period,
    days: [{ ...sums, day: '2026-11-21' }],
    products: [{ ...sums, product: 1, title: '스포츠' }],
    total: sums,
  })
  const figures = await screen.findByLabelText('오늘')
  for (const word of ['1,204명', '3명', '41명', '12명', '60,000원', '76,000원', '−36,000원'])
    within(figures).getByText(word)
  screen.getByText('2026-11-21 · 11:59 기준')
  await screen.findByText('ABC234')
  const [byDay] = await screen.findAllByRole('table')
  expect(byDay?.textContent).toContain('2026-11-21360,00002')
  expect(screen.getAllByText('−90.0%').length).toBeGreaterThan(0)
  expect(callsOf('manager/results')).toHaveLength(1)
})

test('shows an empty period without a chart', async () => {
  drawn({ ...period, days: [], products: [], total: none })
  await screen.findByText('이 기간의 실적이 없습니다.')
  expect(screen.queryByRole('table')).toBeNull()
})

test('offers a retry after a failure', async () => {
  drawn(new Error('offline'))
  const [again] = await screen.findAllByRole('button', { name: '다시 시도' })
  expect(again).toBeDefined()
})
