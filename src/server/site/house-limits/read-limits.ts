import { DAY, instant } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type LimitRow, type LimitsFilter, limitList, listLeaguesSince } from './house-limits.sql.ts'

/** A limit with the name of its place and its author. */
export type ShownLimit = LimitRow

/** Returns a page of house limits, last changed first. */
export async function readLimits({ db }: Pick<Deps, 'db'>, filter: LimitsFilter, page: number) {
  const { rows, ...counts } = await limitList.page(db, filter, page)
  return { limits: rows, ...counts }
}

/** How recent a league's last match must be for the league to be offered. */
const LEAGUE_DAYS = 2

/** Returns the leagues that a limit may apply to. */
export const readLeagues = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  listLeaguesSince(db, instant(clock.now() - LEAGUE_DAYS * DAY))
