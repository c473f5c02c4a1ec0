import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, callsOf, draw, drawPage, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { RateDialog } from './rate-dialog.tsx'
import { Page } from './rates-page.tsx'
import { RemoveRateDialog } from './remove-rate-dialog.tsx'

useDrawing()

const rate = {
  id: 4,
  sportId: 6046,
  sportName: '축구',
  leagueId: 67,
  leagueName: '프리미어리그',
  marketId: 1,
  marketName: '승무패',
  payoutRate: 92.5,
  operator: 'admin',
  setAt: '2026-11-21 11:40:00',
}
const listed = (rates: readonly object[]) => ({ rates, pageCount: 1, totalCount: rates.length })

test('handbook 6.3 lists payout rates with their scope, without buttons for read-only operators', async () => {
  answer({ 'admin/payout-rates': listed([rate]) })
  logIn({ type: 1, role: 1 })
  drawPage(Page)
  for (const text of ['축구 · 프리미어리그', '승무패', '92.50%']) await screen.findByText(text)
  expect(screen.queryByRole('button', { name: /환수율/ })).toBeNull()
})

test('handbook 6.3 says that feed odds apply when no rate is set', async () => {
  answer({ 'admin/payout-rates': listed([]) })
  logIn({ type: 1, role: 10 })
  drawPage(Page)
  await screen.findByText('설정한 환수율이 없습니다. 모든 경기를 피드 배당으로 제공합니다.')
})

test('handbook 6.3 requires a scope, a valid rate and a reason for a new rate', async () => {
  answer({
    'admin/names': { names: [], pageCount: 0, totalCount: 0, missingCount: 0 },
    'admin/payout-rates': { repriced: 3 },
  })
  logIn({ type: 1, role: 10 })
  const onClose = vi.fn()
  const user = draw(<RateDialog onClose={onClose} />)
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: '저장' })
  await user.click(screen.getByRole('button', { name: '마진 조정' }))
  await user.type(screen.getByLabelText('환수율 (%)'), '101')
  await screen.findByText('50에서 100 사이의 숫자를 소수점 둘째 자리까지 입력해 주세요.')
  await user.clear(screen.getByLabelText('환수율 (%)'))
  await user.type(screen.getByLabelText('환수율 (%)'), '92.5')
  expect(save().disabled).toBe(true)
  await user.selectOptions(screen.getByLabelText('종목'), '축구')
  await user.selectOptions(screen.getByLabelText('마켓'), '승무패')
  await user.click(save())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf('admin/payout-rates').flatMap(({ body }) => body ?? [])).toEqual([
    { sportId: 6046, leagueId: null, marketId: 1, payoutRate: '92.5', reason: '마진 조정' },
  ])
})

test('handbook 6.3 changes a rate only to a different value, with a fixed scope', async () => {
  answer({ 'admin/payout-rates': { repriced: 0 } })
  logIn({ type: 1, role: 10 })
  const user = draw(<RateDialog rate={rate} onClose={vi.fn()} />)
  await user.click(screen.getByRole('button', { name: '마진 조정' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '저장' }).disabled).toBe(true)
  expect(screen.queryByLabelText('종목')).toBeNull()
})

test('handbook 6.3 removes a rate by the scope it was set for', async () => {
  answer({ 'admin/payout-rates': { repriced: 2 } })
  logIn({ type: 1, role: 10 })
  const onClose = vi.fn()
  const user = draw(<RemoveRateDialog rate={rate} onClose={onClose} />)
  expect(screen.getByRole('dialog').textContent).toContain('축구 · 프리미어리그 · 승무패 · 92.50%')
  await user.click(screen.getByRole('button', { name: '이벤트' }))
  await user.click(screen.getByRole('button', { name: '해제' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf('admin/payout-rates').flatMap(({ body }) => body ?? [])).toEqual([
    { sportId: 6046, leagueId: 67, marketId: 1, payoutRate: null, reason: '이벤트' },
  ])
})
