import type { Alarm } from '#contract/back-office/alarms.ts'
import type { AlarmDecision } from '#domain/protection/alarms.ts'
import { limitWord } from '#domain/protection/protection-words.ko.ts'

const what: Readonly<Record<Alarm['what'], string>> = {
  'limit-reached': '이용한도 도달',
  'cap-reached': '사이트 손실 한도 도달',
  'bet-while-excluded': '자가제한 중 베팅 시도',
  'time-used-up': '이용 시간 도달',
  'stakes-rising': '베팅금 급증',
  'loss-chased': '손실 뒤 베팅금 증가',
  'night-play': '잦은 심야 이용',
  'deposits-rising': '충전금 급증',
  'deposits-declined': '거절된 충전 반복',
  'withdrawals-cancelled': '취소된 환전 반복',
}

/** "이용한도 도달 (하루 손실 한도)". */
export const alarmWord = ({ what: kind, limit }: Pick<Alarm, 'what' | 'limit'>): string =>
  limit ? `${what[kind]} (${limitWord(limit)})` : what[kind]

export const decisionWord: Readonly<Record<AlarmDecision, string>> = {
  watch: '지켜봄',
  contacted: '안내함',
  excluded: '이용제한함',
  nothing: '조치 없음',
}
