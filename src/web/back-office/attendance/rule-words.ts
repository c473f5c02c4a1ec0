import type { AttendanceCondition } from '#domain/promotions/attendance.ts'

export const conditionWord: Readonly<Record<AttendanceCondition, string>> = {
  none: '조건 없음',
  bet: '당일 확정된 베팅 1건',
}

export const figureNames = ['daily', 'week', 'month'] as const

export const figureWord: Readonly<Record<(typeof figureNames)[number], string>> = {
  daily: '매일',
  week: '7일 연속마다',
  month: '한 달 전체',
}
