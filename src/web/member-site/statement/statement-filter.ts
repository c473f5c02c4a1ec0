import type { statementContract } from '#contract/cashier/statement.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import { type StatementGroup, statementGroups } from '#domain/cashier/statement-groups.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { type GameType, gameTypes } from '#domain/sports/game-type.ts'

/** The URL query from the router. */
export type Address = Readonly<Record<string, string | undefined>>

const statementViews = ['movements', 'months'] as const
export type StatementView = (typeof statementViews)[number]

/** Periods in days back from today; three months by default (field W10). */
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

/** The filter of the statement, stored in the URL so that it can be shared and returned to. */
export type StatementFilter = {
  readonly view: StatementView
  readonly purse: 'all' | 'wallet' | 'points'
  readonly group: 'all' | StatementGroup
  readonly product: 'all' | GameType
  /** `free` means custom days. */
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

/** Parses the URL into a filter; invalid values are ignored. */
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

/** The URL query of a filter, without default values. */
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

/**
 * The server query of a filter. A period that ends today has no end day, so that new movements are never
 * missed.
 */
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
