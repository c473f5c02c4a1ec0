import type { TradingFixture, TradingMarket, TradingOutcome } from '#contract/back-office/trading.ts'
import { NO_EXPOSURE } from '#domain/bets/exposure.ts'
import { irregularEndNote } from '#domain/fixtures/irregular-end-words.ko.ts'
import { scoresByCode } from '#domain/grading/score-sheet.ts'
import { sheetFlawText } from '#domain/grading/sheet-check.ko.ts'
import { checkSheet } from '#domain/grading/sheet-check.ts'
import type { SportId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { marketLabel, marketName } from '#domain/markets/market-catalogue.ts'
import { pickLabel } from '#domain/markets/pick-labels.ko.ts'
import { payoutRateOfPrices } from '#domain/markets/rated-prices.ts'
import type { Odds } from '#domain/odds.ts'
import { FULL_TIME } from '#domain/sports/period-codes.ts'
import { periodLabel } from '#domain/sports/period-label.ts'
import {
  type FixtureHead,
  finalScoreOf,
  type Sheet,
  wireHead,
  wireId,
  wireLine,
  wirePrice,
  wireStatus,
} from '#server/fixtures/fixtures.ts'
import { marketKey, type OpenMarket, type OpenMoney } from './open-money.ts'
import type { DeskRow, RunningScore } from './read-trading-desk.ts'
import type { DeskMarket, DeskOutcome } from './trading-markets.sql.ts'
import { stateText, unfitScoreNote } from './trading-texts.ko.ts'

export const wireTime = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')

/** A fixture of the desk in the contract's format: its state, who suspended or moved it, and the money on it. */
export function wireTradingFixture({ head, desk, score, result, money }: DeskRow): TradingFixture {
  return {
    ...wireHead(head),
    state: desk.state,
    stateText: stateText(desk.state, head.status, result, desk.irregular),
    waitingNote: waitingNote({ head, desk, score, result }),
    startdateByFeed: wireTime(desk.startsAtByFeed),
    startdateByAdmin: desk.startsAtByOperator === null ? null : wireTime(desk.startsAtByOperator),
    source: desk.source,
    suspension: {
      suspended: head.suspended,
      byFeed: desk.suspendedByFeed,
      byAdmin: desk.suspendedByOperator,
      liveStop: desk.liveStop,
      hidden: head.hidden,
    },
    marketCount: desk.marketCount,
    touchedMarketCount: desk.touchedMarketCount,
    score: result?.kind === 'sheet' ? wireResultScore(head.sportId, result.sheet) : wireScore(head, score),
    undecidedCount: desk.undecidedCount,
    openBets: money.bets,
    openStakes: money.stakes,
    worstPayout: money.worstPayout,
    worst: money.worst,
  }
}

/** Says why a match that is over and has a score waits for a result; null where there is nothing to say. */
function waitingNote({ head, desk, score, result }: Omit<DeskRow, 'money'>): string | null {
  if (desk.state !== 'waiting' || result) return null
  if (desk.irregular) return irregularEndNote(desk.irregular)
  if (head.status !== 'finished' || !score) return null
  const flaw = checkSheet(head.sportId, scoresByCode(score))
  return flaw ? unfitScoreNote(sheetFlawText(flaw)) : null
}

type WireScore = TradingFixture['score']

function wireScore({ sportId }: FixtureHead, score: RunningScore | null): WireScore {
  if (!score) return null
  const { home, away, periodCode, clockSeconds, periods } = score
  return {
    home,
    away,
    period: { code: periodCode, label: periodLabel(periodCode, sportId) },
    seconds: clockSeconds,
    periods: periods.map(period => ({ ...period, label: periodLabel(period.code, sportId) })),
  }
}

function wireResultScore(sportId: SportId, sheet: Sheet): WireScore {
  const final = finalScoreOf(sportId, sheet)
  const periods = Object.entries(sheet)
    .map(([code, [home, away]]) => ({ code: Number(code), home: home ?? 0, away: away ?? 0 }))
    .filter(({ code }) => code < FULL_TIME)
    .toSorted((a, b) => a.code - b.code)
    .map(period => ({ ...period, label: periodLabel(period.code, sportId) }))
  return { home: final?.home ?? null, away: final?.away ?? null, period: null, seconds: null, periods }
}

/** A market with its current offer, followed by outcomes that only have bets. */
export function wireTradingMarket(
  sportId: SportId,
  market: DeskMarket,
  outcomes: readonly DeskOutcome[],
  money: OpenMoney,
): TradingMarket {
  const open = money.markets.get(marketKey(market.typeId, market.line))
  const offered = new Set(outcomes.map(outcome => outcome.pick))
  const gone = [...(open?.picks.keys() ?? [])].filter(pick => !offered.has(pick))
  const { suspendedByFeed: byFeed, suspendedByOperator: byAdmin } = market
  return {
    id: wireId(market.id),
    marketId: market.typeId,
    marketName: marketName(market.typeId),
    marketNameKorean: marketLabel(market.typeId, sportId),
    betBaseline: wireLine(market.line),
    main: market.main,
    suspension: { suspended: byFeed || byAdmin, byFeed, byAdmin },
    voided: market.voided,
    payout: wirePayout(market, outcomes),
    bets: [
      ...outcomes.map(outcome => wireTradingOutcome(outcome, open)),
      ...gone.map(pick => wireGoneOutcome(pick, open)),
    ],
    exposure: open?.exposure ?? NO_EXPOSURE,
    worst: open?.worst ?? { singles: 0, withCombinations: 0 },
  }
}

/** Payback of a market's prices in percent: configured, of the feed, and as offered. */
function wirePayout(
  { typeId, payoutRate }: DeskMarket,
  outcomes: readonly DeskOutcome[],
): TradingMarket['payout'] {
  const standing = outcomes.filter(outcome => outcome.status !== 'settled')
  const percent = (price: (outcome: DeskOutcome) => Odds) => {
    const rate = payoutRateOfPrices(typeId, standing.map(price))
    return rate === null ? null : wirePrice(rate)
  }
  return {
    set: payoutRate === null ? null : wirePrice(payoutRate),
    byFeed: percent(outcome => outcome.oddsByFeed),
    offered: percent(outcome => outcome.oddsByOperator ?? outcome.odds),
  }
}

const wireTradingOutcome = (outcome: DeskOutcome, open: OpenMarket | undefined): TradingOutcome => ({
  id: wireId(outcome.id),
  betName: outcome.pick,
  betNameKorean: pickLabel(outcome.pick),
  betPrice: wirePrice(outcome.odds),
  feedPrice: wirePrice(outcome.oddsByFeed),
  betPriceByAdmin: outcome.oddsByOperator === null ? null : wirePrice(outcome.oddsByOperator),
  offeredPrice: wirePrice(outcome.oddsByOperator ?? outcome.odds),
  version: outcome.version,
  status: wireStatus[outcome.status],
  suspendedByFeed: outcome.suspendedByFeed,
  suspendedByAdmin: outcome.suspendedByOperator,
  voided: outcome.voided,
  changedAt: outcome.changedAt,
  fedAt: outcome.fedAt,
  exposure: open?.picks.get(outcome.pick) ?? NO_EXPOSURE,
})

const wireGoneOutcome = (pick: string, open: OpenMarket | undefined): TradingOutcome => ({
  id: null,
  betName: pick,
  betNameKorean: pickLabel(pick),
  betPrice: null,
  feedPrice: null,
  betPriceByAdmin: null,
  offeredPrice: null,
  version: null,
  status: null,
  suspendedByFeed: false,
  suspendedByAdmin: false,
  voided: false,
  changedAt: null,
  fedAt: null,
  exposure: open?.picks.get(pick) ?? NO_EXPOSURE,
})
