import { expect, test } from 'vitest'
import { filterAddress, readFilter, resultsQuery, sportsOf } from './results-query.ts'

const today = '2026-11-21'

test.each([
  [{}, { date: today, page: 1 }],
  [
    { date: '2026-11-01', sport_id: '6046', league: '61', page: '2' },
    { date: '2026-11-01', sportId: 6046, leagueId: 61, page: 2 },
  ],
  [
    { date: '2026-02-30', sport_id: 'x', league: '-1', page: '0' },
    { date: today, page: 1 },
  ],
])('ROUTE-062 reads the address %j as %j', (address, query) => {
  expect(resultsQuery(readFilter(address, today))).toEqual(query)
})

test('writes a filter back to its address, without parameters for today', () => {
  const address = { date: '2026-11-01', sport_id: '6046', league: '61', page: '2' }
  expect(filterAddress(readFilter(address, today), today)).toEqual(address)
  expect(Object.values(filterAddress(readFilter({}, today), today)).filter(Boolean)).toEqual([])
})

test('SIDEBAR-027 lists the sports of a day in the site’s order with their match counts', () => {
  const league = (sport_id: number, league_id: number, cnt: number) => ({
    sport_id,
    league_id,
    cnt,
    sport_name: `종목${sport_id}`,
    name_korean: `리그${league_id}`,
    location_code: 'kr',
  })
  expect(sportsOf([league(1, 10, 3), league(1, 11, 2), league(2, 20, 1)])).toEqual([
    { sportId: 1, name: '종목1', count: 5 },
    { sportId: 2, name: '종목2', count: 1 },
  ])
  const [FOOTBALL, ICE_HOCKEY] = [6046, 35232]
  expect(
    sportsOf([league(ICE_HOCKEY, 10, 9), league(FOOTBALL, 20, 1)]).map(({ sportId }) => sportId),
  ).toEqual([FOOTBALL, ICE_HOCKEY])
})
