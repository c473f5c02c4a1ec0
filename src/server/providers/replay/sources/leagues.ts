import type { LeagueId, LocationId, SportId } from '#domain/ids.ts'
import { PLACES } from '#domain/sports/places.ts'
import {
  AMERICAN_FOOTBALL,
  BASEBALL,
  BASKETBALL,
  FOOTBALL,
  HANDBALL,
  ICE_HOCKEY,
  TENNIS,
  VOLLEYBALL,
} from '#domain/sports/sports.ts'
import type { FixtureFact } from '#server/fixtures/fixtures.ts'

/** A league of recorded matches, with the ids under which the site lists it. */
export interface League {
  /** The code in the recorded tables and, for football, in football-data.co.uk. */
  readonly code: string
  readonly id: number
  readonly sportId: SportId
  readonly locationId: number
  readonly locationName: string
  readonly locationKoreanName: string
  /** ISO country code of the flag, with football's own codes for the British nations. */
  readonly flagCode: string
  readonly name: string
  readonly koreanName: string
  /** A higher weight makes its fixtures more likely to be featured. */
  readonly weight: number
}

type LeagueRow = readonly [string, number, SportId, keyof typeof PLACES, string, string]

/** The leagues most popular with Korean bettors; any other weighs 10. */
const WEIGHTS: Readonly<Record<string, number>> = {
  KBO: 100,
  E0: 95,
  SP1: 85,
  D1: 80,
  I1: 80,
  NBA: 75,
  MLB: 75,
  F1: 70,
  N1: 40,
  P1: 35,
  NHL: 35,
  NFL: 35,
  T1: 30,
  E1: 25,
}
const USUAL_WEIGHT = 10

const ROWS: readonly LeagueRow[] = [
  ['E0', 1001, FOOTBALL, 'ENG', 'Premier League', '프리미어리그'],
  ['E1', 1002, FOOTBALL, 'ENG', 'Championship', '챔피언십'],
  ['E2', 1003, FOOTBALL, 'ENG', 'League One', '리그 원'],
  ['E3', 1004, FOOTBALL, 'ENG', 'League Two', '리그 투'],
  ['EC', 1005, FOOTBALL, 'ENG', 'National League', '내셔널 리그'],
  ['SP1', 1011, FOOTBALL, 'ESP', 'La Liga', '라리가'],
  ['SP2', 1012, FOOTBALL, 'ESP', 'La Liga 2', '라리가 2'],
  ['D1', 1021, FOOTBALL, 'DEU', 'Bundesliga', '분데스리가'],
  ['D2', 1022, FOOTBALL, 'DEU', '2. Bundesliga', '분데스리가 2'],
  ['I1', 1031, FOOTBALL, 'ITA', 'Serie A', '세리에 A'],
  ['I2', 1032, FOOTBALL, 'ITA', 'Serie B', '세리에 B'],
  ['F1', 1041, FOOTBALL, 'FRA', 'Ligue 1', '리그 1'],
  ['F2', 1042, FOOTBALL, 'FRA', 'Ligue 2', '리그 2'],
  ['N1', 1051, FOOTBALL, 'NLD', 'Eredivisie', '에레디비시'],
  ['P1', 1061, FOOTBALL, 'PRT', 'Primeira Liga', '프리메이라리가'],
  ['B1', 1071, FOOTBALL, 'BEL', 'Pro League', '벨기에 프로 리그'],
  ['T1', 1081, FOOTBALL, 'TUR', 'Super Lig', '쉬페르리그'],
  ['G1', 1091, FOOTBALL, 'GRC', 'Super League', '그리스 슈퍼리그'],
  ['SC0', 1101, FOOTBALL, 'SCO', 'Premiership', '스코티시 프리미어십'],
  ['MLS', 1111, FOOTBALL, 'USA', 'Major League Soccer', 'MLS'],
  ['J1', 1121, FOOTBALL, 'JPN', 'J1 League', 'J1리그'],
  ['CN1', 1131, FOOTBALL, 'CHN', 'Super League', '중국 슈퍼리그'],
  ['FOOTBALL', 1999, FOOTBALL, 'INT', 'Other football', '기타 축구'],
  ['NBA', 2001, BASKETBALL, 'USA', 'NBA', 'NBA'],
  ['KBO', 3001, BASEBALL, 'KOR', 'KBO', 'KBO'],
  ['MLB', 3002, BASEBALL, 'USA', 'MLB', 'MLB'],
  ['NHL', 4001, ICE_HOCKEY, 'USA', 'NHL', 'NHL'],
  ['NFL', 5001, AMERICAN_FOOTBALL, 'USA', 'NFL', 'NFL'],
  ['PTVW', 6001, VOLLEYBALL, 'PRT', 'Nacional Women', '포르투갈 여자 1부'],
  ['AO', 7001, TENNIS, 'AUS', 'Australian Open', '호주 오픈'],
  ['HBL', 8001, HANDBALL, 'DEU', 'Handball Bundesliga', '독일 핸드볼 분데스리가'],
]

const BY_CODE = new Map<string, League>(
  ROWS.map(([code, id, sportId, place, name, koreanName]) => {
    const [locationId, locationName, locationKoreanName, flagCode] = PLACES[place]
    const location = { locationId, locationName, locationKoreanName, flagCode }
    const weight = WEIGHTS[code] ?? USUAL_WEIGHT
    return [code, { code, id, sportId, ...location, name, koreanName, weight }]
  }),
)

/** The league with that code; undefined for an unknown one. */
export const findLeague = (code: string): League | undefined => BY_CODE.get(code)

/** All leagues of recorded matches. */
export const listLeagues = (): readonly League[] => [...BY_CODE.values()]

/** A league and its location for the feed port. */
export const namesOfLeague = (league: League): Pick<FixtureFact, 'location' | 'league'> => ({
  location: {
    id: league.locationId as LocationId,
    name: league.locationName,
    nameKorean: league.locationKoreanName,
    flagCode: league.flagCode,
  },
  league: {
    id: league.id as LeagueId,
    name: league.name,
    nameKorean: league.koreanName,
    weight: league.weight,
  },
})
