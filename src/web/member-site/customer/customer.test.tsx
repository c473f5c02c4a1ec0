import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { ReplyForm } from './reply-form.tsx'
import { StateBadge } from './state-badge.tsx'

useDrawing()

test('BOARD-005 the state of a question is told in words', () => {
  draw(<StateBadge state="done" />)
  expect(screen.getByText('답변완료')).toBeTruthy()
})

test('BOARD-005 more is said to an open question under a key of its own', async () => {
  answer({ 'customer/5/reply': { id: 5 } })
  logIn()
  const user = draw(<ReplyForm questionId={5} />)
  await user.type(screen.getByRole('textbox'), '하나 더')
  await user.click(screen.getByRole('button', { name: '보내기' }))
  await waitFor(() => expect(callsOf('customer/5/reply')).toHaveLength(1))
  expect(callsOf('customer/5/reply')[0]?.body).toMatchObject({ contents: '하나 더', key: expect.any(String) })
})
