import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { deleteView, listViews, lockViews, putView } from './views.sql.ts'

/** Maximum number of an operator's views per list. */
const VIEWS_MAX = 20

type Kept = { readonly list: string; readonly name: string; readonly filter: string }

/** Returns the operator's own views of a list. */
export const readViews = ({ db }: Pick<Deps, 'db'>, operatorId: MemberId, list: string) =>
  listViews(db, operatorId, list)

/** Stores a view under a name, replacing the one with that name. */
export const keepView = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operatorId: MemberId,
  view: Kept,
): Promise<Result<{ id: number }, Refusal<'VIEWS_FULL'>>> =>
  db.transaction(async tx => {
    await lockViews(tx)
    const others = (await listViews(tx, operatorId, view.list)).filter(({ name }) => name !== view.name)
    if (others.length >= VIEWS_MAX) return refuse({ code: 'VIEWS_FULL', max: VIEWS_MAX })
    return accept(await putView(tx, { ...view, operatorId }, clock.now()))
  })

/** Deletes the operator's own view; those of others count as unknown. */
export const dropView = async (
  { db }: Pick<Deps, 'db'>,
  operatorId: MemberId,
  id: number,
): Promise<Result<undefined, Refusal<'NOT_FOUND'>>> =>
  (await deleteView(db, operatorId, id)) > 0 ? accept(undefined) : refuse({ code: 'NOT_FOUND' })
