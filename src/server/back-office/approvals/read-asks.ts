import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/wire/paging.ts'
import type { AskState } from '#domain/operators/ask-states.ts'
import { partsOf } from '#domain/operators/permissions.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type AskRow, countAsks, countWaiting, lapseAsks, listAsks } from './asks.sql.ts'

type Read = { readonly asks: readonly AskRow[]; readonly pageCount: number; readonly totalCount: number }

/** Returns requests, waiting ones first; first expires those that were not decided in time. */
export async function readAsks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  state: AskState | null,
  page: number,
): Promise<Read> {
  await lapseAsks(db, clock.now())
  const [asks, totalCount] = await Promise.all([
    listAsks(db, state, PAGE_SIZE, pageStart(page)),
    countAsks(db, state),
  ])
  return { asks, totalCount, pageCount: pageCountOf(totalCount) }
}

/** Number of waiting requests that an operator may decide. */
export const countDecidable = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { memberId, permissions }: Caller,
): Promise<number> => {
  const areas = [...permissions].map(partsOf).filter(({ right }) => right === 'approve')
  return countWaiting(
    db,
    areas.map(({ area }) => area),
    memberId,
    clock.now(),
  )
}
