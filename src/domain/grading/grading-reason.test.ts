import { expect, test } from 'vitest'
import type { MarketTypeId, SportId } from '../ids.ts'
import { line } from '../line.ts'
import { BASEBALL, BASKETBALL, FOOTBALL, ICE_HOCKEY, VOLLEYBALL } from '../sports/sports.ts'
import { gradeOutcome } from './grading.ts'
import { gradeGapText, gradingReason } from './grading-reason.ko.ts'
import { type ScoresByCode, scoreSheet } from './score-sheet.ts'

function reason(
  sportId: SportId,
  scores: ScoresByCode,
  [market, homeLine, pick]: readonly [number, number | undefined, string],
): string {
  const grade = gradeOutcome({
    sportId,
    marketTypeId: market as MarketTypeId,
    line: homeLine === undefined ? undefined : line(homeLine),
    pick,
    sheet: scoreSheet({ sportId, scores, status: Object.keys(scores).length > 0 ? 'finished' : 'cancelled' }),
  })
  return grade.ok ? gradingReason(grade.result, grade.basis) : gradeGapText(grade.why)
}

const none = undefined
const volleyball: ScoresByCode = { 1: [25, 22], 2: [21, 25], 3: [25, 19], 4: [27, 25] }

test.each([
  [FOOTBALL, { 100: [2, 1] }, [3, -50, '1'], '최종 스코어 2:1, 핸디캡 -0.5 적용 시 홈 승리로 적중입니다.'],
  [FOOTBALL, { 100: [2, 1] }, [3, -50, '2'], '최종 스코어 2:1, 핸디캡 +0.5 적용 시 홈 승리로 낙첨입니다.'],
  [
    FOOTBALL,
    { 100: [2, 1] },
    [3, -75, '1'],
    '최종 스코어 2:1, 핸디캡 -0.75 적용 시 홈 승리로 절반 적중입니다.',
  ],
  [
    FOOTBALL,
    { 100: [2, 1] },
    [3, -100, '1'],
    '최종 스코어 2:1, 핸디캡 -1 적용 시 무승부로 적특(배당 1.00) 처리되었습니다.',
  ],
  [FOOTBALL, { 100: [2, 2] }, [1, none, '1'], '최종 스코어 2:2, 무승부로 낙첨입니다.'],
  [FOOTBALL, { 100: [2, 2], 101: [3, 2] }, [1, none, 'X'], '정규시간 스코어 2:2, 무승부로 적중입니다.'],
  [
    FOOTBALL,
    { 100: [2, 1] },
    [2, 250, 'Over'],
    '최종 스코어 2:1, 합계 3, 기준점 2.5 대비 오버로 적중입니다.',
  ],
  [
    FOOTBALL,
    { 100: [2, 2] },
    [2, 400, 'Over'],
    '최종 스코어 2:2, 합계 4, 기준점 4와 같아 적특(배당 1.00) 처리되었습니다.',
  ],
  [
    FOOTBALL,
    { 100: [2, 2] },
    [101, 250, 'Under'],
    '최종 스코어 2:2, 홈 득점 2, 기준점 2.5 대비 언더로 적중입니다.',
  ],
  [FOOTBALL, { 10: [1, 0], 20: [1, 2] }, [41, none, '1'], '전반전 스코어 1:0, 홈 승리로 적중입니다.'],
  [
    FOOTBALL,
    { 10: [1, 0], 20: [1, 2] },
    [4, none, '1/X'],
    '전반전 1:0, 최종 스코어 2:2, 무승부로 적중입니다.',
  ],
  [FOOTBALL, { 100: [2, 2] }, [5, none, 'Odd'], '최종 스코어 2:2, 합계 4 짝수로 낙첨입니다.'],
  [FOOTBALL, { 100: [2, 2] }, [17, none, 'Yes'], "최종 스코어 2:2, '예' 선택은 적중입니다."],
  [FOOTBALL, {}, [1, none, '1'], '경기가 취소되어 적특(배당 1.00) 처리되었습니다.'],
  [
    BASKETBALL,
    { 100: [95, 95], 101: [107, 103] },
    [52, none, '1'],
    '연장 포함 스코어 107:103, 홈 승리로 적중입니다.',
  ],
  [VOLLEYBALL, volleyball, [3, -150, '1'], '세트 스코어 3:1, 핸디캡 -1.5 적용 시 홈 승리로 적중입니다.'],
  [
    VOLLEYBALL,
    volleyball,
    [2, 18_850, 'Over'],
    '총 점수 98:91, 합계 189, 기준점 188.5 대비 오버로 적중입니다.',
  ],
  [VOLLEYBALL, volleyball, [48, 2_050, 'Over'], '해당 구간이 진행되지 않아 적특(배당 1.00) 처리되었습니다.'],
  [ICE_HOCKEY, { 100: [2, 2] }, [52, none, '1'], '최종 스코어 2:2, 무승부로 적특(배당 1.00) 처리되었습니다.'],
  [
    BASEBALL,
    { 1: [1, 0], 2: [0, 0], 3: [0, 0], 4: [0, 0], 5: [0, 0] },
    [235, none, '1'],
    '1~5이닝 스코어 1:0, 홈 승리로 적중입니다.',
  ],
  [FOOTBALL, { 100: [2, 2] }, [41, none, '1'], '판정에 필요한 스코어가 기록에 없습니다.'],
] as const)(
  'gives the reason for sport %i, sheet %j, outcome %j: %s',
  (sportId, scores, outcome, sentence) => {
    expect(reason(sportId, scores, outcome)).toBe(sentence)
  },
)
