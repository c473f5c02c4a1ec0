import type { TradingState, tradingContract } from '#contract/back-office/trading.ts'
import type { QueryInput } from '#contract/wire/route.ts'

/** The query of an address, as the router gives it. */
export type Address = Readonly<Record<string, string | undefined>>

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

/** Which fixtures the desk lists; all of it stands in the address. */
export type DeskFilter = {
  readonly state: DeskState
  readonly date: string
  readonly sportId: string
  readonly leagueId: string
  readonly search: string
  readonly betsOnly: boolean
  readonly sort: DeskSort
  readonly page: number
}

const oneOf = <T extends string>(words: readonly T[], text: string | undefined): T | undefined =>
  words.find(word => word === text)

const id = (text: string | undefined): string => (text && /^[1-9]\d{0,14}$/.test(text) ? text : '')

/** What the address asks for; what makes no sense in it counts as absent. */
export function readDeskFilter(address: Address): DeskFilter {
  const { date = '' } = address
  return {
    state: oneOf(deskStates, address.state) ?? 'all',
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : '',
    sportId: id(address.sport_id),
    leagueId: id(address.league),
    search: (address.search ?? '').trim().slice(0, 60),
    betsOnly: address.bets === '1',
    sort: oneOf(deskSorts, address.sort) ?? 'start',
    page: Number(id(address.page) || '1'),
  }
}

/** The address of a filter; what is as usual leaves no trace in it. */
export const deskAddress = (filter: DeskFilter): Address => ({
  state: filter.state === 'all' ? undefined : filter.state,
  date: filter.date || undefined,
  sport_id: filter.sportId || undefined,
  league: filter.leagueId || undefined,
  search: filter.search || undefined,
  bets: filter.betsOnly ? '1' : undefined,
  sort: filter.sort === 'start' ? undefined : filter.sort,
  page: filter.page === 1 ? undefined : String(filter.page),
})

/** What to ask the server for. */
export const deskQuery = ({ state, date, sportId, leagueId, search, betsOnly, sort, page }: DeskFilter) =>
  ({
    state,
    sort,
    page: String(page),
    betsOnly: betsOnly ? '1' : '0',
    ...(date && { date }),
    ...(sportId && { sportId }),
    ...(leagueId && { leagueId }),
    ...(search && { search }),
  }) satisfies FixturesQuery & { readonly sort: DeskSort }

/** A change of what is listed begins on its first page; another sport or day has other leagues. */
export function changedFilter(filter: DeskFilter, change: Partial<DeskFilter>): DeskFilter {
  const leaves = change.sportId !== undefined || change.date !== undefined
  return { ...filter, ...(leaves && { leagueId: '' }), page: 1, ...change }
}
