import { z } from 'zod'
import { gameHead, periodScore } from '#contract/fixtures.ts'
import { route } from '#contract/wire/route.ts'
import { day, idParam, page, pageCounts, searchInput, seoulDateTime, wireId } from '#contract/wire/wire.ts'
import { resultTimingKinds } from '#domain/fixtures/result-timing.ts'

/**
 * The trading desk (handbook 6.3): what operators see of the book and of the money on it. What they do
 * to it is in the contracts of the book (`fixtures-operator.ts`) and of settlement (`settlement.ts`).
 *
 * Money is open money: bets in progress alone, in won. Singles are exact. A combination cannot be: what it pays
 * hangs on matches elsewhere. The approximation, said on the wire as `approximation`: an open combination counts
 * under each of its undecided legs, with its whole stake; what its decided legs won is multiplied in, a bet with a
 * lost leg is no longer open and counts nowhere. `payoutMax` is what it pays when all that is undecided wins, within
 * its limit. `payoutExpected` is what it pays on average when this leg wins, every other undecided leg coming in as
 * often as its own odds say (1 / odds): stake x what the decided legs won x the odds of this leg.
 */

/** Where a fixture stands for the desk. Each is in exactly one state. */
const tradingStates = ['upcoming', 'live', 'waiting', 'settled'] as const
export type TradingState = (typeof tradingStates)[number]

/** Open bets of one kind on an outcome, a market or a fixture. */
const singles = z.object({
  bets: z.number().int(),
  stakes: z.number().int(),
  /** What they pay when this wins; of a market or fixture: in the worst case. */
  payout: z.number().int(),
})

const combinations = z.object({
  bets: z.number().int(),
  stakes: z.number().int(),
  payoutMax: z.number().int(),
  payoutExpected: z.number().int(),
})

const exposure = z.object({ singles, combinations })
export type Exposure = z.output<typeof exposure>

/**
 * What the house loses at worst: payouts less stakes; below zero it wins in any case. Of a market the worst of its
 * possible results; of a fixture the sum of its markets, which is never less than the truth.
 */
const worst = z.object({
  /** By the singles alone, exact. */
  singles: z.number().int(),
  /** With the combinations by `payoutExpected`. */
  withCombinations: z.number().int(),
})

/** Who keeps bets off, and whether any of them does. */
const suspension = z.object({
  suspended: z.boolean(),
  byFeed: z.boolean(),
  byAdmin: z.boolean(),
  /** Set by the house in play: `silence` of the feed, or `closed`: too far gone (handbook 2.7). */
  liveStop: z.enum(['silence', 'closed']).nullable(),
  /** An operator has hidden its sport, its league or one of its teams. */
  hidden: z.boolean(),
})

/** The periods a score or sheet is told by; `home` and `away` are what decides the match. */
const score = z.object({
  home: z.number().int().nullable(),
  away: z.number().int().nullable(),
  period: z.object({ code: z.number().int(), label: z.string() }).nullable(),
  seconds: z.number().int().nullable(),
  periods: z.array(periodScore),
})

const tradingFixture = z.object({
  ...gameHead,
  state: z.enum(tradingStates),
  /** 경기전, 경기중, 결과대기, 종료, 적특 … */
  stateText: z.string(),
  /** Why it has no result though it is over, in a sentence: a retirement, a walk-over …; null of every other match. */
  waitingNote: z.string().nullable(),
  /** What the feed says of the start; `startdate` is the one in force. */
  startdateByFeed: seoulDateTime,
  startdateByAdmin: seoulDateTime.nullable(),
  /** The provider whose facts these are. */
  source: z.string(),
  suspension,
  /** Of its markets: all, and those an operator holds, or on which an operator holds a pick or price. */
  marketCount: z.number().int(),
  touchedMarketCount: z.number().int(),
  /** The running score; the result's where there is one; null before the match. */
  score: score.nullable(),
  /** Outcomes with bets that the result there is does not decide: it waits for a fuller one. */
  undecidedCount: z.number().int(),
  /** Different open bets. */
  openBets: z.number().int(),
  /** A combination with two legs on the fixture counts once here, as in no sum of its markets. */
  openStakes: z.number().int(),
  /** Payouts of the worst result: sum of the markets. */
  worstPayout: z.number().int(),
  worst,
})
export type TradingFixture = z.output<typeof tradingFixture>

