import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, drawPage, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { Page } from './streams-page.tsx'

useDrawing()

const ids = ['7f1de2c1-54a2-4f6b-9a7a-2f0c6a3a0001', '7f1de2c1-54a2-4f6b-9a7a-2f0c6a3a0002'] as const
const stream = (index: 0 | 1, part: object = {}) => ({
  id: ids[index],
  title: `${index + 1}번 영상`,
  address: 'https://tv.example/embed/{fixtureId}',
  host: 'tv.example',
  shown: true,
  revision: 3,
  createdAt: '2026-11-21 11:00:00',
  ...part,
})
const list = (...streams: object[]) => ({ streams, pageCount: 1, totalCount: streams.length })

test('ROUTE-013 hides a stream with a reason, under its revision', async () => {
  answer({
    'admin/streams': list(stream(0), stream(1, { shown: false })),
    [`admin/streams/${ids[0]}`]: stream(0),
  })
  logIn({ type: 1, role: 10 })
  const user = drawPage(Page)
  await screen.findByText('켜짐')
  screen.getByText('꺼짐')
  await user.click(screen.getByRole('button', { name: '1번 영상 끄기' }))
  await user.click(screen.getByRole('button', { name: '장애 대응' }))
  await user.click(screen.getByRole('button', { name: '끄기' }))
  await waitFor(() => expect(callsOf(`admin/streams/${ids[0]}`)).toHaveLength(1))
  expect(callsOf(`admin/streams/${ids[0]}`)[0]?.body).toEqual({
    title: '1번 영상',
    address: 'https://tv.example/embed/{fixtureId}',
    shown: false,
    revision: 3,
    reason: '장애 대응',
  })
})

test('shows read-only operators the streams without buttons', async () => {
  answer({ 'admin/streams': list(stream(0)) })
  logIn({ type: 1, role: 1 })
  drawPage(Page)
  await screen.findByText('tv.example')
  expect(screen.queryByRole('button')).toBeNull()
})
