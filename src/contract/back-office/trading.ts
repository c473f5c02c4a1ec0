import { z } from 'zod'
import { overdueBet } from '#contract/back-office/bets/overdue-bet.ts'
import { gameHead, periodScore } from '#contract/fixtures/fixtures.ts'
import { protoPlace } from '#contract/fixtures/proto.ts'
import { route } from '#contract/wire/route.ts'
import { day, idParam, page, pageCounts, searchInput, seoulDateTime, wireId } from '#contract/wire/wire.ts'
import { resultTimingKinds } from '#domain/fixtures/result-timing.ts'

/**
 * The trading desk (handbook 6.3): fixtures, odds and exposure for operators. Operations are in the
 * contracts `fixtures-operator.ts` and `settlement.ts`.
 *
 * Amounts are open bets only, in won. Singles are exact. Combinations can't be, because their payout
 * depends on other matches. The approximation, described on the wire as `approximation`: an open
 * combination counts under each of its undecided legs with its whole stake, multiplied by what its
 * decided legs won; a bet with a lost leg is no longer open and is not counted. `payoutMax` is the payout
 * when all undecided legs win, within its limit. `payoutExpected` is the mean payout when this leg wins,
 * assuming that every other undecided leg wins with probability 1 / odds: stake x what the decided legs
 * won x the odds of this leg.
 */

/** State of a fixture in the trading list. Each fixture is in exactly one. */
const tradingStates = ['upcoming', 'live', 'waiting', 'settled'] as const
export type TradingState = (typeof tradingStates)[number]

/** Open bets of one kind on an outcome, a market or a fixture. */
const singles = z.object({
  bets: z.number().int(),
  stakes: z.number().int(),
  /** Payout when this wins; for a market or fixture in the worst case. */
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
 * Worst-case loss of the house: payouts minus stakes; negative when it wins in any case. For a market the
 * worst of its possible results; for a fixture the sum over its markets, which is never too low.
 */
const worst = z.object({
  /** Singles only, exact. */
  singles: z.number().int(),
  /** Including combinations by `payoutExpected`. */
  withCombinations: z.number().int(),
})

/** Whether betting is suspended, and by whom. */
const suspension = z.object({
  suspended: z.boolean(),
  byFeed: z.boolean(),
  byAdmin: z.boolean(),
  /**
   * Automatic suspension in play: `silence` of the feed, or `closed` because of the limit of play time
   * (handbook 2.7).
   */
  liveStop: z.enum(['silence', 'closed']).nullable(),
  /** An operator has hidden its sport, its league or one of its teams. */
  hidden: z.boolean(),
})

/** The period scores; `home` and `away` are the score that decides the match. */
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
  /**
   * Why it has no result although it is over, in one sentence: a retirement, a walkover …; null
   * otherwise.
   */
  waitingNote: z.string().nullable(),
  /** The feed's start; `startdate` is the one in force. */
  startdateByFeed: seoulDateTime,
  startdateByAdmin: seoulDateTime.nullable(),
  /** The provider of its data. */
  source: z.string(),
  suspension,
  /** Number of markets: all, and those with an override or suspension by an operator. */
  marketCount: z.number().int(),
  touchedMarketCount: z.number().int(),
  /** The live score, or the result's; null before the match. */
  score: score.nullable(),
  /** Outcomes with bets that the present result does not decide. */
  undecidedCount: z.number().int(),
  /** Number of distinct open bets. */
  openBets: z.number().int(),
  /** A combination with two legs on the fixture counts once here, unlike in the sums of its markets. */
  openStakes: z.number().int(),
  /** Payouts of the worst result: sum over the markets. */
  worstPayout: z.number().int(),
  worst,
})
export type TradingFixture = z.output<typeof tradingFixture>

const tradingOutcome = z.object({
  /** Null when it can no longer be picked (its line moved), but has open bets. */
  id: wireId.nullable(),
  betName: z.string(),
  /** Label for members: 홈승, 오버 … */
  betNameKorean: z.string(),
  /** The house's price computed from the feed's price, and the feed's price. */
  betPrice: z.number().nullable(),
  feedPrice: z.number().nullable(),
  betPriceByAdmin: z.number().nullable(),
  /** The price in force: the operator's price, otherwise the house's. */
  offeredPrice: z.number().nullable(),
  version: z.number().int().nullable(),
  /** 1 open, 2 suspended, 3 settled; ignores the state of the market and fixture. */
  status: z.number().int().nullable(),
  suspendedByFeed: z.boolean(),
  suspendedByAdmin: z.boolean(),
  /** An operator voided this pick; a voided market has its own flag. */
  voided: z.boolean(),
  /** Epoch milliseconds: the last change, and the last message of the feed about it. */
  changedAt: z.number().int().nullable(),
  fedAt: z.number().int().nullable(),
  exposure,
})
export type TradingOutcome = z.output<typeof tradingOutcome>

