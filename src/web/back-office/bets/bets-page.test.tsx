import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  answer,
  button,
  callsOf,
  drawPage,
  logIn,
  NOON,
  useDrawing,
} from '#tests/support/components/drawn.tsx'
import { Page } from './bets-page.tsx'

useDrawing()

const NEWEST = '019aa000-1111-7222-8333-444455556666'

test('announces new bets above the list and reads the list again on request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON })
  answer({
    'admin/bets': { bets: [], totalCount: 0, pageCount: 1, bound: null, newestId: NEWEST },
    'admin/new-bets': { count: 0 },
  })
  logIn({ type: 1, role: 10 })
  const user = drawPage(Page, '/?match=울산')
  await waitFor(() => expect(callsOf('admin/new-bets')).toHaveLength(1))
  expect(Object.fromEntries(callsOf('admin/new-bets')[0]?.query ?? [])).toMatchObject({
    match: '울산',
    after: NEWEST,
  })
  expect(screen.queryByRole('button', { name: /^새 베팅/ })).toBeNull()
  answer({ 'admin/new-bets': { count: 1 } })
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  await screen.findByRole('button', { name: '새 베팅 1건 보기' })
  const before = callsOf('admin/bets').length
  await user.click(button('새 베팅 1건 보기'))
  await waitFor(() => expect(callsOf('admin/bets').length).toBeGreaterThan(before))
})
