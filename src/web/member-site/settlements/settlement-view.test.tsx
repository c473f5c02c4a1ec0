import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialAgentState } from '#domain/partners/agent-state.ts'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import type { SettlementTab } from './settlement-tabs.ts'
import { SettlementView } from './settlement-view.tsx'

useDrawing()

const week = { from: '2026-11-16', to: '2026-11-22', products: [] }
const own = {
  isEarner: true,
  agent: initialAgentState,
  rates: [],
  purses: [
    { item: 'rolling', balance: 123_456, reserved: 0, claimable: 123_000, isOpen: false },
    { item: 'losing', balance: -5_000, reserved: 0, claimable: 0, isOpen: false },
    { item: 'event', balance: 0, reserved: 30_000, claimable: 0, isOpen: true },
  ],
  thisWeek: week,
  lastWeek: week,
  weeks: [],
  tether: false,
}

function drawn(tab: SettlementTab, more: object = {}) {
  answer({
    calculate: { ...own, ...more },
    'calculate/claims': { claims: [], pageCount: 0, totalCount: 0 },
    'calculate/days': { rows: [], pageCount: 0, totalCount: 0 },
    'calculate/events': { grants: [], days: [] },
  })
  logIn({ type: 2 })
  return draw(<SettlementView tab={tab} onTab={() => {}} />)
}

test('CALC-001 requests an amount under its own key and shows the result', async () => {
  const user = drawn('1')
  expect(await screen.findByText('123,456')).toBeTruthy()
  expect(screen.getByText('−5,000')).toBeTruthy()
  expect(screen.getByText('신청중')).toBeTruthy()
  const none = { claims: [], pageCount: 0, totalCount: 0 }
  answer({ 'calculate/claims': { ...none, id: '0198c0de-0000-7000-8000-000000000001', state: 'paid' } })
  await user.click(screen.getByRole('button', { name: '전액' }))
  await user.click(screen.getByRole('button', { name: '롤링금 전환' }))
  const sent = () => callsOf('calculate/claims').filter(({ body }) => body !== undefined)
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({ item: 'rolling', method: 'wallet', amount: 123_000, memo: '' })
})

test('CALC-006 says on every tab when there is nothing to settle', async () => {
  drawn('3', { isEarner: false })
  expect(await screen.findByText('정산 가능한 내역이 없습니다.')).toBeTruthy()
  expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual([
    '전체정산',
    '스포츠/미니게임',
    '카지노/슬롯',
    '이벤트',
    '테더정산',
  ])
})

test('CALC-004 closes the tether tab under tether maintenance', async () => {
  drawn('5')
  expect(await screen.findByText('테더 점검중입니다.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '정산신청' })).toBeNull()
})
