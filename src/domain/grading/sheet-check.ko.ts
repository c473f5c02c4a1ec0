import { unreachable } from '../assert.ts'
import type { SheetFlaw } from './sheet-check.ts'

/** Why a sheet can't be a result, for the operator who entered it. */
export function sheetFlawText(flaw: SheetFlaw): string {
  switch (flaw.code) {
    case 'EMPTY':
      return '스코어가 없습니다'
    case 'UNKNOWN_CODES':
      return `이 종목에 없는 구간 코드입니다: ${flaw.codes.join(', ')}`
    case 'CONTRADICTION':
      return CONTRADICTIONS[flaw.detail] ?? '구간 스코어가 서로 맞지 않습니다'
    case 'FULL_TIME_MISSING':
      return '종료 스코어(100)가 없습니다'
    default:
      return unreachable(flaw)
  }
}

/** The sheet reader's own words. */
const CONTRADICTIONS: Readonly<Record<string, string>> = {
  'a period is written twice': '같은 구간이 두 번 입력되었습니다',
  'overtime differs from its parts': '연장 스코어가 연장 구간의 합과 다릅니다',
  'full time differs from the sum of its periods': '종료 스코어가 구간 스코어의 합과 다릅니다',
  'full time differs from the sum of its innings': '종료 스코어가 이닝 스코어의 합과 다릅니다',
  'an inning holds more than full time': '이닝 스코어가 종료 스코어보다 많습니다',
  'a period holds more than full time': '구간 스코어가 종료 스코어보다 많습니다',
  'the score after overtime differs from full time and overtime':
    '연장 포함 스코어가 종료 스코어와 연장 스코어의 합과 다릅니다',
  'the score after overtime is below full time': '연장 포함 스코어가 종료 스코어보다 적습니다',
  'full time differs from the sets won': '종료 스코어가 세트 결과와 다릅니다',
}
