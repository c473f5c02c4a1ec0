import type { ThresholdName } from './thresholds.ts'

/** What each figure is called, what it is counted in, and what it does. */
export const thresholdWords: Readonly<
  Record<ThresholdName, { readonly name: string; readonly unit: string; readonly hint: string }>
> = {
  windowMinutes: { name: '함께 보는 시간', unit: '분', hint: '이 시간 안의 베팅을 픽별로 모읍니다.' },
  volumeMin: { name: '이례적 베팅량: 한 픽 베팅금', unit: '원', hint: '이 금액 이상일 때 비교합니다.' },
  volumeTimes: {
    name: '이례적 베팅량: 평소 대비',
    unit: '배',
    hint: '같은 경기와 리그의 평소 베팅금보다 이만큼 많을 때 알립니다.',
  },
  smallStakeMax: { name: '소액 반복: 한 건 베팅금', unit: '원', hint: '이 금액 이하를 소액으로 봅니다.' },
  smallCount: {
    name: '소액 반복: 건수',
    unit: '건',
    hint: '같은 픽에 세 번 이상 나누어 베팅한 회원들의 합계입니다.',
  },
  linkedStakeMin: {
    name: '연관 계정: 합계 베팅금',
    unit: '원',
    hint: '연결된 회원이 한 마켓에 이 금액 이상 베팅하면 알립니다.',
  },
  addressCrowd: {
    name: '연관 계정: 아이피 인원',
    unit: '명',
    hint: '더 많은 회원이 쓰는 아이피는 통신사 공용으로 보고 제외합니다.',
  },
  beforeSeconds: { name: '직전 베팅: 시간', unit: '초', hint: '정지·배당 인하 전 이 시간을 봅니다.' },
  beforeStakeMin: { name: '직전 베팅: 베팅금', unit: '원', hint: '합계가 이 금액 이상이면 알립니다.' },
}
