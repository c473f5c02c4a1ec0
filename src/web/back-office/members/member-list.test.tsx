import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DeskMember, DeskMemberView } from '#contract/back-office/member-desk.ts'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { MemberActs } from './member-acts.tsx'
import { MemberList, memberColumns } from './member-list.tsx'
import { MoveDialog } from './move-dialog.tsx'

useDrawing()

const member: DeskMember = {
  id: 7,
  userId: 'sunny',
  nickname: '햇살',
  kind: 'member',
  status: 'active',
  level: 3,
  tendency: 0,
  wallet: 1_250_000,
  points: 700,
  joinedAt: '2026-11-20 09:00:00',
  lastLoginAt: '2026-11-21 11:40:00',
  isOnline: true,
}

const { lastLoginAt: _, ...shown } = member
const used = { staked: 0, returned: 0 }
const view: DeskMemberView = {
  ...shown,
  role: 0,
  recommenderCode: 'ABC123',
  recommender: null,
  friends: 0,
  activatedAt: '2026-11-20 09:10:00',
  hasSecondFactor: false,
  hasExchangePassword: false,
  hasPhone: true,
  hasBirthDate: true,
  coins: 0,
  held: 0,
  debt: 0,
  pointsDebt: 0,
  lastLogin: null,
  use: { day: used, week: used, month: used },
  bans: [],
  openBets: { count: 0, staked: 0, winnings: 0 },
}

test('shows name, level, state and balances of a member and links to the member page', async () => {
  logIn({ type: 1, role: 10 })
  draw(<MemberList members={[member]} columns={memberColumns} />)
  const link = await screen.findByRole('link', { name: '햇살 (sunny)' })
  expect(link.getAttribute('href')).toBe('/admin/members/7')
  for (const text of ['LV.3', '정상', '접속중', '1,250,000원', '700P', '11-21 11:40'])
    expect(screen.getByText(text)).toBeTruthy()
})

test('offers no actions to a read-only operator', async () => {
  logIn({ type: 1, role: 1 })
  draw(<MemberActs member={view} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('offers an operator the actions that apply to the member', async () => {
  logIn({ type: 1, role: 10 })
  draw(<MemberActs member={view} />)
  await screen.findByRole('button', { name: '강제 로그아웃' })
  expect(screen.queryByRole('button', { name: '2단계 인증 초기화' })).toBeNull()
  expect(screen.getByRole('button', { name: '이용정지' })).toBeTruthy()
})

test('moves money with a reason and refuses to debit more than the balance', async () => {
  answer({ 'admin/members/7/money': { balance: 1_255_000 } })
  logIn({ type: 1, role: 10 })
  const onClose = vi.fn()
  const user = draw(<MoveDialog member={view} onClose={onClose} />)
  await user.type(screen.getByLabelText('금액 (원)'), '1250001')
  await user.selectOptions(screen.getByLabelText('종류'), '머니 회수')
  await user.click(screen.getByRole('button', { name: '착오 정정' }))
  expect(screen.getByText('보유한 것보다 많이 회수할 수 없습니다.')).toBeTruthy()
  expect(screen.getByRole('button', { name: '머니 회수' }).hasAttribute('disabled')).toBe(true)
  await user.selectOptions(screen.getByLabelText('종류'), '머니 지급')
  await user.clear(screen.getByLabelText('금액 (원)'))
  await user.type(screen.getByLabelText('금액 (원)'), '5000')
  await user.click(screen.getByRole('button', { name: '머니 지급' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf('admin/members/7/money').map(({ body }) => body)).toEqual([
    { purse: 'wallet', way: 'credit', amount: 5_000, key: expect.any(String), reason: '착오 정정' },
  ])
})
