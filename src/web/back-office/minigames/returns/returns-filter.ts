import type { returnSorts } from '#contract/back-office/minigames/return-desk.ts'
import { DAY, instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { now } from '#web/kit/time/time.ts'
import { setDayOf } from '../../kit/lists/day-fields.tsx'
import { linkedId, listFilter, orderOf } from '../../kit/lists/list-filter.ts'

const sortWords: Readonly<Record<(typeof returnSorts)[number], string>> = {
  deviation: '편차순',
  stakes: '베팅금순',
  hold: '수익순',
  title: '이름순',
}

/** Default period: 30 days, like the automatic monitoring. */
const DAYS = 30

const dayBefore = (days: number): string => seoulDay(instant(now() - days * DAY))

export const returnsFilter = listFilter({
  from: setDayOf({ label: '시작일', max: 'to' }, () => dayBefore(DAYS - 1)),
  to: setDayOf({ label: '종료일', min: 'from' }, () => dayBefore(0)),
  sort: orderOf(sortWords, 'deviation'),
  /** The game whose picks are shown; the list has all games. */
  gameId: { ...linkedId(), excludes: false },
})

const spans = { today: 1, week: 7, month: 30, quarter: 90 } as const
type Span = keyof typeof spans
export const spanWords: Readonly<Record<Span, string>> = {
  today: '오늘',
  week: '7일',
  month: '30일',
  quarter: '90일',
}
export const spanKeys = Object.keys(spans) as readonly Span[]

export const spanDays = (key: Span) => ({ from: dayBefore(spans[key] - 1), to: dayBefore(0) })

export const spanOf = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  spanKeys.find(key => spanDays(key).from === from && spanDays(key).to === to) ?? ''
