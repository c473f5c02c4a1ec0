import type { SportId } from '../ids.ts'
import type { PartKind } from './sport-table.ts'
import { sportOf } from './sports.ts'

/** Codes that mean the same in every sport (LABEL-010 to LABEL-014, handbook 2.6). */
const COMMON: Readonly<Record<number, string>> = {
  [-1]: '경기전',
  0: '곧 시작',
  40: '연장',
  50: '승부차기',
  80: '휴식',
  100: '경기종료',
  101: '연장 포함',
  102: '승부차기 포함',
}

/** Korean word for a kind of period. */
export const PART_WORD: Readonly<Record<PartKind, string>> = {
  half: '하프',
  quarter: '쿼터',
  inning: '이닝',
  set: '세트',
  period: '피리어드',
}

/** The feed uses 10 and 20 for halves; extra time has its own halves. */
const HALVES: Readonly<Record<number, string>> = {
  1: '전반',
  2: '후반',
  10: '전반',
  20: '후반',
  25: '3번째 하프',
  30: '연장 전반',
  35: '연장 후반',
  80: '하프타임',
}

/** The spec counts rugby in quarters (LABEL-006), unlike its markets. */
const RUGBY: ReadonlySet<number> = new Set([900_004, 900_005])

/** Label of code 50 where it is no penalty shoot-out. */
const SHOOT_OUT: Partial<Record<PartKind, string>> = { period: '승부치기', set: '골든세트' }

/** Korean label of a period code in a sport: 전반, 3쿼터, 연장, 경기종료 (LABEL-005 to LABEL-014). */
export function periodLabel(code: number, sportId: SportId): string {
  const { part } = sportOf(sportId)
  const kind = RUGBY.has(sportId) ? 'quarter' : part
  if (kind === 'half' && HALVES[code]) return HALVES[code]
  if (code === 50 && SHOOT_OUT[kind]) return SHOOT_OUT[kind]
  return COMMON[code] ?? `${code}${kind === 'half' ? '피리어드' : PART_WORD[kind]}`
}
