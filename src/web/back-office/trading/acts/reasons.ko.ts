import type { TradingAct } from './trading-act.ts'

/** Preset reasons; any other text is possible. */
export const reasonsOf: Readonly<
  Record<
    TradingAct['kind'] | 'reopen' | 'correct' | 'take-void-back' | 'cancel-bet' | 'end-waiting',
    readonly string[]
  >
> = {
  suspend: ['노출 한도 관리', '배당 오류 확인', '이상 베팅 의심', '라인업/부상 확인', '경기 상황 확인'],
  reopen: ['확인 완료', '배당 조정 완료', '피드 정상화'],
  price: ['노출 조정', '배당 오류 정정', '시장 배당 추종', '라인업/부상 반영'],
  'clear-price': ['피드 배당으로 복귀', '노출 조정 완료', '입력 오류'],
  start: ['주최측 시간 변경', '우천 지연', '피드 시간 오류'],
  proto: ['회차 편성', '주요 경기', '편성 오류', '배당 관리'],
  release: ['수동 운영 종료', '피드 정상화'],
  result: ['공식 기록 확인', '피드 결과 미수신'],
  correct: ['공식 기록 정정', '입력 오류', '피드 결과 오류'],
  void: ['경기 취소', '경기 연기', '경기 중단 (미재개)', '부전승', '경기 정보 오류'],
  'void-part': ['배당 오류', '기준점 오류', '팀 정보 오류', '선수 미출전', '규정에 따른 무효'],
  'cancel-bet': ['회원 요청', '배당 오류', '경기 정보 오류', '이상 베팅'],
  'take-void-back': ['착오 정정', '공식 기록 확인'],
  'end-waiting': ['시스템 지연', '시스템 오류', '회원 요청'],
}
