import type { ThresholdName } from './thresholds.ts'

/** Label and unit of each threshold. */
export const thresholdNameWords: Readonly<Record<ThresholdName, readonly [name: string, unit: string]>> = {
  windowMinutes: ['함께 보는 시간', '분'],
  volumeMin: ['이례적 베팅량: 한 픽 베팅금', '원'],
  volumeTimes: ['이례적 베팅량: 평소 대비', '배'],
  smallStakeMax: ['소액 반복: 한 건 베팅금', '원'],
  smallCount: ['소액 반복: 건수', '건'],
  linkedStakeMin: ['연관 계정: 합계 베팅금', '원'],
  addressCrowd: ['연관 계정: 아이피 인원', '명'],
  beforeSeconds: ['직전 베팅: 시간', '초'],
  beforeStakeMin: ['직전 베팅: 베팅금', '원'],
}