const tradingMarket = z.object({
  id: wireId,
  /** The feed's id of the market type. */
  marketId: z.number().int(),
  marketName: z.string(),
  marketNameKorean: z.string(),
  betBaseline: z.string(),
  main: z.boolean(),
  suspension: z.object({ suspended: z.boolean(), byFeed: z.boolean(), byAdmin: z.boolean() }),
  /**
   * Payout rate of its prices in percent: as set (null means the feed's prices), of the feed, and as
   * offered.
   */
  payout: z.object({
    set: z.number().nullable(),
    byFeed: z.number().nullable(),
    offered: z.number().nullable(),
  }),
  /** An operator voided the whole market. */
  voided: z.boolean(),
  bets: z.array(tradingOutcome),
  /** Each bet counts once; `payout` values are those of the worst result. */
  exposure,
  worst,
})
export type TradingMarket = z.output<typeof tradingMarket>

/** Revisions of the result, oldest first. */
const resultRevision = z.object({
  revision: z.number().int(),
  kind: z.enum(['sheet', 'void']),
  /** Period code to [home, away]; home is null in an inning in which it did not bat. */
  sheet: z.record(z.string(), z.tuple([z.number().int().nullable(), z.number().int()])),
  /** First scorer, corners …, as entered with the sheet. */
  incidents: z.record(z.string(), z.unknown()),
  /** How the match ended or was scheduled, if the scores do not show it; otherwise empty. */
  endText: z.string(),
  /** `operator`, `house`, or the feed's name. */
  source: z.string(),
  sourceText: z.string(),
  reason: z.string(),
  at: seoulDateTime,
})

/** An outcome with bets that the result does not decide, and the missing data. */
const undecidedOutcome = z.object({
  marketId: z.number().int(),
  marketNameKorean: z.string(),
  betName: z.string(),
  betNameKorean: z.string(),
  betBaseline: z.string(),
  bets: z.number().int(),
  why: z.string(),
})

/** A period for entering a result of the sport. */
const sheetPeriod = z.object({ code: z.number().int(), label: z.string() })

const tradingSheet = z.object({
  fixture: tradingFixture,
  /** Its place on the proto list; null when it never had one. */
  proto: protoPlace.nullable(),
  markets: z.array(tradingMarket),
  /** One Korean sentence about how combinations are counted. */
  approximation: z.string(),
  /**
   * Epoch milliseconds: now, and the time of the exposure figures (for a busy fixture recomputed every
   * few seconds).
   */
  now: z.number().int(),
  exposureAt: z.number().int(),
  /** The fixture's sequence number: a live `odds:` frame with a higher one is newer than this response. */
  seq: z.number().int(),
  /** The newest revision of result and verdicts; 0 when there is none. Sent back as `seenRevision`. */
  revision: z.number().int(),
  results: z.array(resultRevision),
  /** Whether a result may be entered now, and the warning to confirm; empty when due. */
  resultTiming: z.object({ kind: z.enum(resultTimingKinds), text: z.string() }),
  undecided: z.array(undecidedOutcome),
  settlement: z
    .object({
      revision: z.number().int(),
      changedBets: z.number().int(),
      finishedAt: seoulDateTime.nullable(),
      /** Until when a result may be corrected; null while it is not fully settled. */
      correctableUntil: seoulDateTime.nullable(),
    })
    .nullable(),
  /** The sport's periods in order of play for entering a result, filled with the current score. */
  sheetPeriods: z.array(sheetPeriod),
})
export type TradingSheet = z.output<typeof tradingSheet>

export const tradingContract = {
  fixtures: route({
    method: 'GET',
    path: 'admin/trading/fixtures',
    access: 'trading:read',
    summary: '트레이딩: 경기 목록 (15경기씩, 진행 베팅과 최악의 지급액)',
    query: z.object({
      state: z.enum([...tradingStates, 'all']).default('all'),
      /** Seoul day of the start. Default: all days, but settled fixtures only of the last 30 days. */
      date: day.optional(),
      sportId: idParam.optional(),
      leagueId: idParam.optional(),
      /** Team and league names in Korean or English, Korean initials, or the fixture id (of any day). */
      search: searchInput.optional(),
      /** `1`: only fixtures with open bets. */
      betsOnly: z.enum(['0', '1']).default('0'),
      /** `1`: only fixtures on the proto list. */
      protoOnly: z.enum(['0', '1']).default('0'),
      /** Default: live, then waiting, then upcoming; or by highest open stakes or worst loss. */
      sort: z.enum(['start', 'stakes', 'worst']).default('start'),
      page,
    }),
    output: z.object({
      fixtures: z.array(tradingFixture),
      ...pageCounts,
      /** Number of fixtures in each state with the other filters applied. */
      counts: z.record(z.enum(tradingStates), z.number().int()),
      approximation: z.string(),
      /** In-play bets that should have been answered a minute ago: something is broken. */
      overdueBets: z.number().int(),
      /** Those that have waited longest; an operator can end each (`endWaiting`). */
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
