import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, drawPage, findAll, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { clearSlip, useSlip } from '#web/sport/cart/slip-store.ts'
import { Page } from './cross-page.tsx'

useDrawing()
afterEach(() => {
  clearSlip()
  useSlip.setState({ page: undefined })
})

test('shows the server’s text when the list fails, and offers a retry', async () => {
  const failure = new Response('점검중 입니다.', { status: 503, headers: { 'content-type': 'text/plain' } })
  answer({ 'sports-prematch/event': failure, 'sports-prematch/sports': [] })
  logIn()
  const user = drawPage(Page, '/korea/cross')
  await screen.findByText('점검중 입니다.')
  answer({ 'sports-prematch/event': { games: [], page: 1, pageCount: 0, totalCount: 0 } })
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  await screen.findByText('등록된 경기가 없습니다.')
  expect(findAll('[role=alert]')).toEqual([])
})
