import { expect, test } from 'vitest'
import type { ProtoGame } from '#contract/fixtures/proto.ts'
import { foundProto, protoAddress, protoLeagues, protoSports, readProtoFilter } from './proto-filter.ts'

const [FOOTBALL, BASEBALL] = [6046, 154914]
const game = (number: number, sport: number, league: number, hour: string, soldAlone = false) =>
  ({
    ...{ number, fixtureId: number, soldAlone, sport_id: sport, league_id: league },
    ...{ league_name: `리그 ${league}`, location_name: '한국', startdate: `2026-11-21 ${hour}:00:00` },
  }) as ProtoGame
const games = [
  game(1, BASEBALL, 9, '20'),
  game(2, FOOTBALL, 7, '18', true),
  game(3, FOOTBALL, 8, '17'),
  game(4, FOOTBALL, 8, '19', true),
]
const numbers = (address: Parameters<typeof readProtoFilter>[0]) =>
  foundProto(games, readProtoFilter(address)).map(({ number }) => number)

test.each([
  [{}, [1, 2, 3, 4]],
  [{ sport_id: String(FOOTBALL) }, [2, 3, 4]],
  [{ sport_id: String(FOOTBALL), league: '8' }, [3, 4]],
  [{ alone: '1' }, [2, 4]],
  [{ order: 'soon' }, [3, 2, 4, 1]],
  [{ sport_id: 'x', league: '-1', alone: 'yes', order: '?' }, [1, 2, 3, 4]],
])('finds the games of a round for %j', (address, found) => {
  expect(numbers(address)).toEqual(found)
})

test('counts sports in the order of the site, and leagues of the chosen sport by their games', () => {
  expect(protoSports(games)).toEqual([
    { id: FOOTBALL, label: '축구', count: 3 },
    { id: BASEBALL, label: '야구', count: 1 },
  ])
  expect(protoLeagues(games, { sport: FOOTBALL }).map(({ id, count }) => [id, count])).toEqual([
    [8, 2],
    [7, 1],
  ])
  expect(protoLeagues(games, { sport: undefined })).toHaveLength(3)
})

test('reads the filter that it wrote', () => {
  const filter = { sport: FOOTBALL, league: 8, alone: true, soon: true }
  expect(readProtoFilter(protoAddress(filter))).toEqual(filter)
})
