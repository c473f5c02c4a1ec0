import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { BetPage } from '#domain/markets/bet-page.ts'
import { BASKETBALL, FOOTBALL } from '#domain/sports/sports.ts'
import {
  answer,
  callsOf,
  drawPage,
  findAll,
  logIn,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import { useSlip } from '#web/sport/cart/slip-store.ts'
import { MatchSearch } from './match-search.tsx'
import { forgetSearches, useRecentSearches } from './recent-searches.ts'

useDrawing()
afterEach(() => {
  forgetSearches()
  useSlip.setState({ page: undefined })
})

const game = (fixtureId: number, home: string, sport_id = FOOTBALL) => ({
  id: fixtureId,
  fixtureId,
  sport_id,
  sport_name: '축구',
  location_id: 1,
  location_name: '잉글랜드',
  location_code: 'gb-eng',
  league_id: 1,
  league_name: '프리미어리그',
  home_participants_name: home,
  away_participants_name: '아스널',
  startdate: '2026-11-21 20:00:00',
  date: '11-21 20:00',
  status: 1,
  replayOf: null,
  markets: [],
})

async function drawSearch(address = '/', page: BetPage = 'inplay') {
  useSlip.setState({ page })
  answer({ 'inplay/game': [game(1, '토트넘'), game(2, '토리노'), game(3, '토론토', BASKETBALL)] })
  logIn()
  const search = vi.fn()
  const user = drawPage(() => <MatchSearch label="경기 검색" onSearch={search} />, address)
  await screen.findByRole('searchbox')
  return { user, search }
}
const field = () => screen.getByRole('searchbox')
const hints = () => findAll('[data-hint]').map(wordsOf)

test('SIDEBAR-023 SIDEBAR-024 lists matches while typing, and searches the board only on Enter', async () => {
  const { user, search } = await drawSearch()
  await user.type(field(), 'ㅌ')
  await screen.findByText(/토트넘/)
  expect(hints()[0]).toContain('토트넘 vs 아스널')
  expect(hints().at(-1)).toBe('3경기 모두 보기')
  expect(search).not.toHaveBeenCalled()
  await user.type(field(), '{Enter}')
  expect(search).toHaveBeenCalledWith('ㅌ')
  expect(hints()).toEqual([])
})

test('selects a listed match by arrow and Enter, and closes the list by Escape', async () => {
  const { user, search } = await drawSearch()
  await user.type(field(), '토')
  await screen.findByText(/토트넘/)
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(search).toHaveBeenCalledWith('토리노')
  expect([hints(), document.activeElement]).toEqual([[], field()])
  for (const onTheWay of ['', '{ArrowDown}']) {
    await user.clear(field())
    await user.type(field(), '토')
    await screen.findByText(/토트넘/)
    await user.keyboard(`${onTheWay}{Escape}`)
    expect([hints(), document.activeElement]).toEqual([[], field()])
  }
})

test('keeps the focus in the field when a hint is pressed', async () => {
  const { user, search } = await drawSearch()
  await user.type(field(), '토')
  const hint = await screen.findByText(/토리노/)
  expect(fireEvent.mouseDown(hint)).toBe(false)
  await user.click(hint)
  expect(search).toHaveBeenCalledWith('토리노')
  expect([hints(), document.activeElement]).toEqual([[], field()])
})

test('SIDEBAR-023 SIDEBAR-025 lists matches of the page’s sport only', async () => {
  // The router of a test parses numbers as numbers; that of the site reads all as text.
  const { user } = await drawSearch(`/?sport_id="${BASKETBALL}"`)
  await user.type(field(), '토')
  await screen.findByText('1경기를 찾았습니다.')
  expect(hints()).toEqual([expect.stringContaining('토론토'), '1경기 모두 보기'])
})

test('SIDEBAR-023 lists matches from the board’s own query', async () => {
  answer({ 'sports-prematch/event': { games: [game(4, '울산')], totalCount: 12 } })
  const { user } = await drawSearch('/korea/cross/', 'cross')
  await user.type(field(), '울')
  await screen.findByText('12경기를 찾았습니다.')
  expect(hints()).toEqual([expect.stringContaining('울산'), '12경기 모두 보기'])
  expect(callsOf('inplay/game')).toEqual([])
})

test('focuses the field by "/", and types it when focused', async () => {
  const { user } = await drawSearch()
  await user.keyboard('/')
  expect(document.activeElement).toBe(field())
  await user.keyboard('/')
  expect(field()).toHaveProperty('value', '/')
})

test('keeps the last five searches, newest first, and can clear them', async () => {
  const { user, search } = await drawSearch()
  for (const word of ['가', '나', '다', '라', '마', '바', '나']) {
    await user.clear(field())
    await user.type(field(), `${word}{Enter}`)
  }
  await user.clear(field())
  await screen.findByText('최근 검색어')
  expect(hints()).toEqual(['나', '바', '마', '라', '다'])
  expect(JSON.parse(localStorage.getItem('recent-searches') ?? '')).toEqual(useRecentSearches.getState())
  await user.click(screen.getByRole('button', { name: '마' }))
  expect(search).toHaveBeenLastCalledWith('마')
  await user.clear(field())
  await user.click(await screen.findByRole('button', { name: '최근 검색어 지우기' }))
  expect(hints()).toEqual([])
})

test('requests nothing while the field is empty', async () => {
  const { user } = await drawSearch()
  await user.click(field())
  await user.keyboard('   ')
  await new Promise(resolve => setTimeout(resolve, 200))
  expect(callsOf('inplay/game')).toEqual([])
})
