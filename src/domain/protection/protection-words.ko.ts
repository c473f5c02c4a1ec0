import { formatFigure } from '../korean-formats.ts'
import type { ExclusionPeriod } from './exclusion.ts'
import type { LimitKind, LimitName } from './limits.ts'
import type { LimitPeriod } from './periods.ts'

const kindWord: Readonly<Record<LimitKind, string>> = {
  deposit: '충전 한도',
  stake: '베팅 한도',
  loss: '손실 한도',
  time: '이용시간',
}

export const periodWord: Readonly<Record<LimitPeriod, string>> = {
  day: '하루',
  week: '한 주',
  month: '한 달',
}

/** "하루 베팅 한도". */
export const limitWord = ({ kind, period }: LimitName): string => `${periodWord[period]} ${kindWord[kind]}`

/** "100,000원", "90분", or 제한 없음. */
export const amountWord = (kind: LimitKind, amount: number | null): string =>
  amount === null ? '제한 없음' : `${formatFigure(amount)}${kind === 'time' ? '분' : '원'}`

export const exclusionWord: Readonly<Record<ExclusionPeriod, string>> = {
  '1-day': '1일',
  '1-week': '1주일',
  '1-month': '1개월',
  '6-months': '6개월',
  permanent: '영구',
}
