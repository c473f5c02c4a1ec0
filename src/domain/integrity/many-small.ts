import { formatFigure } from '../korean-formats.ts'
import { type Hint, type PickedBet, stakesOf } from './hints.ts'
import type { Thresholds } from './thresholds.ts'

/** Number of small bets of one member on one pick that counts as repeated. */
const REPEATS = 3

/**
 * Finds many small bets on one pick within the window by members who repeat them, one alone or several
 * together (B19).
 */
export const manySmall = (bets: readonly PickedBet[], thresholds: Thresholds): readonly Hint[] =>
  [...Map.groupBy(bets, ({ outcomeId }) => outcomeId)].flatMap(([outcomeId, own]) => {
    const small = own.filter(({ stake }) => stake <= thresholds.smallStakeMax)
    const repeated = [...Map.groupBy(small, ({ memberId }) => memberId).values()].filter(
      ({ length }) => length >= REPEATS,
    )
    const found = repeated.flat()
    if (found.length < thresholds.smallCount) return []
    return {
      kind: 'many-small',
      subject: `outcome:${outcomeId}`,
      key: 'small',
      bets: found,
      others: [],
      text: textOf(found, repeated.length, thresholds),
    } satisfies Hint
  })

function textOf(
  found: readonly PickedBet[],
  members: number,
  { windowMinutes, smallStakeMax, smallCount }: Thresholds,
): string {
  const who = members === 1 ? '회원 한 명이' : `회원 ${formatFigure(members)}명이`
  return `최근 ${windowMinutes}분 동안 ${who} 같은 픽에 ${formatFigure(smallStakeMax)}원 이하로 ${formatFigure(found.length)}건, 모두 ${formatFigure(stakesOf(found))}원을 나누어 베팅했습니다. (기준 ${formatFigure(smallCount)}건 이상)`
}
