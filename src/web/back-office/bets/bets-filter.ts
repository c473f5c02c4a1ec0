import type { betDeskContract } from '#contract/back-office/bet-desk.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import { type BetKind, type BetSort, betKinds, betSorts, isNumberBeginning } from '#domain/bets/bet-search.ts'
import { parseOdds } from '#domain/odds.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readDay, readId, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export const statusWords = ['0', '2', '1', '3', '-1'] as const
export const gameWords = ['1', '2', '3', '4', '5'] as const
export const styleWords = ['KR', 'EU'] as const

/** The filter of the list; all of it is in the URL, as text. */
export type BetsFilter = {
  readonly number: string
  readonly member: string
  readonly match: string
  /** Amounts in won, and odds as "2.50". */
  readonly amount: string
  readonly odds: string
  readonly status: (typeof statusWords)[number] | ''
  readonly game: (typeof gameWords)[number] | ''
  readonly style: (typeof styleWords)[number] | ''
  readonly only: BetKind
  readonly from: string
  readonly to: string
  /** The days of settlement or cancellation. */
  readonly endedFrom: string
  readonly endedTo: string
  /** The grouping of the reports: ids, 0 for values that a bet on several matches does not share. */
  readonly sport: string
  readonly league: string
  readonly market: string
  readonly level: string
  readonly owner: string
  readonly sort: BetSort
  /** The bet from which a search continues backwards. */
  readonly before: string
  readonly page: number
}

/** Stores the filter in the URL; defaults are omitted. */
export const betsForm: AddressForm<BetsFilter> = {
  read: address => ({
    number: readNumber(address.number),
    member: readText(address.member, 40),
    match: readText(address.match, 60),
    amount: /^\d{1,10}$/.test(address.amount ?? '') ? (address.amount ?? '') : '',
    odds: parseOdds(address.odds ?? '') === undefined ? '' : (address.odds ?? ''),
    status: readWord(statusWords, address.status) ?? '',
    game: readWord(gameWords, address.game) ?? '',
    style: readWord(styleWords, address.style) ?? '',
    only: readWord(betKinds, address.only) ?? 'all',
    from: readDay(address.from),
    to: readDay(address.to),
    endedFrom: readDay(address.endedFrom),
    endedTo: readDay(address.endedTo),
    sport: readCode(address.sport),
    league: readCode(address.league),
    market: readCode(address.market),
    level: readCode(address.level),
    owner: readId(address.owner),
    sort: readWord(betSorts, address.sort) ?? 'time',
    before: /^[0-9a-f-]{36}$/.test(address.before ?? '') ? (address.before ?? '') : '',
    page: readPage(address.page),
  }),
  write: ({ only, sort, page, ...texts }) => ({
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text || undefined])),
    only: only === 'all' ? undefined : only,
    sort: sort === 'time' ? undefined : sort,
    page: pageText(page),
  }),
  // A new search starts at the newest bets again.
  change: (filter, change) => ({
    ...filter,
    ...(change.page === undefined && { page: 1, before: '' }),
    ...change,
  }),
}

function readNumber(text: string | undefined): string {
  const number = readText(text, 36).toLowerCase()
  return isNumberBeginning(number) ? number : ''
}

const readCode = (text: string | undefined): string => (/^\d{1,9}$/.test(text ?? '') ? (text ?? '') : '')

type BetsQuery = QueryInput<typeof betDeskContract.bets>

/** The filter as request query. */
export const narrowedQuery = (filter: BetsFilter) => {
  const odds = parseOdds(filter.odds)
  return {
    only: filter.only,
    ...(filter.number && { number: filter.number }),
    ...(filter.member && { member: filter.member }),
    ...(filter.match && { match: filter.match }),
    ...(filter.amount && { amountFrom: filter.amount }),
    ...(odds !== undefined && { oddsFrom: String(odds) }),
    ...(filter.status && { status: filter.status }),
    ...(filter.game && { gameType: filter.game }),
    ...(filter.style && { betStyle: filter.style }),
    ...(filter.from && { from: filter.from }),
    ...(filter.to && { to: filter.to }),
    ...(filter.endedFrom && { endedFrom: filter.endedFrom }),
    ...(filter.endedTo && { endedTo: filter.endedTo }),
    ...(filter.sport && { sportId: filter.sport }),
    ...(filter.league && { leagueId: filter.league }),
    ...(filter.market && { marketTypeId: filter.market }),
    ...(filter.level && { level: filter.level }),
    ...(filter.owner && { memberId: filter.owner }),
  } satisfies BetsQuery
}

export const betsQuery = (filter: BetsFilter): BetsQuery => ({
  ...narrowedQuery(filter),
  sort: filter.sort,
  page: String(filter.page),
  ...(filter.before && { before: filter.before }),
})

export const allBets = {
  number: '',
  member: '',
  match: '',
  amount: '',
  odds: '',
  status: '',
  game: '',
  style: '',
  only: 'all',
  from: '',
  to: '',
  endedFrom: '',
  endedTo: '',
  sport: '',
  league: '',
  market: '',
  level: '',
  owner: '',
  before: '',
} as const satisfies Partial<BetsFilter>

/** True if the filter excludes any bets. */
export const isNarrowed = ({ page: _, sort: _sort, only, ...texts }: BetsFilter): boolean =>
  only !== 'all' || Object.values(texts).some(text => text !== '')
