import type { FixtureId, MarketId, MemberId, OutcomeId } from '../ids.ts'
import { type Instant, SECOND } from '../instant.ts'
import { formatFigure, formatSeoul } from '../korean-formats.ts'
import { formatOdds, type Odds } from '../odds.ts'
import { type Hint, type PickedBet, stakesOf } from './hints.ts'
import type { Thresholds } from './thresholds.ts'

/** An operator stopped betting or lowered odds. `actId` is the id of the operator action. */
export type Move = {
  readonly actId: number
  readonly at: Instant
  readonly operatorId: MemberId
  readonly operator: string
  readonly fixtureId: FixtureId
  /** Only this market or this pick; the whole fixture when both are missing. */
  readonly marketId?: MarketId
  readonly outcomeId?: OutcomeId
  /** Odds before and after; missing for a stop. */
  readonly price?: { readonly before: Odds; readonly after: Odds }
}

/** Finds bets placed just before an operator stopped betting on them or lowered their odds (B19). */
export const beforeMoves = (
  bets: readonly PickedBet[],
  moves: readonly Move[],
  thresholds: Thresholds,
): readonly Hint[] =>
  moves.flatMap((move): Hint[] => {
    const from = move.at - thresholds.beforeSeconds * SECOND
    const found = bets.filter(bet => bet.placedAt >= from && bet.placedAt <= move.at && isAbout(move, bet))
    if (found.length === 0 || stakesOf(found) < thresholds.beforeStakeMin) return []
    return [
      {
        kind: 'before-move',
        subject: `fixture:${move.fixtureId}`,
        key: `act:${move.actId}`,
        bets: found,
        others: [],
        text: textOf(found, move, thresholds),
      },
    ]
  })

const isAbout = ({ fixtureId, marketId, outcomeId }: Move, bet: PickedBet): boolean =>
  bet.fixtureId === fixtureId &&
  (marketId === undefined || bet.marketId === marketId) &&
  (outcomeId === undefined || bet.outcomeId === outcomeId)

function textOf(
  bets: readonly PickedBet[],
  { at, operator, price }: Move,
  { beforeSeconds, beforeStakeMin }: Thresholds,
): string {
  const moment = formatSeoul(at, 'YYYY-MM-DD HH:mm:ss').slice(5)
  const what = price ? `배당 변경 ${formatOdds(price.before)} → ${formatOdds(price.after)}` : '베팅 정지'
  return `운영자 ${operator} 계정의 ${what}(${moment}) 전 ${beforeSeconds}초 동안 ${formatFigure(bets.length)}건, ${formatFigure(stakesOf(bets))}원이 베팅되었습니다. (기준 ${formatFigure(beforeStakeMin)}원 이상)`
}
