import type { OwnState } from '#contract/back-office/own-fixtures/own-states.ts'
import { PAGE_SIZE, pageStart } from '#contract/wire/paging.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { countOwn, type ListedOwn, listOwn } from './listed-own.sql.ts'

export type OwnRow = ListedOwn

type OwnQuestion = {
  readonly state: OwnState | 'all'
  readonly search?: string | undefined
  readonly page: number
}

/** Returns a page of the matches entered by operators, and their number. */
export async function readOwnFixtures(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { state, search = '', page }: OwnQuestion,
): Promise<{ readonly fixtures: readonly OwnRow[]; readonly totalCount: number }> {
  const filter = { state, search, now: clock.now() }
  const [fixtures, totalCount] = await Promise.all([
    listOwn(db, filter, { limit: PAGE_SIZE, offset: pageStart(page) }),
    countOwn(db, filter),
  ])
  return { fixtures, totalCount }
}
