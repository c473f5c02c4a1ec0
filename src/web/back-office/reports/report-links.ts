import type { ReportGroup } from '#domain/reports/report-groups.ts'
import type { Address } from '../kit/lists/address.ts'
import { type ReportsFilter, reportsForm } from './reports-filter.ts'

/** The filter that selects a row of a report. */
const ownOf: Readonly<Record<ReportGroup, (key: string) => Partial<ReportsFilter>>> = {
  day: day => ({ from: day, to: day }),
  month: month => ({ from: `${month}-01`, to: lastDay(month) }),
  product: product => ({ product }),
  sport: sport => ({ sport }),
  league: league => ({ league }),
  market: market => ({ market }),
  level: level => ({ level }),
  member: member => ({ member }),
}

/** The subdivision of each group. */
const below: Readonly<Partial<Record<ReportGroup, ReportGroup>>> = {
  month: 'day',
  day: 'product',
  product: 'sport',
  sport: 'league',
  league: 'market',
  level: 'member',
}

const lastDay = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** The report of a row's parts; undefined without parts. */
export function partsOf(filter: ReportsFilter, key: string): Address | undefined {
  const group = below[filter.group]
  // Points belong to no game, and mixed bets have no parts.
  if (group === undefined || (key === '0' && filter.group !== 'sport')) return undefined
  const next = reportsForm.change?.(filter, { ...narrowed(filter, key), group })
  return next && reportsForm.write(next)
}

/** A row's days are limited to those of the report. */
function narrowed(filter: ReportsFilter, key: string): Partial<ReportsFilter> {
  const own = ownOf[filter.group](key)
  if (own.from === undefined || own.to === undefined) return own
  return {
    from: own.from < filter.from ? filter.from : own.from,
    to: own.to > filter.to ? filter.to : own.to,
  }
}

/** The bets of a row: those placed, or those ended, on its days (BETFLOW-028, handbook 6.3). */
export function betsOf(filter: ReportsFilter, key: string, by: 'placed' | 'ended'): Address {
  const { from, to, product, sport, league, market, level, member } = { ...filter, ...narrowed(filter, key) }
  const address = {
    ...(by === 'placed' ? { from, to } : { endedFrom: from, endedTo: to }),
    game: product === '0' ? '' : product,
    sport,
    league,
    market,
    level: filter.group === 'member' ? '' : level,
    owner: member,
  }
  return Object.fromEntries(Object.entries(address).map(([name, text]) => [name, text || undefined]))
}
