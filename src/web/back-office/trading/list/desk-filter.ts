import type { TradingState, tradingContract } from '#contract/back-office/trading.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readDay, readId, readText, readWord } from '../../kit/lists/address.ts'
import type { AddressForm } from '../../kit/lists/use-address-filter.ts'

type FixturesQuery = QueryInput<typeof tradingContract.fixtures>

export const deskStates = ['all', 'upcoming', 'live', 'waiting', 'settled'] as const
export type DeskState = (typeof deskStates)[number]

export const deskStateWords: Readonly<Record<DeskState, string>> = {
  all: '전체',
  upcoming: '예정',
  live: '진행',
  waiting: '결과대기',
  settled: '완료',
} satisfies Record<TradingState | 'all', string>

export const deskSorts = ['start', 'stakes', 'worst'] as const
export type DeskSort = (typeof deskSorts)[number]

/** The filter of the fixture list; all of it is in the URL. */
export type DeskFilter = {
  readonly state: DeskState
  readonly date: string
  readonly sportId: string
  readonly leagueId: string
  readonly search: string
  readonly betsOnly: boolean
  readonly protoOnly: boolean
  readonly sort: DeskSort
  readonly page: number
}

/** Stores the filter in the URL; defaults are omitted. */
export const deskForm: AddressForm<DeskFilter> = {
  read: address => ({
    state: readWord(deskStates, address.state) ?? 'all',
    date: readDay(address.date),
    sportId: readId(address.sport_id),
    leagueId: readId(address.league),
    search: readText(address.search, 60),
    betsOnly: address.bets === '1',
    protoOnly: address.proto === '1',
    sort: readWord(deskSorts, address.sort) ?? 'start',
    page: readPage(address.page),
  }),
  write: filter => ({
    state: filter.state === 'all' ? undefined : filter.state,
    date: filter.date || undefined,
    sport_id: filter.sportId || undefined,
    league: filter.leagueId || undefined,
    search: filter.search || undefined,
    bets: filter.betsOnly ? '1' : undefined,
    proto: filter.protoOnly ? '1' : undefined,
    sort: filter.sort === 'start' ? undefined : filter.sort,
    page: pageText(filter.page),
  }),
  change: changedFilter,
}

/** The filter as request query. */
export const deskQuery = ({
  state,
  date,
  sportId,
  leagueId,
  search,
  betsOnly,
  protoOnly,
  sort,
  page,
}: DeskFilter) =>
  ({
    state,
    sort,
    page: String(page),
    betsOnly: betsOnly ? '1' : '0',
    ...(protoOnly && { protoOnly: '1' as const }),
    ...(date && { date }),
    ...(sportId && { sportId }),
    ...(leagueId && { leagueId }),
    ...(search && { search }),
  }) satisfies FixturesQuery & { readonly sort: DeskSort }

/** A change of the filter returns to the first page; another sport or day resets the league. */
function changedFilter(filter: DeskFilter, change: Partial<DeskFilter>): DeskFilter {
  const leaves = change.sportId !== undefined || change.date !== undefined
  return { ...filter, ...(leaves && { leagueId: '' }), page: 1, ...change }
}
