import type { Deps } from '#server/platform/process/deps.ts'
import { findClosing, listClosings, listDifferences } from './closings.sql.ts'

export type { ClosingHead, ClosingRow, DifferenceRow } from './closings.sql.ts'

const AT_A_TIME = 31

/** Returns closed days, newest first, a month per page. */
export async function readClosings({ db }: Pick<Deps, 'db'>, before: string | undefined) {
  const days = await listClosings(db, before, AT_A_TIME + 1)
  return { days: days.slice(0, AT_A_TIME), hasMore: days.length > AT_A_TIME }
}

/** Returns a day's closing with the explanations of its differences. */
export async function readClosing({ db }: Pick<Deps, 'db'>, day: string) {
  const [closing, differences] = await Promise.all([findClosing(db, day), listDifferences(db, day)])
  return closing && { ...closing, differences }
}
