import type { AskState } from '#domain/operators/ask-states.ts'
import { partsOf } from '#domain/operators/permissions.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { askList, countWaiting, lapseAsks } from './asks.sql.ts'

/** Returns requests, waiting ones first; first expires those that were not decided in time. */
export async function readAsks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  state: AskState | undefined,
  page: number,
) {
  await lapseAsks(db, clock.now())
  const { rows, ...counts } = await askList.page(db, { state }, page)
  return { asks: rows, ...counts }
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
