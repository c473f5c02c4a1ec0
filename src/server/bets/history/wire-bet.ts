import type { Bet, BetLeg } from '#contract/bets/bets.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import { casinoPick } from '#domain/casino/casino-pick.ko.ts'
import type { LegResult } from '#domain/grading/leg-result.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { marketLabel, marketName } from '#domain/markets/market-catalogue.ts'
import { pickLabel } from '#domain/markets/pick-labels.ko.ts'
import { ruleKeyOfGameType } from '#domain/rules/rule-keys.ts'
import type { Rules } from '#server/rules/rules.ts'
import type { PickNames } from '../record/shown-names.ts'
import { lineText, wireId } from '../sports/odds-change-item.ts'
import type { BetRow } from './bet-history.sql.ts'
import type { ToldBet, ToldLeg } from './bet-history.ts'
import { cancelReason } from './cancel-reason.ts'
import type { CasinoRoundRow } from './casino-rounds.sql.ts'
import { wireRoundLeg } from './wire-round-leg.ts'

/**
 * Returns a casino bet as one leg: provider and game are in the fields of league and teams, the supplier's text of the
 * bet, or else the round, in those of the pick.
 */
function wireCasinoLeg(
  { statusCode, cancelledBy }: Pick<BetRow, 'statusCode' | 'cancelledBy'>,
  row: CasinoRoundRow,
): BetLeg {
  const kind = row.kind === 'slot' ? '슬롯' : '라이브카지노'
  const { market, pick } = casinoPick(row)
  return {
    fixtureId: row.roundId,
    oddsId: 0,
    sportId: row.gameId,
    sportName: kind,
    leagueName: row.provider,
    home: row.game,
    away: '',
    startdate: formatSeoul(row.at, 'YYYY-MM-DD HH:mm:ss'),
    marketId: 0,
    marketName: 'round',
    marketNameKorean: market,
    betName: row.round,
    betNameKorean: pick,
    betBaseline: '',
    betPrice: 1,
    version: 0,
    scoreAtBet: '',
    casino: {
      ...{ provider: row.provider, game: row.game, round: row.round, state: row.state },
      ...(row.isHeld && { isHeld: true }),
    },
    status: statusCode,
    result: resultOf[statusCode] ?? '',
    score: '',
    reason: cancelledBy ? cancelReason[cancelledBy] : '',
  }
}

const resultOf: Readonly<Record<number, BetLeg['result']>> = {
  [betStatusCode.won]: 'won',
  [betStatusCode.lost]: 'lost',
  [betStatusCode.void]: 'void',
}

/** Returns a bet in the spec's words, with its rules only when requested. */
export function wireBet(
  { bet, legs, picks, casino, cancellable }: ToldBet,
  rules?: Pick<Rules, 'versionAt'>,
): Bet {
  const ruleKey = ruleKeyOfGameType(bet.gameType)
  const ruleVersion = ruleKey && rules?.versionAt(ruleKey, bet.placedAt)
  return {
    id: bet.id,
    gameType: bet.gameType,
    gameDetailType: bet.detailType,
    betStyle: bet.style,
    status: bet.statusCode,
    amounts: bet.stake,
    ...(bet.couponId !== null && { isFree: true }),
    totalRatio: bet.totalOdds / 100,
    winnings: bet.statusCode === betStatusCode.open ? bet.winnings : (bet.payout ?? 0),
    createdAt: formatSeoul(bet.placedAt, 'YYYY-MM-DD HH:mm:ss'),
    settledAt: bet.settledAt === null ? null : formatSeoul(bet.settledAt, 'YYYY-MM-DD HH:mm:ss'),
    resettledBy: bet.settledAt !== null && bet.cancelledBy === null ? bet.resettledBy : null,
    cancellable,
    rules: ruleKey && ruleVersion !== undefined ? { key: ruleKey, version: ruleVersion } : null,
    oddsAcceptMode: bet.accepts,
    settledRatio: bet.settledOdds === null ? null : bet.settledOdds / 100,
    bonus:
      bet.bonusOdds === null || bet.bonusFolds === null
        ? null
        : {
            folds: bet.bonusFolds,
            betPrice: bet.bonusOdds / 100,
            settledPrice: bet.settledBonus === null ? null : bet.settledBonus / 100,
          },
    bettings: [
      ...legs.map(one => wireLeg(bet, one)),
      ...picks.map(one => wireRoundLeg(bet, one)),
      ...casino.map(one => wireCasinoLeg(bet, one)),
    ],
  }
}

/** The spec's leg status by result; half results are shown as won or lost (decision 0008). */
const statusOfResult: Readonly<Record<LegResult['kind'], number>> = {
  won: betStatusCode.won,
  'half-won': betStatusCode.won,
  'dead-heat': betStatusCode.won,
  void: betStatusCode.void,
  'half-lost': betStatusCode.lost,
  lost: betStatusCode.lost,
}

/** Current names, for bets that wait or are older than the stored names. */
const namesOfToday = (leg: ToldLeg['leg'], fixture: ToldLeg['fixture']): PickNames => ({
  sport: fixture.sportNameKorean,
  league: fixture.leagueNameKorean,
  home: fixture.homeNameKorean,
  away: fixture.awayNameKorean,
  market: marketLabel(leg.marketTypeId, fixture.sportId),
  pick: pickLabel(leg.pick),
})

/** Returns one leg, with the names it had when it was taken. */
export function wireLeg(
  { cancelledBy }: Pick<ToldBet['bet'], 'cancelledBy'>,
  { leg, fixture }: ToldLeg,
): BetLeg {
  const names = leg.names ?? namesOfToday(leg, fixture)
  return {
    fixtureId: leg.fixtureId,
    oddsId: wireId(leg.outcomeId),
    sportId: fixture.sportId,
    sportName: names.sport,
    leagueName: names.league,
    home: names.home,
    away: names.away,
    startdate: formatSeoul(fixture.startsAt, 'YYYY-MM-DD HH:mm:ss'),
    marketId: leg.marketTypeId,
    marketName: marketName(leg.marketTypeId),
    marketNameKorean: names.market,
    betName: leg.pick,
    betNameKorean: names.pick,
    betBaseline: lineText(leg.line),
    betPrice: leg.odds / 100,
    version: leg.version,
    scoreAtBet: leg.homeAtBet === null ? '' : `${leg.homeAtBet}:${leg.awayAtBet}`,
    ...(cancelledBy && !leg.result
      ? { status: betStatusCode.cancelled, result: '', score: '', reason: cancelReason[cancelledBy] }
      : {
          status: leg.result ? statusOfResult[leg.result] : betStatusCode.open,
          result: leg.result ?? '',
          score: leg.score,
          reason: leg.reason,
        }),
  }
}
