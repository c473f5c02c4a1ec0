import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, drawPage, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { Page } from './changes-page.tsx'

useDrawing()

const member = { id: 7, userId: 'demo', nickname: '데모' }
const changes = [
  {
    key: 'act3',
    at: '2026-11-21 11:00:00',
    member,
    field: 'level',
    text: '회원 레벨 변경',
    by: 'operator',
    operator: 'support',
    reason: '이용 실적',
    act: 'change-member-level',
    before: { level: 1 },
    after: { level: 3 },
  },
  {
    key: 'own9',
    at: '2026-11-21 10:00:00',
    member,
    field: 'password',
    text: '비밀번호 변경',
    by: 'member',
    operator: null,
    reason: null,
    act: '',
    before: { password: '••••••••' },
    after: { password: '••••••••' },
  },
]

test('shows member, old and new value, operator and reason of a change, and masks secrets', async () => {
  answer({ 'admin/member-changes': { changes, pageCount: 1, totalCount: 2 } })
  logIn({ type: 1, role: 10 })
  drawPage(Page)
  const [, first, second] = within(await screen.findByRole('table')).getAllByRole('row')
  for (const word of ['데모 (demo)', '레벨', '1 → ', '3', 'support', '이용 실적'])
    expect(first?.textContent).toContain(word)
  expect(second?.textContent).toContain('비밀번호 •••••••• → ••••••••')
  expect(second?.textContent).toContain('회원')
})

test('keeps the filter in the address and sends it with the query', async () => {
  answer({ 'admin/member-changes': { changes: [], pageCount: 0, totalCount: 0 } })
  logIn({ type: 1, role: 10 })
  const user = drawPage(Page, '/?field=level&operator=supp')
  await screen.findByText('조건에 맞는 변경이력이 없습니다.')
  expect(screen.getByLabelText<HTMLSelectElement>('항목').value).toBe('level')
  expect(screen.getByLabelText<HTMLInputElement>('작업자').value).toBe('supp')
  await user.click(screen.getByRole('button', { name: '전체 보기' }))
  await screen.findByText('아직 변경이력이 없습니다.')
  expect(callsOf('admin/member-changes').length).toBeGreaterThan(1)
})
