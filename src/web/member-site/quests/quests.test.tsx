import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, draw, findAll, useDrawing } from '#tests/support/components/drawn.tsx'
import { useToasts } from '#web/kit/overlays/toasts.ts'
import { Page } from './quests-page.tsx'

useDrawing()

const usual = { foldsMin: null, gameType: null, target: 1, coins: 0 } as const
const day = {
  day: '2026-11-21',
  until: '2026-11-21 23:59:59',
  coins: 2,
  bonus: { points: 1_000, state: 'open' },
  quests: [
    { ...usual, id: 1, title: '로그인', kind: 'login', points: 100, progress: 1, state: 'claimed' },
    {
      ...usual,
      id: 2,
      title: '베팅 3회',
      kind: 'bet-count',
      gameType: 1,
      target: 3,
      points: 300,
      coins: 1,
      progress: 3,
      state: 'done',
    },
    {
      ...usual,
      id: 3,
      title: '5만원',
      kind: 'bet-stakes',
      gameType: 1,
      target: 50_000,
      points: 500,
      progress: 20_000,
      state: 'open',
    },
  ],
}

test('EVENT-006 draws each quest with its progress and state', async () => {
  answer({ quests: day })
  draw(<Page />)
  const meter = await screen.findByRole('progressbar', { name: '5만원 진행도' })
  expect(meter.getAttribute('aria-valuetext')).toBe('20,000 / 50,000원')
  expect(findAll('[data-quest]').map(one => one.getAttribute('data-state'))).toEqual([
    'claimed',
    'done',
    'open',
  ])
  expect(screen.getAllByRole('button', { name: /보상받기/ })).toHaveLength(1)
  expect(screen.getByText('수령완료')).toBeTruthy()
  expect(screen.getByRole('link', { name: '5만원 하러 가기' }).getAttribute('href')).toBe('/korea/cross')
})

test('EVENT-007 claims the reward of a finished quest by a press', async () => {
  answer({ quests: day, 'quests/2/claim': { points: 300, coins: 1 } })
  const user = draw(<Page />)
  await user.click(await screen.findByRole('button', { name: '베팅 3회 보상받기' }))
  await waitFor(() =>
    expect(useToasts.getState().toasts.at(-1)?.text).toBe('300P와 코인 1개가 지급되었습니다.'),
  )
  expect(callsOf('quests/2/claim')).toHaveLength(1)
})

test('EVENT-006 says when a day has no quests', async () => {
  answer({ quests: { ...day, quests: [], bonus: null } })
  draw(<Page />)
  expect(await screen.findByText('오늘 진행 중인 퀘스트가 없습니다.')).toBeTruthy()
})
