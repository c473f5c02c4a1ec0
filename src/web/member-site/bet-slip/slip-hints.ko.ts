import { formatFigure, formatOddsLimit } from '#domain/korean-formats.ts'
import { slipText } from '#domain/slip/slip-texts.ko.ts'
import type { SlipViolation } from '#domain/slip/slip-violation.ts'

/**
 * Why the bet would be refused, said beside the button before it is pressed: shorter and calmer than the alert that
 * the press itself brings.
 */
export function slipHint(violation: SlipViolation): string {
  switch (violation.code) {
    case 'NO_SELECTION':
      return '경기를 선택하면 베팅할 수 있습니다.'
    case 'STAKE_BELOW_MINIMUM':
      return `${formatFigure(violation.min)}원부터 베팅할 수 있습니다.`
    case 'STAKE_ABOVE_MAXIMUM':
      return `한 번에 ${formatFigure(violation.max)}원까지 베팅할 수 있습니다.`
    case 'WINNINGS_ABOVE_MAXIMUM':
      return `당첨금은 ${formatFigure(violation.max)}원까지입니다.`
    case 'TOTAL_ODDS_ABOVE_MAXIMUM':
      return `예상배당은 ${formatOddsLimit(violation.max)}배까지입니다. 선택을 줄여 주세요.`
    case 'STAKE_FRACTIONAL':
      return '원 단위로 입력해 주세요.'
    case 'FORM_INVALID':
      return '베팅금액을 숫자로 입력해 주세요.'
    default:
      return slipText(violation)
  }
}