const tradingOutcome = z.object({
  /** Null: nobody can pick it any more (its line moved on), but bets on it are open. */
  id: wireId.nullable(),
  betName: z.string(),
  /** As members read it: 홈승, 오버 … */
  betNameKorean: z.string(),
  /** What the house makes of the feed's price, and that price. */
  betPrice: z.number().nullable(),
  feedPrice: z.number().nullable(),
  betPriceByAdmin: z.number().nullable(),
  /** What is paid now: the operator's price, else the house's. */
  offeredPrice: z.number().nullable(),
  version: z.number().int().nullable(),
  /** 1 open, 2 suspended, 3 settled; what stands above the outcome is not considered. */
  status: z.number().int().nullable(),
  suspendedByFeed: z.boolean(),
  suspendedByAdmin: z.boolean(),
  /** An operator has declared this pick void; of a whole market it is told there. */
  voided: z.boolean(),
  /** Milliseconds since 1970: when it last changed, and when its feed last spoke of it. */
  changedAt: z.number().int().nullable(),
  fedAt: z.number().int().nullable(),
  exposure,
})
export type TradingOutcome = z.output<typeof tradingOutcome>

const tradingMarket = z.object({
  id: wireId,
  /** The feed's id of the kind of market. */
  marketId: z.number().int(),
  marketName: z.string(),
  marketNameKorean: z.string(),
  betBaseline: z.string(),
  main: z.boolean(),
  suspension: z.object({ suspended: z.boolean(), byFeed: z.boolean(), byAdmin: z.boolean() }),
  /** What its prices pay back in percent: as set (null: the feed's prices stand), of the feed's, and as offered. */
  payout: z.object({
    set: z.number().nullable(),
    byFeed: z.number().nullable(),
    offered: z.number().nullable(),
  }),
  /** An operator has declared the whole market void. */
  voided: z.boolean(),
  bets: z.array(tradingOutcome),
  /** Each bet once; `payout`s of the worst result. */
  exposure,
  worst,
})
export type TradingMarket = z.output<typeof tradingMarket>

/** How the house came to its result, revision by revision, oldest first. */
const resultRevision = z.object({
  revision: z.number().int(),
  kind: z.enum(['sheet', 'void']),
  /** Period code to [home, away]; home is null in an inning in which it did not bat. */
  sheet: z.record(z.string(), z.tuple([z.number().int().nullable(), z.number().int()])),
  /** Who scored first, corners …, as entered with the sheet. */
  incidents: z.record(z.string(), z.unknown()),
  /** `operator`, `house`, or the feed's name. */
  source: z.string(),
  sourceText: z.string(),
  reason: z.string(),
  at: seoulDateTime,
})

/** An outcome with bets that the result does not decide, and what is missing. */
const undecidedOutcome = z.object({
  marketId: z.number().int(),
  marketNameKorean: z.string(),
  betName: z.string(),
  betNameKorean: z.string(),
  betBaseline: z.string(),
  bets: z.number().int(),
  why: z.string(),
})

/** A period that a result of the sport is entered by. */
const sheetPeriod = z.object({ code: z.number().int(), label: z.string() })

