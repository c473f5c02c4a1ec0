import { expect, test } from 'vitest'
import { SPORT_TABS } from '#domain/sports/sports.ts'
import { eventsQuery, tabAddress, tabCounts, tabOf, withoutFilter } from './board-query.ts'

test('SIDEBAR-022 queries a chosen league by sport, location and league', () => {
  const address = { sport_id: '6046', football: '1', league: '101', location_id: '1', time: '5' }
  expect(eventsQuery('cross', address)).toEqual({
    type: 'cross',
    page: 1,
    sportId: 6046,
    leagueId: 101,
    locationId: 1,
  })
})

test('SIDEBAR-028 reads every tab back from its address, and queries 기타 by flag', () => {
  for (const tab of SPORT_TABS) {
    expect(tabOf(tabAddress(tab))).toBe(tab.flag)
    expect(tabAddress(tab, '토트넘')).toEqual({ ...tabAddress(tab), search: '토트넘' })
  }
  expect(eventsQuery('handicap', { other: '1' })).toEqual({ type: 'handicap', page: 1, flag: 'other' })
  expect(tabOf({ sport_id: '54094' })).toBe('other')
})

test('ignores non-numeric query parameters', () => {
  const address = { sport_id: 'x', league: '-1', page: '0', search: '   ' }
  expect(eventsQuery('cross', address)).toEqual({ type: 'cross', page: 1 })
})

test('drops one filter, keeps the others and returns to the first page', () => {
  const address = { sport_id: '6046', league: '1', location_id: '2', search: '서울', page: '3', time: '9' }
  expect(withoutFilter(address, 'league')).toMatchObject({
    sport_id: '6046',
    search: '서울',
    league: undefined,
  })
  expect(withoutFilter(address, 'search')).not.toHaveProperty('page')
})

test('SIDEBAR-027 counts sports without a tab under 기타', () => {
  const counts = tabCounts([
    { sport_id: 6046, cnt: 3 },
    { sport_id: 54_094, cnt: 2 },
    { sport_id: 131_506, cnt: 4 },
  ])
  expect([counts.get('all'), counts.get('football'), counts.get('other'), counts.get('esports')]).toEqual([
    9, 3, 6, 0,
  ])
})
