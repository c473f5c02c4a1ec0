import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { Page } from './messengers-page.tsx'

useDrawing()

const contact = (position: 0 | 1, part: object = {}) => ({
  position,
  useFlag: 1,
  url: '',
  messengerId: 'hanpan_demo',
  imgPath: 'messenger-telegram.svg',
  ...part,
})

test('LAYOUT-012 FIELD-018 changes a contact with a reason and refuses an invalid address', async () => {
  answer({
    'admin/messengers': [contact(0), contact(1, { useFlag: 0 })],
    'admin/messengers/0': contact(0),
  })
  logIn({ type: 1, role: 10 })
  const user = draw(<Page />)
  await user.click(await screen.findByRole('button', { name: '텔레그램 수정' }))
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: '저장' })
  await user.click(screen.getByRole('button', { name: '연락처 변경' }))
  await user.type(screen.getByLabelText('링크'), '//evil')
  expect(save().disabled).toBe(true)
  await user.clear(screen.getByLabelText('링크'))
  await user.type(screen.getByLabelText('링크'), '/message')
  await user.click(save())
  await waitFor(() => expect(callsOf('admin/messengers/0')).toHaveLength(1))
  expect(callsOf('admin/messengers/0')[0]?.body).toEqual({
    useFlag: 1,
    url: '/message',
    messengerId: 'hanpan_demo',
    reason: '연락처 변경',
  })
})

test('shows read-only operators the contacts without buttons', async () => {
  answer({ 'admin/messengers': [contact(0), contact(1)] })
  logIn({ type: 1, role: 1 })
  draw(<Page />)
  await screen.findByText('텔레그램')
  expect(screen.queryByRole('button')).toBeNull()
})
