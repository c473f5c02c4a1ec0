import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  aMember,
  answer,
  button,
  callsOf,
  draw,
  find,
  findAll,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import { sessionStore } from '#web/client/session/session-store.ts'
import { Page } from './operator-login-page.tsx'

useDrawing()

const STAFF = 'setting/staffLogins'
const LOGIN = 'member/login'

test('MAINT-005 lists the play logins of operators and partners and fills the form by a press', async () => {
  const logins = [
    { userId: 'trader', password: 'play-1234', note: '트레이더' },
    { userId: 'manager', password: 'play-1234', note: '총판' },
  ]
  answer({ [STAFF]: logins, [LOGIN]: { token: 'new', user: aMember({ type: 1 }), logoutMin: 60 } })
  const user = draw(<Page />)
  await screen.findByRole('button', { name: /trader/ })
  expect(findAll('[data-play-logins] button').map(wordsOf)).toEqual(['trader트레이더', 'manager총판'])
  await user.click(button(/trader/))
  await user.click(button('로그인'))
  await waitFor(() => expect(sessionStore.current()?.token).toBe('new'))
  expect(callsOf(LOGIN).map(({ body }) => body)).toEqual([{ userId: 'trader', password: 'play-1234' }])
})

test.each([
  ['a site without play data', []],
  ['an unreachable server', new Error('offline')],
])('%s shows the login form without play logins', async (_, logins) => {
  answer({ [STAFF]: logins })
  draw(<Page />)
  await screen.findByLabelText('아이디')
  expect(find('[data-play-logins]')).toBeNull()
})
