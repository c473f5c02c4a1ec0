import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, drawPage, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { Page } from './pictures-page.tsx'

useDrawing()

const nameOf = (sign: string) => `${sign.repeat(40)}.webp`
const picture = (sign: string, part: object = {}) => ({
  name: nameOf(sign),
  title: `그림 ${sign}`,
  width: 1_600,
  height: 800,
  frames: 1,
  bytes: 123_456,
  operator: 'admin',
  createdAt: '2026-11-21 11:00:00',
  uses: [],
  ...part,
})
const list = (...pictures: object[]) => ({ pictures, pageCount: 1, totalCount: pictures.length })

test('API-002 deletes an unused picture with a reason, and shows where a used one is in use', async () => {
  answer({
    'admin/pictures': list(picture('a', { uses: ['popup:3', 'messenger:0'] }), picture('b')),
    [`admin/pictures/${nameOf('b')}/delete`]: { name: nameOf('b') },
  })
  logIn({ type: 1, role: 10 })
  const user = drawPage(Page)
  const [, used, unused] = await screen.findAllByRole('row')
  expect(used?.textContent).toContain('팝업 3')
  expect(used?.textContent).toContain('메신저 0')
  expect(used?.textContent).toContain('1,600 × 800')
  expect(used?.textContent).toContain('121 KB')
  expect(unused?.textContent).toContain('미사용')
  expect(screen.queryByRole('button', { name: '그림 a 삭제' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '그림 b 삭제' }))
  await user.click(screen.getByRole('button', { name: '쓰지 않음' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '삭제' }))
  await waitFor(() => expect(callsOf(`admin/pictures/${nameOf('b')}/delete`)).toHaveLength(1))
})

test('offers read-only operators no upload and no deletion', async () => {
  answer({ 'admin/pictures': list(picture('b')) })
  logIn({ type: 1, role: 1 })
  drawPage(Page)
  await screen.findByText('그림 b')
  expect(screen.queryByRole('button', { name: /올리기|삭제/ })).toBeNull()
})
