import type { Bet, BetLeg, betContract } from '#contract/bets.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import type { LegResult } from '#domain/grading/leg-result.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { marketLabel, marketName } from '#domain/markets/market-catalogue.ts'
import { pickLabel } from '#domain/markets/pick-labels.ko.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Handlers } from '#server/platform/http.ts'
import { findBet, listBets, type ToldBet, type ToldLeg } from './bet-history.ts'
import { cancelBet } from './cancel-bet.ts'
import { lineText, wireId } from './odds-change-item.ts'
import { placeBetRoute } from './place-bet.routes.ts'
import type { Betting } from './place-bet.ts'

type BetRouteDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly betting: Betting }

export const betRoutes = ({ betting, ...deps }: BetRouteDeps): Handlers<typeof betContract> => ({
  place: placeBetRoute(betting),
  list: async ({ query: { type, status, from, to, page }, caller: { memberId } }) => {
    const question = { memberId, gameType: type, statusCode: status, from, to, page }
    const { bets, pageCount, totalCount } = await listBets(deps, question)
    return accept({ bets: bets.map(wireBet), pageCount, totalCount })
  },
  detail: async ({ params, caller }) => {
    const bet = await findBet(deps, caller.memberId, params.betId)
    return bet ? accept(wireBet(bet)) : refuse({ code: 'BET_UNKNOWN' })
  },
  cancel: async ({ params, caller }) => {
    const answer = await cancelBet(deps, caller.memberId, params.betId)
    return answer.ok ? accept({ id: answer.value.betId, emoney: answer.value.balance }) : answer
  },
})

const wireBet = ({ bet, legs, cancellable }: ToldBet): Bet => ({
  id: bet.id,
  gameType: bet.gameType,
  gameDetailType: bet.detailType,
  betStyle: bet.style,
  status: bet.statusCode,
  amounts: bet.stake,
  totalRatio: bet.totalOdds / 100,
  winnings: bet.statusCode === betStatusCode.open ? bet.winnings : (bet.payout ?? 0),
  createdAt: formatSeoul(bet.placedAt, 'YYYY-MM-DD HH:mm:ss'),
  settledAt: bet.settledAt === null ? null : formatSeoul(bet.settledAt, 'YYYY-MM-DD HH:mm:ss'),
  cancellable,
  bonus:
    bet.bonusOdds === null || bet.bonusFolds === null
      ? null
      : { folds: bet.bonusFolds, betPrice: bet.bonusOdds / 100 },
  bettings: legs.map(one => wireLeg(bet, one)),
})

/** The spec's status of a leg by its result; half results hide behind won and lost (decision 0008). */
const statusOfResult: Readonly<Record<LegResult['kind'], number>> = {
  won: betStatusCode.won,
  'half-won': betStatusCode.won,
  'dead-heat': betStatusCode.won,
  void: betStatusCode.void,
  'half-lost': betStatusCode.lost,
  lost: betStatusCode.lost,
}

const cancelReason = {
  member: '회원님이 취소한 베팅입니다.',
  operator: '관리자가 취소한 베팅입니다.',
} as const

function wireLeg({ cancelledBy }: ToldBet['bet'], { leg, fixture }: ToldLeg): BetLeg {
  return {
    fixtureId: leg.fixtureId,
    oddsId: wireId(leg.outcomeId),
    sportId: fixture.sportId,
    sportName: fixture.sportNameKorean,
    leagueName: fixture.leagueNameKorean,
    home: fixture.homeNameKorean,
    away: fixture.awayNameKorean,
    startdate: formatSeoul(fixture.startsAt, 'YYYY-MM-DD HH:mm:ss'),
    marketId: leg.marketTypeId,
    marketName: marketName(leg.marketTypeId),
    marketNameKorean: marketLabel(leg.marketTypeId, fixture.sportId),
    betName: leg.pick,
    betNameKorean: pickLabel(leg.pick),
    betBaseline: lineText(leg.line),
    betPrice: leg.odds / 100,
    version: leg.version,
    scoreAtBet: '',
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
