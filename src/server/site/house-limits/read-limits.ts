import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/wire/paging.ts'
import { DAY, instant } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  countLimits,
  type LimitRow,
  type LimitsFilter,
  listLeaguesSince,
  listLimits,
} from './house-limits.sql.ts'

/** A limit with the name of its place and its author. */
export type ShownLimit = LimitRow

/** Returns a page of house limits, last changed first. */
export async function readLimits({ db }: Pick<Deps, 'db'>, filter: LimitsFilter, page: number) {
  const totalCount = await countLimits(db, filter)
  const limits = await listLimits(db, filter, PAGE_SIZE, pageStart(page))
  return { limits, totalCount, pageCount: pageCountOf(totalCount) }
}

/** How recent a league's last match must be for the league to be offered. */
const LEAGUE_DAYS = 2

/** Returns the leagues that a limit may apply to. */
export const readLeagues = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  listLeaguesSince(db, instant(clock.now() - LEAGUE_DAYS * DAY))
