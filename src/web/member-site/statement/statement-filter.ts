import type { statementContract } from '#contract/cashier/statement.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import { type StatementGroup, statementGroups } from '#domain/cashier/statement-groups.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { type GameType, gameTypes } from '#domain/sports/game-type.ts'

/** The query of an address, as the router gives it. */
export type Address = Readonly<Record<string, string | undefined>>

export const statementViews = ['movements', 'months'] as const
export type StatementView = (typeof statementViews)[number]

/** Spans that are offered, by their days back from today; three months is what one looks at first (field W10). */
export const statementPeriods = { today: 0, week: 6, month: 29, quarter: 91, year: 365 } as const
export type StatementPeriod = keyof typeof statementPeriods

export const statementPeriodWord: Readonly<Record<StatementPeriod | 'free', string>> = {
  today: '오늘',
  week: '일주일',
  month: '한달',
  quarter: '3개월',
  year: '1년',
  free: '기간 선택',
}

/** What of the statement is on screen; kept in the address, so that it can be shared and gone back to. */
export type StatementFilter = {
  readonly view: StatementView
  readonly purse: 'all' | 'wallet' | 'points'
  readonly group: 'all' | StatementGroup
  readonly product: 'all' | GameType
  /** `free` is the days that the member chose. */
  readonly period: StatementPeriod | 'free'
  readonly from: string
  readonly to: string
}

export const wholeStatement: StatementFilter = {
  view: 'movements',
  purse: 'all',
  group: 'all',
  product: 'all',
  period: 'quarter',
  from: '',
  to: '',
}

const oneOf = <T extends string, D extends string>(
  list: readonly T[],
  text: string | undefined,
  other: D,
): T | D => list.find(one => one === text) ?? other

const dayOf = (text: string | undefined): string => (text && seoulDayRange(text) ? text : '')

const periods = Object.keys(statementPeriods) as StatementPeriod[]

/** Whatever stands in the address, as a filter; what makes no sense is left out. */
export function readFilter(address: Address): StatementFilter {
  const from = dayOf(address.from)
  const to = dayOf(address.to)
  return {
    view: oneOf(statementViews, address.view, 'movements'),
    purse: oneOf(['wallet', 'points'], address.purse, 'all'),
    group: oneOf(statementGroups, address.group, 'all'),
    product: oneOf(gameTypes, address.product, 'all'),
    period: from || to ? 'free' : oneOf(periods, address.period, 'quarter'),
    from,
    to,
  }
}

/** The address of a filter; what is as at first does not show. */
export function filterAddress({ period, from, to, ...filter }: StatementFilter): Address {
  const shown = (key: 'view' | 'purse' | 'group' | 'product') =>
    filter[key] === wholeStatement[key] ? undefined : filter[key]
  return {
    view: shown('view'),
    purse: shown('purse'),
    group: shown('group'),
    product: shown('product'),
    ...(period === 'free' ? { from, to } : { period: period === 'quarter' ? undefined : period }),
  }
}

/** What to ask the server. A span up to today stays open, so that nothing new is ever missed. */
export function statementQuery(
  { purse, group, product, period, from, to }: StatementFilter,
  now: Instant,
): QueryInput<typeof statementContract.file> {
  const first = period === 'free' ? from : seoulDay(instant(now - statementPeriods[period] * DAY))
  return {
    ...(purse !== 'all' && { purse }),
    ...(group !== 'all' && { group }),
    ...(product !== 'all' && { product }),
    ...(first && { from: first }),
    ...(period === 'free' && to && { to }),
  }
}

export const isNarrowed = ({ view: _, ...filter }: StatementFilter): boolean =>
  Object.entries(filter).some(([key, value]) => value !== wholeStatement[key as keyof typeof filter])
