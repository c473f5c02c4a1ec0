import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import {
  day,
  idParam,
  page,
  pageCounts,
  searchInput,
  seoulDateTime,
  wholeNumber,
  wireId,
} from '#contract/wire/wire.ts'

/** The largest market type id that the database can hold. */
const MARKET_KIND_MAX = 2 ** 31 - 1

/** Lists of games; each shows its own markets (handbook 1.1). */
const boardTypes = ['cross', 'wintielose', 'handicap', 'special', 'live', 'proto', 'europe'] as const
const boardType = z.enum(boardTypes)
export type BoardType = z.output<typeof boardType>

/** An outcome of a market; `id` is the oddsId of a bet request. */
const offeredOutcome = z.object({
  id: wireId,
  /** The feed's name: 1, X, 2, Over, Under, Odd, Even, 1X … */
  betName: z.string(),
  /** The line as shown and sent, from the home side's view; empty when the market has none (FIELD-022). */
  betBaseline: z.string(),
  /** The main line of this market type on this fixture (FIELD-022). */
  betLine: z.string(),
  betPrice: z.number(),
  /** Replaces betPrice when set (FIELD-021). */
  betPriceByAdmin: z.number().nullable(),
  version: z.number().int(),
  /** 1 open, 2 suspended, 3 settled (handbook 1.13). */
  status: z.number().int(),
})
export type OfferedOutcome = z.output<typeof offeredOutcome>

export const offeredMarket = z.object({
  id: wireId,
  /** The feed's id of the market type: 1 is 1X2. */
  marketId: z.number().int(),
  marketName: z.string(),
  marketNameKorean: z.string(),
  bets: z.array(offeredOutcome),
})
export type OfferedMarket = z.output<typeof offeredMarket>

/** Common fields of a fixture in all responses. */
export const gameHead = {
  id: z.number().int(),
  fixtureId: z.number().int(),
  sport_id: z.number().int(),
  sport_name: z.string(),
  location_id: z.number().int(),
  location_name: z.string(),
  /** ISO 3166-style code of the flag: kr, gb-eng; empty when there is none. */
  location_code: z.string(),
  league_id: z.number().int(),
  league_name: z.string(),
  home_participants_name: z.string(),
  away_participants_name: z.string(),
  startdate: seoulDateTime,
  /** The start as shown in lists: MM-DD HH:mm (FIELD-023, DATE-004). */
  date: z.string(),
  /** The feed's fixture status: 1 not started, 2 in progress, 3 finished, 4 cancelled, 5 postponed … */
  status: z.number().int(),
  /**
   * The fixture is a replay of a real match. The text names the original day, and says so when only the
   * replay is called off.
   */
  replayOf: z.string().nullable(),
}

const game = z.object({
  ...gameHead,
  markets: z.array(offeredMarket),
  /** All open markets of the fixture that the page offers, shown or not ("+n"). */
  marketCount: z.number().int(),
})
export type Game = z.output<typeof game>

export const periodScore = z.object({
  code: z.number().int(),
  label: z.string(),
  home: z.number().int(),
  away: z.number().int(),
})
export type PeriodScore = z.output<typeof periodScore>

export const liveGame = z.object({
  ...gameHead,
  home: z.number().int(),
  away: z.number().int(),
  /** Current period: code and Korean label. */
  period: z.object({ code: z.number().int(), label: z.string() }),
  /** Match clock in seconds; null in sports without one. */
  seconds: z.number().int().nullable(),
  periods: z.array(periodScore),
})
export type LiveGame = z.output<typeof liveGame>

const finishedGame = z.object({
  ...gameHead,
  /** 종료, 적특, 취소, 연기, 중단 … */
  statusText: z.string(),
  /** Home is null in a baseball inning in which it did not bat. */
  periods: z.array(periodScore.extend({ home: z.number().int().nullable() })),
  home: z.number().int().nullable(),
  away: z.number().int().nullable(),
})
export type FinishedGame = z.output<typeof finishedGame>

/** A league with results on a day, and their number. */
const resultLeague = z.object({
  sport_id: z.number().int(),
  sport_name: z.string(),
  league_id: z.number().int(),
  name_korean: z.string(),
  location_code: z.string(),
  cnt: z.number().int(),
})
export type ResultLeague = z.output<typeof resultLeague>

