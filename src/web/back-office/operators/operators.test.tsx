import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Operator, Role } from '#contract/back-office/operators.ts'
import { permissionNames } from '#domain/operators/permissions.ts'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { AccountList } from './account-list.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { HouseAddressesDialog } from './house-addresses-dialog.tsx'
import { OperatorAccountDialog } from './operator-account-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { RoleMatrix } from './role-matrix.tsx'
import { SecondPersonDialog } from './second-person-dialog.tsx'

useDrawing()

const trader: Operator = {
  id: 12,
  userId: 'trader',
  nickname: '트레이더',
  role: { id: 9, name: '트레이더' },
  state: 'active',
  readsOnly: false,
  hasSecondFactor: false,
  needsSecondFactor: true,
  passwordDue: true,
  isLoggedIn: true,
  lastLogin: { at: '2026-11-21 11:40:00', address: '203.0.113.7', device: 'Chrome · Windows' },
  addresses: [],
  own: false,
  mayChange: true,
}

const night: Role = {
  id: 11,
  name: '야간 상담',
  note: '',
  secondFactor: true,
  holdsAll: false,
  permissions: ['customer:read'],
  operators: 2,
  own: false,
}

const rules = {
  secondPerson: { 'limit-raise': { above: 0 } },
  secondPersonHours: 24,
  addresses: [],
  ownAddress: '203.0.113.7',
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test('X3 shows name, state, temporary password, second factor and last login of an operator', () => {
  logIn({ type: 1, role: 10 })
  draw(<AccountList operators={[trader]} onOpen={vi.fn()} />)
  for (const text of [
    '트레이더 (trader)',
    '사용중',
    '로그인중',
    '임시 비밀번호',
    '설정 전 (조회만)',
    '2026-11-21 11:40',
  ])
    expect(screen.getByText(text)).toBeTruthy()
})

test('X3 offers all account actions for another operator', async () => {
  logIn({ type: 1, role: 10 })
  draw(<OperatorAccountDialog operator={trader} onAct={vi.fn()} onClose={vi.fn()} />)
  await screen.findByRole('button', { name: '역할 변경' })
  expect(buttons()).toEqual(['', '역할 변경', '접속 주소', '비밀번호 초기화', '로그인 끝내기', '사용 중지'])
})

test('X3 offers only logout for one’s own account', async () => {
  logIn({ type: 1, role: 10 })
  draw(
    <OperatorAccountDialog
      operator={{ ...trader, own: true, mayChange: false }}
      onAct={vi.fn()}
      onClose={vi.fn()}
    />,
  )
  await screen.findByRole('button', { name: '로그인 끝내기' })
  expect(buttons()).toEqual(['', '로그인 끝내기'])
  expect(screen.getByText('본인의 역할과 계정은 다른 운영자만 변경할 수 있습니다.')).toBeTruthy()
})

test('X3 creates an operator with a one-time password that is shown before sending', async () => {
  answer({ 'admin/operators': { id: 30 } })
  logIn({ type: 1, role: 10 })
  const onClose = vi.fn()
  const user = draw(<CreateDialog roles={[night]} onClose={onClose} />)
  const shown = screen.getByText(/^[a-z][a-z2-9]{14}[2-9]$/).textContent
  await user.type(screen.getByLabelText('아이디'), 'nightone')
  await user.type(screen.getByLabelText('닉네임'), '밤지기')
  await user.selectOptions(screen.getByLabelText('역할'), '야간 상담')
  await user.click(screen.getByRole('button', { name: '신규 입사' }))
  await user.click(screen.getByRole('button', { name: '등록' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf('admin/operators').map(({ body }) => body)).toEqual([
    { userId: 'nightone', nickname: '밤지기', role: 11, password: shown, reason: '신규 입사' },
  ])
})

test('X3 edits a role with one checkbox for each area and right', async () => {
  answer({ 'admin/operators/roles/11': { id: 11 } })
  logIn({ type: 1, role: 10 })
  const onClose = vi.fn()
  const user = draw(<RoleDialog role={night} onClose={onClose} />)
  expect(screen.getAllByRole('checkbox')).toHaveLength(permissionNames.length + 1)
  await user.click(await screen.findByRole('checkbox', { name: '게시판 조회' }))
  await user.click(screen.getByRole('checkbox', { name: '고객센터·쪽지 조회' }))
  await user.click(screen.getByRole('button', { name: '권한 정리' }))
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf('admin/operators/roles/11').map(({ body }) => body)).toEqual([
    { name: '야간 상담', note: '', secondFactor: true, permissions: ['boards:read'], reason: '권한 정리' },
  ])
})

test('X3 shows areas as rows and roles as columns', () => {
  logIn({ type: 1, role: 10 })
  draw(<RoleMatrix roles={[night]} />)
  const row = screen.getByText('고객센터·쪽지').closest('tr')
  expect(row?.textContent).toBe('고객센터·쪽지조회')
})

test('X4 selects the action classes that need approval, with a threshold for money', async () => {
  answer({ 'admin/operators/rules': {} })
  logIn({ type: 1, role: 10 })
  const onClose = vi.fn()
  const user = draw(<SecondPersonDialog rules={rules} onClose={onClose} />)
  await user.click(screen.getByRole('checkbox', { name: '머니·포인트 수동 지급·회수' }))
  await user.clear(screen.getByLabelText('이 금액부터 승인 (원·포인트)'))
  await user.type(screen.getByLabelText('이 금액부터 승인 (원·포인트)'), '500000')
  await user.click(screen.getByRole('button', { name: '내부 통제 강화' }))
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf('admin/operators/rules').map(({ body }) => body)).toEqual([
    {
      secondPerson: { 'limit-raise': { above: 0 }, 'money-by-hand': { above: 500_000 } },
      secondPersonHours: 24,
      reason: '내부 통제 강화',
    },
  ])
})

test('X2 cannot save an invalid IP address', async () => {
  logIn({ type: 1, role: 10 })
  const user = draw(<HouseAddressesDialog rules={rules} onClose={vi.fn()} />)
  await user.type(screen.getByLabelText('아이피 또는 대역 (한 줄에 하나)'), '203.0.113.0/24, 사무실')
  await user.click(screen.getByRole('button', { name: '보안 강화' }))
  expect(screen.getByRole('button', { name: '저장' }).hasAttribute('disabled')).toBe(true)
})
