import { expect, test } from 'vitest'
import type { SportId } from '../ids.ts'
import { periodLabel } from './period-label.ts'
import {
  BASEBALL,
  BASKETBALL,
  ESPORTS,
  FOOTBALL,
  HANDBALL,
  ICE_HOCKEY,
  TENNIS,
  VOLLEYBALL,
} from './sports.ts'

const RUGBY = 900_004 as SportId

test.each<[string, SportId, Record<number, string>]>([
  [
    'LABEL-005 football',
    FOOTBALL,
    { 1: '전반', 2: '후반', 10: '전반', 20: '후반', 25: '3번째 하프', 80: '하프타임' },
  ],
  ['LABEL-005 handball', HANDBALL, { 10: '전반', 20: '후반' }],
  ['LABEL-006 basketball', BASKETBALL, { 1: '1쿼터', 4: '4쿼터' }],
  ['LABEL-006 rugby', RUGBY, { 1: '1쿼터', 4: '4쿼터' }],
  ['LABEL-007 baseball', BASEBALL, { 1: '1이닝', 9: '9이닝', 11: '11이닝' }],
  ['LABEL-008 volleyball', VOLLEYBALL, { 5: '5세트', 50: '골든세트' }],
  ['LABEL-008 e-games', ESPORTS, { 3: '3세트' }],
  ['LABEL-008 tennis', TENNIS, { 1: '1세트' }],
  ['LABEL-009 ice hockey', ICE_HOCKEY, { 1: '1피리어드', 50: '승부치기', 80: '휴식' }],
  ['LABEL-010 overtime', BASKETBALL, { 40: '연장' }],
  ['LABEL-011 penalties', FOOTBALL, { 50: '승부차기' }],
  [
    'LABEL-012 LABEL-013 LABEL-014 full time',
    FOOTBALL,
    { 100: '경기종료', 101: '연장 포함', 102: '승부차기 포함' },
  ],
])('names the periods of %s', (_, sport, labels) => {
  for (const [code, label] of Object.entries(labels)) expect(periodLabel(Number(code), sport)).toBe(label)
})