/** Odds history of a market: at most 120 points for each outcome, oldest first. */
const oddsHistory = z.object({
  fixtureId: z.number().int(),
  marketId: z.number().int().nullable(),
  series: z.array(
    z.object({
      id: wireId,
      betName: z.string(),
      betBaseline: z.string(),
      /** [epoch milliseconds, price, bet status]; status 0 when the match was over or called off. */
      points: z.array(z.tuple([z.number().int(), z.number(), z.number().int()])),
    }),
  ),
})
export type OddsHistory = z.output<typeof oddsHistory>

const paged = <T extends z.ZodType>(item: T) => z.object({ games: z.array(item), ...pageCounts })

const sportCount = z.object({ sport_id: z.number().int(), name_korean: z.string(), cnt: z.number().int() })

const filter = {
  type: boardType.default('cross'),
  sportId: idParam.optional(),
  /** A tab of the pages; `other` contains all sports without a tab (SIDEBAR-028). */
  flag: z
    .enum(['football', 'basketball', 'baseball', 'volleyball', 'icehockey', 'esports', 'other'])
    .optional(),
  locationId: idParam.optional(),
  leagueId: idParam.optional(),
  search: searchInput.optional(),
}

export const fixtureContract = {
  sports: route({
    method: 'GET',
    path: 'sports-prematch/sports',
    access: 'member',
    summary: '종목별 경기수',
    query: z.object({ type: filter.type, search: filter.search }),
    output: z.array(sportCount),
    refusals: [],
  }),
  locations: route({
    method: 'GET',
    path: 'sports-prematch/location',
    access: 'member',
    summary: '종목의 국가/지역',
    query: z.object({ sportId: idParam, type: boardType.default('cross') }),
    output: z.array(
      z.object({
        location_id: z.number().int(),
        name_korean: z.string(),
        code: z.string(),
        cnt: z.number().int(),
      }),
    ),
    refusals: [],
  }),
  leagues: route({
    method: 'GET',
    path: 'sports-prematch/league',
    access: 'member',
    summary: '지역의 리그',
    query: z.object({ sportId: idParam, locationId: idParam, type: boardType.default('cross') }),
    output: z.array(
      z.object({ league_id: z.number().int(), name_korean: z.string(), cnt: z.number().int() }),
    ),
    refusals: [],
  }),
  events: route({
    method: 'GET',
    path: 'sports-prematch/event',
    access: 'member',
    summary: '경기 목록 (15경기씩)',
    query: z.object({ ...filter, page }),
    output: paged(game),
    refusals: [],
  }),
  topEvents: route({
    method: 'GET',
    path: 'sports-prematch/event/top',
    access: 'member',
    summary: '주요 경기 (최대 10)',
    output: z.array(game),
    refusals: [],
  }),
  event: route({
    method: 'GET',
    path: 'sports-prematch/event/{fixtureId}',
    access: 'member',
    summary: '한 경기의 모든 마켓',
    params: z.object({ fixtureId: idParam }),
    output: game,
    refusals: ['FIXTURE_UNKNOWN'],
  }),
  oddsHistory: route({
    method: 'GET',
    path: 'sports-prematch/event/{fixtureId}/history',
    access: 'member',
    summary: '배당 변동 (기본: 승무패 또는 승패, 최근 24시간)',
    params: z.object({ fixtureId: idParam }),
    query: z.object({
      /** Market type; its main line is returned. */
      marketId: wholeNumber.pipe(z.number().min(1).max(MARKET_KIND_MAX)).optional(),
      hours: wholeNumber.pipe(z.number().min(1).max(168)).default(24),
    }),
    output: oddsHistory,
    refusals: ['FIXTURE_UNKNOWN'],
  }),
  liveEvents: route({
    method: 'GET',
    path: 'inplay/event',
    access: 'member',
    summary: '진행 중인 경기와 스코어',
    output: z.array(liveGame),
    refusals: [],
  }),
  results: route({
    method: 'GET',
    path: 'game_result/sports',
    access: 'member',
    summary: '스포츠 경기결과',
    query: z.object({
      date: day.optional(),
      sportId: idParam.optional(),
      leagueId: idParam.optional(),
      page,
    }),
    output: paged(finishedGame),
    refusals: [],
  }),
  resultLeagues: route({
    method: 'GET',
    path: 'game_result/sports/league',
    access: 'member',
    summary: '경기결과가 있는 리그',
    query: z.object({ date: day.optional() }),
    output: z.array(resultLeague),
    refusals: [],
  }),
}
