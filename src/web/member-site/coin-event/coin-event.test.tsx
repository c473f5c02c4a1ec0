import { webcrypto } from 'node:crypto'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { answer, callsOf, draw, find, findAll, useDrawing } from '#tests/support/components/drawn.tsx'
import { Page } from './coin-event-page.tsx'
import { VerifyDialog } from './verify-dialog.tsx'
import { reckonDraw } from './verify-draw.ts'

useDrawing()
beforeAll(() => {
  if (!globalThis.crypto?.subtle) vi.stubGlobal('crypto', webcrypto)
})

/** The worked example of docs/coin-draw.md. */
const end = '2b92fba9020a107d058c25fab3ea81c5b1ee7a1e0f5b3408c10667b447a2ef60'
const seed = '75467f59941d062827e6442181819c5a1725cc4e83b71f8ae7ec184d569bc8b2'
const table = {
  version: 1,
  cost: 1,
  dailyLimit: 10,
  prizes: [
    { weight: 500, points: 1_000, coins: 0 },
    { weight: 2_500, points: 0, coins: 2 },
    { weight: 7_000, points: 0, coins: 0 },
  ],
}
const drawn = {
  id: '01932f2a-0000-7000-8000-000000000001',
  drawnAt: '2026-11-21 12:00:00',
  chainEnd: end,
  counter: 1,
  commitment: end,
  seed,
  word: '행운',
  number: 814,
  version: 1,
  place: 2,
  cost: 1,
  points: 0,
  coins: 2,
}
const event = {
  open: true,
  coins: 3,
  drawsToday: 0,
  table,
  newestVersion: 1,
  chain: { end, links: 1_000, committedAt: '2026-11-21 11:00:00' },
  next: { counter: 1, commitment: end },
}

test('EVENT-003 recomputes the worked example in the browser', async () => {
  expect(await reckonDraw({ seed, word: '행운', counter: 1 })).toEqual({
    commitment: end,
    chainEnd: end,
    block: '525a788e748579642d183aa11a6a6585f6ede6ba10445024138ed826fa8318aa',
    number: 814,
  })
  expect(await reckonDraw({ seed: 'no seed', word: '행운', counter: 1 })).toBeUndefined()
})

test('EVENT-003 verifies every step of a draw and fails for another word', async () => {
  const user = draw(<VerifyDialog draw={drawn} table={table} onClose={vi.fn()} />)
  await waitFor(() => expect(findAll('[data-agrees=true]')).toHaveLength(4))
  await user.type(screen.getByLabelText('내 단어'), '!')
  await waitFor(() => expect(findAll('[data-agrees=false]').length).toBeGreaterThan(0))
})

test('EVENT-003 shows the chances as percentages and fractions, with the average prize', async () => {
  answer({ 'coin-event': event, 'coin-event/draws': { draws: [], tables: [], pageCount: 0, totalCount: 0 } })
  draw(<Page />)
  expect(await screen.findByText('5.00%')).toBeTruthy()
  expect(screen.getByText('1/20')).toBeTruthy()
  expect(screen.getByText('100.00%')).toBeTruthy()
  expect(screen.getByText(/평균 50P, 코인 0.5개/)).toBeTruthy()
})

test('EVENT-003 sends the commitment with the word and shows the result with its check', async () => {
  answer({
    'coin-event': event,
    'coin-event/draws': {
      draw: drawn,
      table,
      next: null,
      draws: [],
      tables: [],
      pageCount: 0,
      totalCount: 0,
    },
  })
  const user = draw(<Page />)
  const word = await screen.findByLabelText('내 단어')
  await user.clear(word)
  await user.type(word, '행운')
  await user.click(screen.getByRole('button', { name: '코인 1개로 추첨하기' }))
  await waitFor(() => expect(find('[data-scene=drawn]')).toBeTruthy())
  expect(callsOf('coin-event/draws').find(({ body }) => body !== undefined)?.body).toMatchObject({
    counter: 1,
    commitment: end,
    word: '행운',
    key: expect.any(String),
  })
  expect(screen.getByRole('button', { name: '이 회차 검증' })).toBeTruthy()
})

test('says where coins come from when there are none', async () => {
  const draws = { draws: [], tables: [], pageCount: 0, totalCount: 0 }
  answer({ 'coin-event': { ...event, coins: 0 }, 'coin-event/draws': draws })
  draw(<Page />)
  expect(await screen.findByText(/코인이 부족합니다/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '코인 1개로 추첨하기' }).disabled).toBe(true)
})
