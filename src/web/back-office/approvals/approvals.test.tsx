import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, callsOf, draw, drawPage, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { Page } from './approvals-page.tsx'
import { AskList } from './ask-list.tsx'
import { DecideApprovalDialog } from './decide-approval-dialog.tsx'

useDrawing()

const ask = {
  id: 12,
  classText: '한도 상향',
  act: 'change-level',
  actText: '레벨 한도 변경',
  subject: 'level:3',
  before: { general: { stakeMax: 2_000_000 } },
  after: { general: { stakeMax: 2_500_000 } },
  reason: '우수 회원 요청',
  askedBy: 'admin',
  askedAt: '2026-11-21 11:40:00',
  lapsesAt: '2026-11-22 11:40:00',
  state: 'waiting',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  own: false,
  mayDecide: true,
} as const

const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test('X4 offers deciding to approvers, withdrawing to the requester, and no buttons to others', () => {
  logIn({ type: 1, role: 10 })
  draw(
    <AskList
      asks={[ask, { ...ask, id: 13, own: true, mayDecide: false }, { ...ask, id: 14, mayDecide: false }]}
      onDecide={vi.fn()}
    />,
  )
  expect(names()).toEqual(['승인', '거절', '철회'])
  expect(screen.getAllByText('2,500,000원')).toHaveLength(3)
})

test('X4 lists waiting requests first, and all on their tab', async () => {
  logIn({ type: 1, role: 10 })
  answer({ 'admin/approvals': { asks: [ask], pageCount: 1, totalCount: 1 } })
  const user = drawPage(Page)
  expect(await screen.findByText('총 1건')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: '전체' }))
  const queries = () => callsOf('admin/approvals').map(({ query }) => Object.fromEntries(query))
  await waitFor(() => expect(queries()).toEqual([{ page: '1', state: 'waiting' }, { page: '1' }]))
})

test('X4 approves with a reason and shows what the approval will do', async () => {
  logIn({ type: 1, role: 10 })
  answer({ 'admin/approvals/12/approve': { id: 12 } })
  const onClose = vi.fn()
  const user = draw(<DecideApprovalDialog ask={ask} how="approve" onClose={onClose} />)
  expect(screen.getByRole('dialog').textContent).toContain('2,500,000원')
  await user.click(screen.getByRole('button', { name: '근거 확인' }))
  await user.click(screen.getByRole('button', { name: '승인하고 실행' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf('admin/approvals/12/approve').map(({ body }) => body)).toEqual([{ reason: '근거 확인' }])
})

test('X4 closes the dialog without a success message when a second operator must approve', async () => {
  logIn({ type: 1, role: 10 })
  const [onClose, done] = [vi.fn(), vi.fn(() => '')]
  const text = '다른 관리자의 승인이 필요한 작업입니다. 승인 대기 12번으로 올렸습니다.'
  const refusal = { code: 'SECOND_PERSON_ASKED', status: 409, text, handled: false }
  const user = draw(
    <ActDialog
      title="한도 변경"
      presets={['요청']}
      confirm="변경"
      done={done}
      rereads={[]}
      onAct={async () => ({ ok: false, refusal })}
      onClose={onClose}
    />,
  )
  await user.click(screen.getByRole('button', { name: '요청' }))
  await user.click(screen.getByRole('button', { name: '변경' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(done).not.toHaveBeenCalled()
})
