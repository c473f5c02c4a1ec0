import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { UserInfoDialog } from './user-info-dialog.tsx'

useDrawing()

test('FIELD-037 shows a member how long a login lasts', async () => {
  answer({ setting: { logoutMin: 60, autoLogoutMin: 30 } })
  logIn()
  draw(<UserInfoDialog />)
  const info = within(screen.getByRole('dialog', { name: '회원정보' }))
  await info.findByText('최대 60분')
  info.getByText('이용 없이 30분')
  expect(info.getByText(/까지$/).textContent).toBe('11-21 13:00까지')
})
