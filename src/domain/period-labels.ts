import type { SportId } from './ids.ts'
import { ICE_HOCKEY, type PartKind, sportOf } from './sports.ts'

/** Codes that mean the same in every sport (LABEL-010..014, handbook 2.6). */
const COMMON_LABELS: Readonly<Record<number, string>> = {
  [-1]: '경기전',
  0: '곧 시작',
  40: '연장',
  80: '휴식',
  100: '경기종료',
  101: '연장 포함',
  102: '승부차기 포함',
}

const PART_WORD: Record<Exclude<PartKind, 'half'>, string> = {
  quarter: '쿼터',
  inning: '이닝',
  set: '세트',
  period: '피리어드',
}

/** Korean label of a period code in a sport (LABEL-005..014). */
export function periodLabel(code: number, sportId: SportId): string {
  const { part } = sportOf(sportId)
  if (code === 50) return shootOutLabel(sportId, part)
  if (code === 80 && part === 'half') return '하프타임'
  const common = COMMON_LABELS[code]
  if (common) return common
  return part === 'half' ? halfLabel(code) : partLabel(code, part)
}

function shootOutLabel(sportId: SportId, part: PartKind): string {
  if (part === 'set') return '골든세트'
  return sportId === ICE_HOCKEY ? '승부치기' : '승부차기'
}

/** Football writes 10 and 20; the checklist's 1 and 2 mean the same. */
function halfLabel(code: number): string {
  const labels: Record<number, string> = {
    1: '전반',
    2: '후반',
    10: '전반',
    20: '후반',
    25: '3번째 하프',
    30: '연장 전반',
    35: '연장 후반',
  }
  return labels[code] ?? `${code}피리어드`
}

function partLabel(code: number, part: Exclude<PartKind, 'half'>): string {
  if (part === 'quarter' && (code === 10 || code === 20)) return code === 10 ? '전반' : '후반'
  if (part === 'inning' && code >= 10) return `연장 ${code}이닝`
  return `${code}${PART_WORD[part]}`
}
