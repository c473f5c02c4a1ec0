import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { FriendRuleForm } from './friend-rule-form.tsx'
import { TreeBelow } from './tree-below.tsx'

useDrawing()

const rule = { on: true, base: 'lost', firstRate: 100, secondRate: 50 } as const

test('handbook 5.6 8.2 saves a rate with a reason and refuses more than three percent', async () => {
  answer({ 'admin/friends/rule': { ...rule, firstRate: 250 } })
  logIn({ type: 1, role: 10 })
  const user = draw(<FriendRuleForm rule={rule} />)
  const first = screen.getByLabelText('1대 (%)')
  expect(screen.queryByRole('button', { name: '저장' })).toBeNull()
  await user.clear(first)
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '저장' })
  await user.click(screen.getByRole('button', { name: '이벤트 기간' }))
  expect(save.disabled).toBe(true)
  await user.type(first, '4')
  expect(screen.getByText(/0부터 3까지/)).toBeTruthy()
  expect(save.disabled).toBe(true)
  await user.clear(first)
  await user.type(first, '2.5')
  await user.click(save)
  await waitFor(() => expect(callsOf('admin/friends/rule')).toHaveLength(1))
  expect(callsOf('admin/friends/rule')[0]?.body).toEqual({
    rule: { ...rule, firstRate: 250 },
    reason: '이벤트 기간',
  })
})

test('handbook 5.11 shows two generations and the number of further members', () => {
  const member = (id: number) =>
    ({ id, userId: `u${id}`, nickname: '회원', status: 'active', joinedOn: '2026-11-20' }) as const
  const friends = [{ ...member(3), points: 50 }]
  draw(<TreeBelow below={[{ ...member(2), points: 100, friendsCount: 3, friends }]} />)
  expect(screen.getByRole('link', { name: 'u2' }).getAttribute('href')).toBe('/admin/friends/2')
  expect(screen.getByRole('list', { name: 'u2의 친구' }).textContent).toContain('외 2명')
})
