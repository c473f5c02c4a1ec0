import { expect, test } from 'vitest'
import type { SportId } from './ids.ts'
import { periodLabel } from './period-labels.ts'
import {
  BASEBALL,
  BASKETBALL,
  ESPORTS,
  FOOTBALL,
  HANDBALL,
  ICE_HOCKEY,
  TABLE_TENNIS,
  TENNIS,
  VOLLEYBALL,
} from './sports.ts'

const RUGBY = 900_004 as SportId

test.each([
  ['LABEL-005', FOOTBALL, [1, 2, 10, 20], ['전반', '후반', '전반', '후반']],
  ['LABEL-005', HANDBALL, [10, 20], ['전반', '후반']],
  ['LABEL-006', BASKETBALL, [1, 4], ['1쿼터', '4쿼터']],
  ['LABEL-006', RUGBY, [1, 4], ['1쿼터', '4쿼터']],
  ['LABEL-007', BASEBALL, [1, 9, 10], ['1이닝', '9이닝', '연장 10이닝']],
  ['LABEL-008', VOLLEYBALL, [1, 5], ['1세트', '5세트']],
  ['LABEL-008', ESPORTS, [1, 5], ['1세트', '5세트']],
  ['LABEL-008', TENNIS, [1, 5], ['1세트', '5세트']],
  ['LABEL-008', TABLE_TENNIS, [1, 5], ['1세트', '5세트']],
  ['LABEL-009', ICE_HOCKEY, [1, 3], ['1피리어드', '3피리어드']],
  ['LABEL-010', FOOTBALL, [40], ['연장']],
  ['LABEL-011', FOOTBALL, [50], ['승부차기']],
  ['LABEL-012', FOOTBALL, [100], ['경기종료']],
  ['LABEL-013', FOOTBALL, [101], ['연장 포함']],
  ['LABEL-014', FOOTBALL, [102], ['승부차기 포함']],
  ['handbook 2.6', FOOTBALL, [-1, 0, 80], ['경기전', '곧 시작', '하프타임']],
  ['handbook 2.6', ICE_HOCKEY, [50, 80], ['승부치기', '휴식']],
] as const)('%s sport %i labels %j as %j', (_, sportId, codes, labels) => {
  expect(codes.map(code => periodLabel(code, sportId))).toEqual(labels)
})
