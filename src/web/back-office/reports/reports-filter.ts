import type { reportContract } from '#contract/back-office/reports/reports.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import {
  type ReportGroup,
  type ReportSort,
  reportGroups,
  reportSorts,
} from '#domain/reports/report-groups.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { now } from '#web/kit/time/time.ts'
import { type Address, pageText, readDay, readId, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

/** The filter of a report; all of it is in the URL, as text. */
export type ReportsFilter = {
  readonly group: ReportGroup
  readonly from: string
  readonly to: string
  readonly product: string
  readonly sport: string
  readonly league: string
  readonly market: string
  readonly level: string
  readonly member: string
  readonly sort: ReportSort
  readonly page: number
}

const code = (text: string | undefined): string => (/^\d{1,9}$/.test(text ?? '') ? (text ?? '') : '')

/** Days and months are sorted by time, all else by stakes. */
const usualSort = (group: ReportGroup): ReportSort =>
  group === 'day' || group === 'month' ? 'key' : 'staked'

/** Sums by match are not stored per member. */
const isOfMatches = (group: ReportGroup): boolean => ['sport', 'league', 'market'].includes(group)

function read(address: Address): ReportsFilter {
  const group = readWord(reportGroups, address.group) ?? 'day'
  const today = seoulDay(now())
  const from = readDay(address.from) || daysBack(6)
  const to = readDay(address.to) || today
  const matches = group !== 'member' && !readId(address.member)
  return {
    group,
    from: from <= to ? from : to,
    to,
    product: code(address.product),
    sport: matches ? code(address.sport) : '',
    league: matches ? code(address.league) : '',
    market: matches ? code(address.market) : '',
    level: code(address.level),
    member: isOfMatches(group) ? '' : readId(address.member),
    sort: readWord(reportSorts, address.sort) ?? usualSort(group),
    page: readPage(address.page),
  }
}

/** Stores the report's filter in the URL; defaults are omitted. */
export const reportsForm: AddressForm<ReportsFilter> = {
  read,
  write: ({ group, sort, page, ...texts }) => ({
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text || undefined])),
    group: group === 'day' ? undefined : group,
    sort: sort === usualSort(group) ? undefined : sort,
    page: pageText(page),
  }),
  change: (filter, change) => ({
    ...filter,
    page: 1,
    ...(change.group !== undefined && { sort: usualSort(change.group) }),
    ...change,
  }),
}

const daysBack = (days: number, at: Instant = now()): string => seoulDay(instant(at - days * DAY))

/** Preset periods. */
export const spans = {
  today: '오늘',
  yesterday: '어제',
  week: '7일',
  month: '이번 달',
  before: '지난달',
} as const
export type Span = keyof typeof spans

export function spanDays(span: Span): { readonly from: string; readonly to: string } {
  const today = daysBack(0)
  const first = `${today.slice(0, 8)}01`
  if (span === 'today') return { from: today, to: today }
  if (span === 'yesterday') return { from: daysBack(1), to: daysBack(1) }
  if (span === 'week') return { from: daysBack(6), to: today }
  if (span === 'month') return { from: first, to: today }
  const last = daysBack(Number(today.slice(8)))
  return { from: `${last.slice(0, 8)}01`, to: last }
}

export const spanOf = ({ from, to }: Pick<ReportsFilter, 'from' | 'to'>): Span | undefined =>
  (Object.keys(spans) as Span[]).find(span => {
    const days = spanDays(span)
    return days.from === from && days.to === to
  })

const narrowing = (filter: ReportsFilter) => ({
  group: filter.group,
  from: filter.from,
  to: filter.to,
  sort: filter.sort,
  ...(filter.product && { product: filter.product }),
  ...(filter.sport && { sportId: filter.sport }),
  ...(filter.league && { leagueId: filter.league }),
  ...(filter.market && { marketTypeId: filter.market }),
  ...(filter.level && { level: filter.level }),
  ...(filter.member && { memberId: filter.member }),
})

export const reportQuery = (filter: ReportsFilter): QueryInput<typeof reportContract.report> => ({
  ...narrowing(filter),
  page: String(filter.page),
})

/** The same as a request body. */
export const reportBody = narrowing

/** True if the report covers only a part of the site. */
export const isNarrowed = ({ product, sport, league, market, level, member }: ReportsFilter): boolean =>
  [product, sport, league, market, level, member].some(text => text !== '')

export const wholeHouse = { product: '', sport: '', league: '', market: '', level: '', member: '' } as const
