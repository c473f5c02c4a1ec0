import type { ThresholdName } from '#domain/integrity/thresholds.ts'

/** Explanation of each figure, shown below its field. */
export const thresholdHints: Readonly<Record<ThresholdName, string>> = {
  windowMinutes: '이 시간 안의 베팅을 픽별로 모읍니다.',
  volumeMin: '이 금액 이상일 때 비교합니다.',
  volumeTimes: '같은 경기와 리그의 평소 베팅금보다 이만큼 많을 때 알립니다.',
  smallStakeMax: '이 금액 이하를 소액으로 봅니다.',
  smallCount: '같은 픽에 세 번 이상 나누어 베팅한 회원들의 합계입니다.',
  linkedStakeMin: '연결된 회원이 한 마켓에 이 금액 이상 베팅하면 알립니다.',
  addressCrowd: '더 많은 회원이 쓰는 아이피는 통신사 공용으로 보고 제외합니다.',
  beforeSeconds: '정지·배당 인하 전 이 시간을 봅니다.',
  beforeStakeMin: '합계가 이 금액 이상이면 알립니다.',
}
