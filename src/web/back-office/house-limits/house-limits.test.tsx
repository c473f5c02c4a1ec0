import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { HouseLimitOutput } from '#contract/back-office/terms/house-limits.ts'
import { answer, callsOf, draw, drawPage, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { HouseLimitDialog } from './house-limit-dialog.tsx'
import { Page } from './house-limits-page.tsx'
import { LimitList } from './limit-list.tsx'

useDrawing()

const NONE = { stakeMax: null, payoutMax: null, memberStakeMax: null, openPayoutMax: null }
const NOWHERE = { sportId: null, leagueId: null, fixtureId: null, marketId: null, level: null }

const ofMatch: HouseLimitOutput = {
  id: 3,
  place: { ...NOWHERE, scope: 'fixture', fixtureId: 12, marketId: 3 },
  sportName: '축구',
  leagueName: 'K리그1',
  match: '울산 VS 서울',
  startdate: '2026-11-21 19:00:00',
  marketNameKorean: '핸디캡',
  amounts: { ...NONE, stakeMax: 300_000 },
  operator: 'trader',
  changedAt: '2026-11-21 11:00:00',
  revision: 2,
}
const ofDay: HouseLimitOutput = {
  ...ofMatch,
  id: 4,
  place: { ...NOWHERE, scope: 'day', level: 1 },
  sportName: null,
  leagueName: null,
  match: null,
  startdate: null,
  marketNameKorean: null,
  amounts: { ...NONE, memberStakeMax: 5_000_000 },
}

const list = (onEdit = vi.fn(), onRemove = vi.fn()) =>
  draw(<LimitList limits={[ofMatch, ofDay]} onEdit={onEdit} onRemove={onRemove} />)

test('B11 shows the scope and amounts of each limit, without buttons for read-only operators', () => {
  logIn({ type: 1, role: 1 })
  list()
  for (const text of [
    '울산 VS 서울',
    '핸디캡',
    '11-21 19:00 · K리그1',
    '300,000원',
    'LV.1 회원',
    '5,000,000원',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: '울산 VS 서울' }).getAttribute('href')).toBe('/admin/trading/12')
  expect(screen.queryByRole('button')).toBeNull()
})

test('B11 passes the clicked limit to the change and remove buttons', async () => {
  logIn({ type: 1, role: 10 })
  const [onEdit, onRemove] = [vi.fn(), vi.fn()]
  const user = list(onEdit, onRemove)
  await user.click(screen.getByRole('button', { name: '울산 VS 서울 한도 변경' }))
  await user.click(screen.getByRole('button', { name: 'LV.1 회원 한도 해제' }))
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(ofMatch)
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(ofDay)
})

test('B11 changes a limit under its revision and validates it before sending', async () => {
  answer({ 'admin/house-limits': ofMatch })
  logIn({ type: 1, role: 10 })
  const onClose = vi.fn()
  const user = draw(<HouseLimitDialog limit={ofMatch} onClose={onClose} />)
  const stake = screen.getByLabelText('최대 베팅금 (원)')
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '저장' })
  await user.click(screen.getByRole('button', { name: '위험 관리' }))
  expect(save.disabled).toBe(true)
  await user.clear(stake)
  await user.type(stake, '4000')
  expect(screen.getByText(/5,000원 이상이어야 합니다/)).toBeTruthy()
  expect(save.disabled).toBe(true)
  await user.clear(stake)
  await user.type(stake, '200000')
  await user.type(screen.getByLabelText('하우스 최대 지급 (원)'), '9000000')
  await user.click(save)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf('admin/house-limits').map(({ body }) => body)).toEqual([
    {
      place: { scope: 'fixture', fixtureId: 12, marketId: 3 },
      amounts: { ...NONE, stakeMax: 200_000, openPayoutMax: 9_000_000 },
      revision: 2,
      reason: '위험 관리',
    },
  ])
})

test('B11 asks for one amount and a level only, for a new daily limit', async () => {
  answer({ 'admin/house-limits': ofDay })
  logIn({ type: 1, role: 10 })
  const user = draw(<HouseLimitDialog fixtureId="12" onClose={vi.fn()} />)
  expect(screen.getByLabelText<HTMLInputElement>('경기 번호').value).toBe('12')
  await user.selectOptions(screen.getByLabelText('대상'), 'day')
  await user.selectOptions(screen.getByLabelText('레벨'), '1')
  expect(screen.queryByLabelText('최대 베팅금 (원)')).toBeNull()
  await user.type(screen.getByLabelText('회원 베팅 합계 (원)'), '5000000')
  await user.click(screen.getByRole('button', { name: '한도 조정' }))
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() => expect(callsOf('admin/house-limits')).toHaveLength(1))
  expect(callsOf('admin/house-limits')[0]?.body).toMatchObject({
    place: { scope: 'day', level: 1 },
    amounts: { ...NONE, memberStakeMax: 5_000_000 },
    revision: 0,
  })
})

test('B11 says that only level limits apply when there are no other limits', async () => {
  answer({ 'admin/house-limits': { limits: [], pageCount: 0, totalCount: 0 } })
  logIn({ type: 1, role: 10 })
  drawPage(Page)
  expect(await screen.findByText('등록된 베팅 한도가 없습니다. 레벨별 한도만 적용됩니다.')).toBeTruthy()
})
