import type { Refusal } from '#contract/wire/refusals.ts'
import { isMostRaised, type WinMost } from '#domain/casino/win-most.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import {
  keepPicture,
  type OperatorAct,
  recordAct,
  refusalForOne,
  tellContentChanged,
} from '#server/site/site.ts'
import { listSuppliers, lockSupplier, type SupplierRow, setSupplier } from '../../suppliers/suppliers.sql.ts'
import { changedFacts, withChanges } from './changed-facts.ts'
import type { SupplierDeskDeps } from './supplier-desk-deps.ts'

const changeable = [
  ...['name', 'address', 'addresses', 'isOn', 'position', 'image'],
  ...['winMultipleMax', 'winAmountMax'],
] as const
export type SupplierChanges = {
  readonly [Name in (typeof changeable)[number]]?: SupplierRow[Name] | undefined
}

/**
 * Changes how a supplier is connected and shown. When it is off, its games show 점검중 and take no bets, but wins are
 * still paid. Raising the most for wins may need a second operator.
 */
export async function changeSupplier(
  deps: SupplierDeskDeps,
  who: OperatorAct,
  { id, changes }: { readonly id: number; readonly changes: SupplierChanges },
): Promise<Result<undefined, Refusal<'SUPPLIER_UNKNOWN' | 'SECOND_PERSON_NEEDED'>>> {
  const changed = await deps.db.transaction(async tx => {
    if (!(await lockSupplier(tx, id))) return refuse({ code: 'SUPPLIER_UNKNOWN' })
    const before = (await listSuppliers(tx)).find(one => one.id === id)
    if (!before) return refuse({ code: 'SUPPLIER_UNKNOWN' })
    const after = withChanges(before, changes)
    const facts = changedFacts(changeable, before, after)
    if (!facts) return accept(undefined)
    const at = deps.clock.now()
    const done = {
      act: 'change-supplier',
      subject: `supplier:${id}`,
      before: facts.before,
      after: { supplier: after.name, ...facts.after },
    }
    const no = isMostRaised(ownMost(before), ownMost(after))
      ? refusalForOne(deps.site, who.operator, { class: 'limit-raise', ...done })
      : undefined
    if (no) return refuse(no)
    await setSupplier(tx, after, at)
    await keepPicture(tx, `supplier:${id}`, after.image)
    tellContentChanged(tx, deps, 'casino')
    await recordAct(tx, { ...who, ...done, at })
    return accept(undefined)
  })
  if (changed.ok) await deps.suppliers.refresh()
  return changed
}

/** The most for wins of a supplier. */
export const ownMost = ({
  winMultipleMax,
  winAmountMax,
}: Pick<SupplierRow, 'winMultipleMax' | 'winAmountMax'>): WinMost => ({
  multiple: winMultipleMax,
  amount: winAmountMax,
})
