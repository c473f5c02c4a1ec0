import type { BetLeg } from '#contract/bets.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import { casinoPick } from '#domain/casino/casino-pick.ko.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import type { BetRow } from './bet-history.sql.ts'
import { cancelReason } from './cancel-reason.ts'
import type { CasinoRoundRow } from './casino-rounds.sql.ts'

/**
 * Returns a casino bet as one leg: provider and game are in the fields of league and teams, the supplier's text of the
 * bet, or else the round, in those of the pick.
 */
export function wireCasinoLeg(
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
