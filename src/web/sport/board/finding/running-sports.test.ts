import { expect, test } from 'vitest'
import type { RunningGame } from '#contract/fixtures/inplay.ts'
import { leagueGroups, sportAddress, sportKeyOf, sportTabs } from './running-sports.ts'

const [FOOTBALL, BASKETBALL, TENNIS] = [6046, 48242, 54094]
const game = (fixtureId: number, sport_id: number, league_id = sport_id, startdate = '2026-11-21 12:00:00') =>
  ({ fixtureId, sport_id, league_id, startdate }) as RunningGame
const games = [
  game(5, BASKETBALL),
  game(2, FOOTBALL, 1, '2026-11-21 13:00:00'),
  game(3, FOOTBALL, 1),
  game(4, FOOTBALL, 2),
]

test.each([
  [{ sport_id: '48242' }, '48242'],
  [{ sport_id: '48242', football: '1' }, '48242'],
  [{ football: '1' }, '6046'],
  [{ icehockey: '1', time: '1' }, '35232'],
  [{ other: '1' }, 'other'],
  [{ sport_id: 'x' }, 'all'],
  [{}, 'all'],
])('ROUTE-048 ROUTE-049 reads the sport of the address %j as %s', (address, key) => {
  expect(sportKeyOf(address)).toBe(key)
})

test.each([
  [6046, 'football'],
  [48242, 'basketball'],
  [154830, 'volleyball'],
  [154914, 'baseball'],
  [35232, 'icehockey'],
  [TENNIS, 'other'],
])(
  'ROUTE-049 to ROUTE-055 choosing sport %i writes its id, its flag %s and the time into the address',
  (id, flag) => {
    expect(sportAddress(String(id), 77)).toEqual({ sport_id: String(id), [flag]: '1', time: '77' })
  },
)

test('shows tabs with counts for running sports, in the site’s order', () => {
  expect(sportTabs(games, 'all').map(tab => [tab.label, tab.count])).toEqual([
    ['전체', 4],
    ['축구', 3],
    ['농구', 1],
  ])
  expect(sportTabs(games, String(TENNIS)).at(-1)).toMatchObject({ label: '테니스', count: 0 })
})

test('groups matches by league in an order independent of scores and odds', () => {
  expect(leagueGroups(games, 'all').map(({ games }) => games.map(one => one.fixtureId))).toEqual([
    [3, 2],
    [4],
    [5],
  ])
  expect(leagueGroups(games, String(BASKETBALL)).map(({ key }) => key)).toEqual([BASKETBALL])
  expect(leagueGroups(games, 'other')).toEqual([])
})
