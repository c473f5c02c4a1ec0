import type { returnSorts } from '#contract/back-office/minigames/return-desk.ts'
import { DAY, instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { now } from '#web/kit/time/time.ts'
import { pageText, readDay, readId, readWord } from '../../kit/lists/address.ts'
import type { AddressForm } from '../../kit/lists/use-address-filter.ts'

type Sort = (typeof returnSorts)[number]
export const sortWords: Readonly<Record<Sort, string>> = {
  deviation: '편차순',
  stakes: '베팅금순',
  hold: '수익순',
  title: '이름순',
}
export const sorts = Object.keys(sortWords) as readonly Sort[]

/** Period, order, and the game whose picks are shown; all of it is in the URL. */
export type ReturnsFilter = {
  readonly from: string
  readonly to: string
  readonly sort: Sort
  readonly gameId: string
  readonly page: number
}

/** Default period: 30 days, like the automatic monitoring. */
const DAYS = 30

const dayBefore = (days: number): string => seoulDay(instant(now() - days * DAY))

export const returnsForm: AddressForm<ReturnsFilter> = {
  read: ({ from, to, sort, gameId, page }) => ({
    from: readDay(from) || dayBefore(DAYS - 1),
    to: readDay(to) || dayBefore(0),
    sort: readWord(sorts, sort) ?? 'deviation',
    gameId: readId(gameId),
    page: readPage(page),
  }),
  write: ({ from, to, sort, gameId, page }) => ({
    from: from === dayBefore(DAYS - 1) ? undefined : from,
    to: to === dayBefore(0) ? undefined : to,
    sort: sort === 'deviation' ? undefined : sort,
    gameId: gameId || undefined,
    page: pageText(page),
  }),
}

const spans = { today: 1, week: 7, month: 30, quarter: 90 } as const
export const spanWords: Readonly<Record<keyof typeof spans, string>> = {
  today: '오늘',
  week: '7일',
  month: '30일',
  quarter: '90일',
}
export const spanKeys = Object.keys(spans) as readonly (keyof typeof spans)[]

export const spanDays = (key: keyof typeof spans) => ({ from: dayBefore(spans[key] - 1), to: dayBefore(0) })

export const spanOf = ({ from, to }: ReturnsFilter): string =>
  spanKeys.find(key => spanDays(key).from === from && spanDays(key).to === to) ?? ''
