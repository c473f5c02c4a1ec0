import type { betContract } from '#contract/bets.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import { type BetStatus, betStatusCode } from '#domain/bets/bet-status.ts'
import { type HistoryPeriod, historyPeriods, periodDays } from '#domain/bets/history-period.ts'
import type { Instant } from '#domain/instant.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import { type GameType, gameTypeCode, gameTypeWord, SLOT_CODE } from '#domain/sports/game-type.ts'

/** The query of an address, as the router gives it. */
export type Address = Readonly<Record<string, string | undefined>>

/** In the order of the filter: game type 1 to 4, and casino (ROUTE-059). */
const gameTypes = ['sports', 'live', 'minigame', 'virtual', 'casino'] as const satisfies readonly GameType[]
/** Slots stand among casino's bets, and alone. */
export const historyTypes = ['all', ...gameTypes, 'slot'] as const
export type HistoryType = (typeof historyTypes)[number]

export const historyTypeWord: Readonly<Record<HistoryType, string>> = {
  all: '전체',
  ...gameTypeWord,
  slot: '슬롯',
}

/** In the order of the filter. */
export const historyStatuses = [
  'open',
  'won',
  'lost',
  'void',
  'cancelled',
] as const satisfies readonly BetStatus[]

/** What of the history is on screen; kept in the address, so that it can be shared and gone back to. */
export type HistoryFilter = {
  readonly type: HistoryType
  readonly status: BetStatus | 'all'
  /** `free` is the days that the member chose. */
  readonly period: HistoryPeriod | 'all' | 'free'
  readonly from: string
  readonly to: string
  readonly page: number
}

export const wholeHistory: HistoryFilter = {
  type: 'all',
  status: 'all',
  period: 'all',
  from: '',
  to: '',
  page: 1,
}

const oneOf = <T extends string, D extends string>(
  list: readonly T[],
  text: string | undefined,
  other: D,
): T | D => list.find(one => one === text) ?? other

const dayOf = (text: string | undefined): string => (text && seoulDayRange(text) ? text : '')

/** Whatever stands in the address, as a filter; what makes no sense is left out. */
export function readFilter(address: Address): HistoryFilter {
  const from = dayOf(address.from)
  const to = dayOf(address.to)
  return {
    type: oneOf(historyTypes, address.type, 'all'),
    status: oneOf(historyStatuses, address.status, 'all'),
    period: from || to ? 'free' : oneOf(historyPeriods, address.period, 'all'),
    from,
    to,
    page: /^[1-9]\d{0,4}$/.test(address.page ?? '') ? Number(address.page) : 1,
  }
}

/** The address of a filter; what is as at first does not show. */
export function filterAddress({ type, status, period, from, to, page }: HistoryFilter): Address {
  return {
    type: type === 'all' ? undefined : type,
    status: status === 'all' ? undefined : status,
    ...(period === 'free' ? { from, to } : { period: period === 'all' ? undefined : period }),
    page: page === 1 ? undefined : String(page),
  }
}

/** What to ask the server. Days that are the wrong way round are taken the right one. */
export function historyQuery(filter: HistoryFilter, now: Instant): QueryInput<typeof betContract.list> {
  const { type, status, period, page } = filter
  const isSwapped = filter.from && filter.to && filter.from > filter.to
  const chosen = isSwapped ? { from: filter.to, to: filter.from } : { from: filter.from, to: filter.to }
  const days = period === 'free' ? chosen : period === 'all' ? {} : periodDays(period, now)
  return {
    page,
    ...(type !== 'all' && { type: type === 'slot' ? SLOT_CODE : gameTypeCode[type] }),
    ...(status !== 'all' && { status: betStatusCode[status] }),
    ...(days.from && { from: days.from }),
    ...(days.to && { to: days.to }),
  }
}
