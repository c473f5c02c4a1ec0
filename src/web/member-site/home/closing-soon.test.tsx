import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, drawPage, findAll, logIn, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { ClosingSoon } from './closing-soon.tsx'
import { KickOffs } from './kick-offs.tsx'
import { Welcome } from './welcome.tsx'

vi.mock('#web/client/navigation/use-pages.ts', () => ({ useHasPage: () => () => true }))
useDrawing()

const gameAt = (fixtureId: number, start: string) => ({
  ...{ id: fixtureId, fixtureId, sport_id: 6046, sport_name: '축구', league_id: 1, status: 1 },
  ...{ league_name: 'K리그1', location_id: 1, location_name: '대한민국', location_code: 'kr' },
  ...{ home_participants_name: `홈${fixtureId}`, away_participants_name: `원정${fixtureId}` },
  ...{ startdate: `2026-11-21 ${start}:00`, date: `11-21 ${start}`, replayOf: null },
  ...{ markets: [], marketCount: 0 },
})

test('shows what closes within half an hour with the time left, and only the others in the list below', async () => {
  const games = [gameAt(1, '12:10'), gameAt(2, '12:31'), gameAt(3, '12:32')]
  answer({ 'sports-prematch/event': { games, page: 1, pageCount: 1, totalCount: 3 } })
  logIn()
  const pick = () => undefined
  drawPage(() => (
    <>
      <ClosingSoon onPick={pick} />
      <KickOffs onPick={pick} />
    </>
  ))
  const row = await screen.findByRole('list', { name: '마감 임박 경기 목록' })
  const cards = within(row).getAllByRole('article').map(wordsOf)
  expect(cards.map(words => words.match(/마감 \d\d:\d\d|홈\d/g))).toEqual([
    ['마감 09:00', '홈1'],
    ['마감 30:00', '홈2'],
  ])
  await waitFor(() =>
    expect(findAll('[data-kick-offs] li').map(({ dataset }) => dataset.fixture)).toEqual(['3']),
  )
})

test('greets on the first visit of home only', async () => {
  logIn()
  const first = drawPage(Welcome)
  await screen.findByText('한판에 오신 것을 환영합니다.')
  await first.click(screen.getByRole('button', { name: '안내 닫기' }))
  expect(screen.queryByText('한판에 오신 것을 환영합니다.')).toBeNull()
  expect(localStorage.getItem('welcomed')).toBe('1')
})
