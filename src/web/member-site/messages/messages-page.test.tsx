import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, drawPage, findAll, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { Page } from './messages-page.tsx'

useDrawing()

const nothing = { messages: [], page: 1, pageCount: 0, totalCount: 0 }

test('ROUTE-006 shows the server’s text after a failure, offers a retry, and says that the inbox is empty', async () => {
  const failure = '잠시 후 다시 시도해 주세요.'
  answer({ message: new Response(failure, { status: 503, headers: { 'content-type': 'text/plain' } }) })
  logIn()
  const user = drawPage(Page, '/message')
  await screen.findByText(failure)
  expect(screen.queryByText('받은 쪽지가 없습니다.')).toBeNull()
  answer({ message: nothing })
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  await screen.findByText('받은 쪽지가 없습니다.')
  expect(findAll('[role=alert]')).toEqual([])
})