const tradingSheet = z.object({
  fixture: tradingFixture,
  markets: z.array(tradingMarket),
  /** In one Korean sentence, how combinations are counted. */
  approximation: z.string(),
  /** Milliseconds since 1970: now, and the moment of the open bets that are told (a busy fixture's are counted every few seconds). */
  now: z.number().int(),
  exposureAt: z.number().int(),
  /** The fixture's running number: a live `odds:` frame with a greater one is newer than this answer. */
  seq: z.number().int(),
  /** The newest revision of result and verdicts; 0 when there is none. To be sent back as `seenRevision`. */
  revision: z.number().int(),
  results: z.array(resultRevision),
  /** Whether this is a moment at which a result may be entered, and what has to be confirmed then; empty when due. */
  resultTiming: z.object({ kind: z.enum(resultTimingKinds), text: z.string() }),
  undecided: z.array(undecidedOutcome),
  settlement: z
    .object({
      revision: z.number().int(),
      changedBets: z.number().int(),
      finishedAt: seoulDateTime.nullable(),
      /** Until then a result may be corrected; null while it has not been settled in full. */
      correctableUntil: seoulDateTime.nullable(),
    })
    .nullable(),
  /** The periods of the sport in order of play, for entering a result; filled with the score so far. */
  sheetPeriods: z.array(sheetPeriod),
})
export type TradingSheet = z.output<typeof tradingSheet>

/** An in-play bet that waits beyond its time, its stake held. */
const overdueBet = z.object({
  id: z.string(),
  memberId: z.number().int(),
  /** Empty for a member who is not there. */
  userId: z.string(),
  nickname: z.string(),
  amounts: z.number().int(),
  /** Milliseconds since 1970, by the clock of the house. */
  dueAt: z.number().int(),
})
export type OverdueBet = z.output<typeof overdueBet>

export const tradingContract = {
  fixtures: route({
    method: 'GET',
    path: 'admin/trading/fixtures',
    access: 'trading:read',
    summary: '트레이딩: 경기 목록 (15경기씩, 진행 베팅과 최악의 지급액)',
    query: z.object({
      state: z.enum([...tradingStates, 'all']).default('all'),
      /** Day of the start in Seoul; without, all days, but of what is settled the last 30 only. */
      date: day.optional(),
      sportId: idParam.optional(),
      leagueId: idParam.optional(),
      /** Names of teams and leagues in Korean or English, Korean initials, or the fixture's id (of whatever day). */
      search: searchInput.optional(),
      /** `1`: only fixtures with open bets. */
      betsOnly: z.enum(['0', '1']).default('0'),
      /** What is played first, then what waits and what comes; or the greatest open stakes, or worst loss, first. */
      sort: z.enum(['start', 'stakes', 'worst']).default('start'),
      page,
    }),
    output: z.object({
      fixtures: z.array(tradingFixture),
      ...pageCounts,
      /** How many fixtures each state has with the other filters as they are. */
      counts: z.record(z.enum(tradingStates), z.number().int()),
      approximation: z.string(),
      /** In-play bets that should have been answered a minute ago: something is broken. */
      overdueBets: z.number().int(),
      /** Those of them that have waited longest: an operator may end each (`endWaiting`). */
      overdue: z.array(overdueBet),
      now: z.number().int(),
    }),
    refusals: [],
  }),
  leagues: route({
    method: 'GET',
    path: 'admin/trading/leagues',
    access: 'trading:read',
    summary: '트레이딩: 종목과 리그 (필터)',
    query: z.object({ date: day.optional() }),
    output: z.array(
      z.object({
        sport_id: z.number().int(),
        sport_name: z.string(),
        league_id: z.number().int(),
        league_name: z.string(),
        location_code: z.string(),
        cnt: z.number().int(),
      }),
    ),
    refusals: [],
  }),
  fixture: route({
    method: 'GET',
    path: 'admin/trading/fixtures/{fixtureId}',
    access: 'trading:read',
    summary: '트레이딩: 경기의 마켓, 픽, 진행 베팅, 결과 이력',
    params: z.object({ fixtureId: idParam }),
    output: tradingSheet,
    refusals: ['FIXTURE_UNKNOWN'],
  }),
}
