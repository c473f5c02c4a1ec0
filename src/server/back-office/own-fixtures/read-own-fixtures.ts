import type { OwnState } from '#contract/back-office/own-fixtures/own-states.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type ListedOwn, ownList } from './listed-own.sql.ts'

export type OwnRow = ListedOwn

type OwnQuestion = {
  readonly state: OwnState | 'all'
  readonly search?: string | undefined
  readonly page: number
}

/** Returns a page of the matches entered by operators. */
export async function readOwnFixtures(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { state, search = '', page }: OwnQuestion,
) {
  const { rows, ...counts } = await ownList.page(db, { state, search, now: clock.now() }, page)
  return { fixtures: rows, ...counts }
}
