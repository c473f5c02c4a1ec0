import { unreachable } from '../assert.ts'
import { SHOOT_OUT } from '../sports/period-codes.ts'
import type { EndFlaw } from '../sports/set-ends.ts'
import type { IncidentFlaw } from './result-incidents.ts'
import type { SheetFlaw } from './sheet-check.ts'

/** Returns why a sheet can't be a result, for the operator who entered it. */
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
    case 'HOME_UNBATTED':
      return '홈팀 미공격은 야구의 마지막 이닝에만 입력할 수 있습니다'
    case 'END_IMPLAUSIBLE':
      return `${endFlawText(flaw.end)}. 기권, 부전승 또는 스코어 오류인지 확인해 주세요`
    case 'INCIDENTS':
      return INCIDENTS[flaw.flaw]
    default:
      return unreachable(flaw)
  }
}

/** Why a set or a match can't have ended as reported, without a full stop. */
export function endFlawText(end: EndFlaw): string {
  if (end.kind === 'match')
    return `세트 스코어 ${end.sets.home}:${end.sets.away}에서는 경기가 끝날 수 없습니다`
  const set = end.code === SHOOT_OUT ? '골든세트' : `${end.code}세트`
  return `${set}는 ${end.score.home}:${end.score.away}에서 끝날 수 없습니다`
}

/** Korean texts of the sheet reader's messages. */
const CONTRADICTIONS: Readonly<Record<string, string>> = {
  'a period is written twice': '같은 구간이 두 번 입력되었습니다',
  'overtime follows a score that is not level': '동점이 아닌 경기에 연장 스코어가 있습니다',
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

const INCIDENTS: Readonly<Record<IncidentFlaw, string>> = {
  SCORING_ORDER: '득점 순서가 스코어와 다릅니다',
  FIRST_GOAL: '첫 득점팀이 스코어나 득점 순서와 다릅니다',
  LAST_GOAL: '마지막 득점팀이 스코어나 득점 순서와 다릅니다',
  CORNERS: '코너킥 수는 전반(10), 후반(20), 전체(100)로 입력하며 합이 맞아야 합니다',
  CARDS: '카드 수는 전반(10), 후반(20), 전체(100)로 입력하며 합이 맞아야 합니다',
  KILLS: '킬 수는 진행된 세트에만 입력할 수 있습니다',
  FIRST_EVENT: '없는 첫 기록이거나 진행되지 않은 세트입니다',
  MERCY_RULE: '콜드게임은 야구에만 있습니다',
  SCHEDULED_INNINGS: '예정 이닝은 야구에서 5~9이닝으로만 입력할 수 있습니다',
  RETIRED: '기권은 세트로 승부하는 종목에만 입력할 수 있습니다',
}
