import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, drawPage, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { Page } from './logins-page.tsx'

useDrawing()

const lock = {
  ...{ id: 1, kind: 'pair', kindText: '아이디·아이피', name: 'demo36', address: '203.0.113.77' },
  ...{ failures: 5, lastAt: '2026-11-21 11:58:00', until: '2026-11-21 12:13:00' },
}

/** 10 may change everything, other roles only read. */
test.each([
  [10, 1],
  [1, 0],
])('shows an operator of role %i a lock with %i buttons that lift it', async (role, buttons) => {
  answer({ 'admin/logins/locks': { locks: [lock], totalCount: 1, pageCount: 1 } })
  logIn({ type: 1, role })
  drawPage(Page, '/?view=locks')
  await screen.findAllByText(/demo36/)
  expect(screen.queryAllByRole('button', { name: 'demo36 · 203.0.113.77 잠금 해제' })).toHaveLength(buttons)
})
