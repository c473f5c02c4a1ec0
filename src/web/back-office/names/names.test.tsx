import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, drawPage, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { Page } from './names-page.tsx'

useDrawing()

const name = (id: number, part: object = {}) => ({
  id,
  sportId: 6046,
  sportName: '축구',
  place: '잉글랜드',
  name: `League ${id}`,
  koreanByFeed: `League ${id}`,
  koreanByAdmin: null,
  korean: `League ${id}`,
  missing: true,
  hidden: false,
  pinned: false,
  openGames: 4,
  ...part,
})
const listed = (...names: readonly object[]) => ({
  names,
  pageCount: 1,
  totalCount: names.length,
  missingCount: 2,
})

test('handbook 6.3 saves a name and moves to the next on Enter, and does not send an unchanged name', async () => {
  answer({
    'admin/names': listed(name(1), name(2)),
    'admin/names/league/1': { id: 1, korean: '가', hidden: false, pinned: false },
  })
  logIn({ type: 1, role: 10 })
  const user = drawPage(Page, '/?show=missing')
  await user.type(await screen.findByLabelText('League 1 한국어 이름'), '가{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('League 2 한국어 이름'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(callsOf('admin/names/league/1')).toHaveLength(1))
  expect(callsOf('admin/names/league/1')[0]?.body).toEqual({ nameKorean: '가', reason: '이름 번역' })
  expect(callsOf('admin/names/league/2')).toEqual([])
})

test('handbook 6.3 requires a reason and shows a refusal next to its name', async () => {
  answer({
    'admin/names': listed(name(1)),
    'admin/names/league/1': new Response('요청하신 정보를 찾을 수 없습니다.', {
      status: 404,
      headers: { 'x-refusal': 'NOT_FOUND' },
    }),
  })
  logIn({ type: 1, role: 10 })
  const user = drawPage(Page)
  const field = await screen.findByLabelText('League 1 한국어 이름')
  await user.clear(screen.getByLabelText('이름을 바꾸는 사유'))
  await user.type(field, '가{Enter}')
  expect(callsOf('admin/names/league/1')).toEqual([])
  await screen.findByText('사유를 먼저 입력해 주세요.')
  await user.type(screen.getByLabelText('이름을 바꾸는 사유'), '이름 번역')
  await user.type(field, '{Enter}')
  await screen.findByText('요청하신 정보를 찾을 수 없습니다.')
})

test('handbook 6.3 restores the feed’s name when the field is emptied', async () => {
  answer({
    'admin/names': listed(name(1, { koreanByAdmin: '가', korean: '가', missing: false })),
    'admin/names/league/1': { id: 1, korean: 'League 1', hidden: false, pinned: false },
  })
  logIn({ type: 1, role: 10 })
  const user = drawPage(Page)
  const field = await screen.findByLabelText('League 1 한국어 이름')
  await user.clear(field)
  await user.type(field, '{Enter}')
  await waitFor(() =>
    expect(callsOf('admin/names/league/1')[0]?.body).toEqual({ nameKorean: null, reason: '이름 번역' }),
  )
})

test('handbook 6.3 hides a league with a reason and explains the effect', async () => {
  answer({
    'admin/names': listed(name(1, { korean: '프리미어리그' })),
    'admin/names/league/1': { id: 1, korean: '프리미어리그', hidden: true, pinned: false },
  })
  logIn({ type: 1, role: 10 })
  const user = drawPage(Page)
  await user.click(await screen.findByRole('button', { name: '프리미어리그 숨김' }))
  expect(screen.getByRole('dialog').textContent).toContain('경기 4개가')
  await user.click(screen.getByRole('button', { name: '운영 정책' }))
  await user.click(screen.getByRole('button', { name: '숨김' }))
  await waitFor(() =>
    expect(callsOf('admin/names/league/1')[0]?.body).toEqual({ hidden: true, reason: '운영 정책' }),
  )
})

test('shows read-only operators names and states without buttons', async () => {
  answer({ 'admin/names': listed(name(1, { hidden: true, pinned: true })) })
  logIn({ type: 1, role: 1 })
  drawPage(Page)
  for (const text of ['숨김', '고정', '번역 없음'])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /숨김|노출|고정/ })).toBeNull()
  expect(screen.queryByLabelText('League 1 한국어 이름')).toBeNull()
})
