import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ListedBet } from '#contract/back-office/bet-desk.ts'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { CancelManyDialog } from './cancel-many-dialog.tsx'
import { LeftDialog } from './left-dialog.tsx'

useDrawing()

const [free, late] = ['019aa000-1111-7222-8333-444455556666', '019aa000-1111-7222-8333-444455557777']

const listed = (id: string): ListedBet => ({
  id,
  memberId: 7,
  userId: 'demo',
  nickname: '데모',
  gameType: 1,
  gameDetailType: 4,
  betStyle: 'KR',
  status: 0,
  legCount: 1,
  amounts: 30_000,
  totalRatio: 1.9,
  winnings: 57_000,
  payout: null,
  createdAt: '2026-11-21 11:40:00',
  late: false,
  large: false,
  firstPick: null,
})

test('BETFLOW-028 B14 previews the refunds and refused bets, and cancels exactly the previewed bets', async () => {
  answer({
    'admin/bets/cancel/preview': {
      bets: [
        { bet: listed(free), left: null },
        { bet: listed(late), left: '결과가 나온 경기가 있어 취소할 수 없는 베팅입니다.' },
      ],
      members: [
        {
          memberId: 7,
          userId: 'demo',
          nickname: '데모',
          bets: 1,
          stakes: 30_000,
          emoney: 10_000,
          emoneyAfter: 40_000,
        },
      ],
      count: 1,
      stakes: 30_000,
      found: 2,
    },
    'admin/bets/cancel': {
      cancelled: [],
      stakes: 0,
      left: [{ betId: free, text: '취소할 수 없는 베팅입니다.' }],
    },
  })
  logIn()
  const onDone = vi.fn()
  const user = draw(<CancelManyDialog asked={{ bets: [free, late] }} onDone={onDone} onClose={() => {}} />)
  const confirm = await screen.findByRole('button', { name: '베팅 1건 취소' })
  expect(screen.getByText('+30,000원')).toBeTruthy()
  expect(screen.getByText('결과가 나온 경기가 있어 취소할 수 없는 베팅입니다.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '배당 오류' }))
  await user.click(confirm)
  expect(callsOf('admin/bets/cancel').map(({ body }) => body)).toEqual([
    { bets: [{ betId: free, memberId: 7 }], reason: '배당 오류' },
  ])
  expect(onDone).toHaveBeenCalledOnce()
})

test('lists the bets that could not be cancelled, each with its reason', () => {
  draw(
    <LeftDialog
      done={{
        cancelled: [free],
        stakes: 30_000,
        left: [{ betId: late, text: '취소할 수 없는 베팅입니다.' }],
      }}
      onClose={() => {}}
    />,
  )
  expect(screen.getByText(/1건을 취소하고 30,000원을 환불했습니다\. 1건은/)).toBeTruthy()
  expect(screen.getByText('취소할 수 없는 베팅입니다.')).toBeTruthy()
})
