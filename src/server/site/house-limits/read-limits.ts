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

/** A limit with what its place is called, and who has set it. */
export type ShownLimit = LimitRow

/** A page of the house's limits, those that were changed last first. */
export async function readLimits({ db }: Pick<Deps, 'db'>, filter: LimitsFilter, page: number) {
  const totalCount = await countLimits(db, filter)
  const limits = await listLimits(db, filter, PAGE_SIZE, pageStart(page))
  return { limits, totalCount, pageCount: pageCountOf(totalCount) }
}

/** Leagues that had a match so lately are offered. */
const LEAGUE_DAYS = 2

/** The leagues that a limit may be about. */
export const readLeagues = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  listLeaguesSince(db, instant(clock.now() - LEAGUE_DAYS * DAY))
