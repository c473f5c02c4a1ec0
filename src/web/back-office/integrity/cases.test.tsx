import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ListedCase } from '#contract/back-office/integrity/integrity.ts'
import { shippedThresholds } from '#domain/integrity/thresholds.ts'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { CaseDialog } from './case-dialog.tsx'
import { CaseList } from './case-list.tsx'
import { ThresholdsDialog } from './thresholds-dialog.tsx'

useDrawing()

const one: ListedCase = {
  id: 4,
  kind: 'linked-accounts',
  state: 'open',
  about: null,
  members: [
    { id: 7, userId: 'pairup1', nickname: '나란히' },
    { id: 8, userId: 'pairup2', nickname: '둘이서' },
    { id: 9, userId: 'pairup3', nickname: '셋이서' },
  ],
  memberCount: 4,
  bets: 2,
  stakes: 100_000,
  text: '같은 기기로 연결된 회원 2명이 같은 픽에 2건을 베팅했습니다.',
  operator: null,
  openedAt: '2026-11-21 11:00:00',
  hintedAt: '2026-11-21 11:30:00',
  decided: null,
}

test('B19 shows the finding and members of a case and links to it', () => {
  const closed: ListedCase = {
    ...one,
    id: 5,
    state: 'closed',
    about: { fixtureId: 1, name: '울산 vs 서울', part: '승무패 홈' },
    decided: { decision: 'nothing', reason: '확인', operator: 'admin', at: '2026-11-21 11:40:00' },
  }
  draw(<CaseList cases={[one, closed]} />)
  for (const text of ['열림', '문제 없음', '울산 vs 서울 · 승무패 홈'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getAllByText('나란히, 둘이서 외 2명').length).toBeGreaterThan(0)
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/admin/integrity/4',
    '/admin/integrity/5',
  ])
})

test('B19 closes a case only with both a decision and a reason', async () => {
  answer({ 'admin/integrity/cases/4/decision': { id: 4 } })
  logIn()
  const onClose = vi.fn()
  const user = draw(<CaseDialog act="decide" id={4} onClose={onClose} />)
  const send = screen.getByRole<HTMLButtonElement>('button', { name: '종결' })
  await user.click(screen.getByRole('button', { name: '회원 정지' }))
  expect(send.disabled).toBe(true)
  await user.selectOptions(screen.getByLabelText('결정'), '조치함')
  await user.click(send)
  expect(callsOf('admin/integrity/cases/4/decision').map(({ body }) => body)).toEqual([
    { decision: 'acted', reason: '회원 정지' },
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

test('B19 accepts thresholds only within their ranges', async () => {
  answer({ 'admin/integrity/rules': shippedThresholds })
  logIn()
  const user = draw(<ThresholdsDialog onClose={() => {}} />)
  const count = await screen.findByLabelText('소액 반복: 건수 (건)')
  await user.clear(count)
  await user.type(count, '3')
  await user.click(screen.getByRole('button', { name: '기준 강화' }))
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '저장' })
  expect(save.disabled).toBe(true)
  expect(screen.getByText('4건 이상 입력해 주세요.')).toBeTruthy()
  await user.clear(count)
  await user.type(count, '12')
  expect(save.disabled).toBe(false)
})
