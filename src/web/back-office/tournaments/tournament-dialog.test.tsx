import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { TournamentDialog } from './tournament-dialog.tsx'

useDrawing()

test('CASINO-009 sends a complete tournament with a reason, each prize line continuing after the previous one', async () => {
  answer({ 'admin/tournaments': {} })
  logIn({ type: 1, role: 10 })
  const onClose = vi.fn()
  const user = draw(<TournamentDialog onClose={onClose} />)
  await user.type(screen.getByLabelText('제목'), '주말 토너먼트')
  await user.type(screen.getByLabelText('시작'), '2026-11-28T00:00')
  await user.type(screen.getByLabelText('종료'), '2026-11-27T00:00')
  await user.click(screen.getByRole('button', { name: '이벤트 시작' }))
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '저장' })
  expect(save.disabled).toBe(true)
  expect(screen.getByText('종료는 시작보다 뒤, 92일 안이어야 합니다.')).toBeTruthy()
  await user.clear(screen.getByLabelText('종료'))
  await user.type(screen.getByLabelText('종료'), '2026-11-30T00:00')
  for (const place of [4, 3]) await user.click(screen.getByRole('button', { name: `${place}번째 상금 삭제` }))
  const second = screen.getByLabelText('2위부터 몇 위까지')
  await user.clear(second)
  await user.type(second, '5')
  expect(screen.getByText('총상금 170,000P')).toBeTruthy()
  await user.click(save)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf('admin/tournaments')[0]?.body).toEqual({
    product: 'sports',
    title: '주말 토너먼트',
    rule: 'net',
    stakeMin: 1_000,
    startsAt: '2026-11-28 00:00:00',
    endsAt: '2026-11-30 00:00:00',
    prizes: [
      { from: 1, to: 1, points: 50_000 },
      { from: 2, to: 5, points: 30_000 },
    ],
    reason: '이벤트 시작',
    key: expect.any(String),
  })
})
