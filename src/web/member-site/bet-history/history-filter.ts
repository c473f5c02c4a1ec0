import type { betContract } from '#contract/bets/bets.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import { type BetStatus, betStatusCode } from '#domain/bets/bet-status.ts'
import { type HistoryPeriod, historyPeriods, periodDays } from '#domain/bets/history-period.ts'
import type { Instant } from '#domain/instant.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import { type GameType, gameTypeCode, gameTypeWord, SLOT_CODE } from '#domain/sports/game-type.ts'

/** The URL query from the router. */
export type Address = Readonly<Record<string, string | undefined>>

/** In the order of the filter: game types 1 to 4, and casino (ROUTE-059). */
const gameTypes = ['sports', 'live', 'minigame', 'virtual', 'casino'] as const satisfies readonly GameType[]
/** Casino includes slots, which can also be filtered separately. */
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

/** The filter of the history, stored in the URL so that it can be shared and returned to. */
export type HistoryFilter = {
  readonly type: HistoryType
  readonly status: BetStatus | 'all'
  /** `free` means custom days. */
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

/** Parses the URL into a filter; invalid values are ignored. */
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

/** The URL query of a filter, without default values. */
export function filterAddress({ type, status, period, from, to, page }: HistoryFilter): Address {
  return {
    type: type === 'all' ? undefined : type,
    status: status === 'all' ? undefined : status,
    ...(period === 'free' ? { from, to } : { period: period === 'all' ? undefined : period }),
    page: page === 1 ? undefined : String(page),
  }
}

/** The server query of a filter. Days in the wrong order are swapped. */
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
