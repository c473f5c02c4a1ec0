import { formatFigure, formatOddsLimit } from '#domain/korean-formats.ts'
import type { SlipNotice } from '#domain/slip/slip-notice.ts'
import { slipText } from '#domain/slip/slip-texts.ko.ts'

/**
 * Why the bet would be refused, shown next to the button before the press: shorter and calmer than the
 * alert on a press; or what changed the amount, shown below its field. Each text that a slip can cause
 * fits the one reserved line at 300 px.
 */
export function slipHint(notice: SlipNotice): string {
  switch (notice.code) {
    case 'NO_SELECTION':
      return '경기를 선택하면 베팅할 수 있습니다.'
    case 'STAKE_BELOW_MINIMUM':
      return `${formatFigure(notice.min)}원부터 베팅할 수 있습니다.`
    case 'STAKE_ABOVE_MAXIMUM':
      return `한 번에 ${formatFigure(notice.max)}원까지 베팅할 수 있습니다.`
    case 'WINNINGS_ABOVE_MAXIMUM':
      return `당첨금은 ${formatFigure(notice.max)}원까지입니다.`
    case 'TOTAL_ODDS_ABOVE_MAXIMUM':
      return `총배당 ${formatOddsLimit(notice.max)}배 한도 초과 · 경기를 빼 주세요.`
    case 'NO_STAKE_FITS_WINNINGS':
      return `최소금액만 걸어도 당첨 한도(${formatFigure(notice.max)}원)를 넘습니다.`
    case 'BALANCE_BELOW_MINIMUM':
      return `보유금액 ${formatFigure(notice.balance)}원 · 베팅할 수 없습니다.`
    case 'STAKE_CUT_TO_BALANCE':
      return '보유금액에 맞춰 베팅금액을 줄였습니다.'
    case 'STAKE_CUT_TO_WINNINGS':
      return '최대당첨금에 맞춰 베팅금액을 줄였습니다.'
    case 'STAKE_FRACTIONAL':
      return '원 단위로 입력해 주세요.'
    case 'FORM_INVALID':
      return '베팅금액을 숫자로 입력해 주세요.'
    case 'SINGLE_NOT_ALLOWED':
      return '단폴더 베팅은 이용하실 수 없습니다.'
    case 'BONUS_ODDS_TOO_LOW':
      return '보너스 배당은 1.30배를 넘는 선택만 가능합니다.'
    default:
      return slipText(notice)
  }
}
