import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import { isMostRaised, mostOf } from '#domain/casino/win-most.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import {
  keepPicture,
  type OperatorAct,
  recordAct,
  refusalForOne,
  tellContentChanged,
} from '#server/site/site.ts'
import {
  type CasinoGame,
  listGames,
  listProviders,
  listSuppliers,
  lockSupplier,
  type ProviderRow,
  type SupplierRow,
  setGame,
  setProvider,
} from '../../suppliers/suppliers.sql.ts'
import { ownMost } from './change-supplier.ts'
import { changedFacts, withChanges } from './changed-facts.ts'
import type { SupplierDeskDeps } from './supplier-desk-deps.ts'

const ofProvider = ['name', 'isOn', 'position', 'image'] as const
type ProviderChanges = { readonly [Name in (typeof ofProvider)[number]]?: ProviderRow[Name] | undefined }

/** Changes how the lobby shows a provider. Locks the supplier's row, so that changes of its lobby are serialised. */
export async function changeProvider(
  deps: SupplierDeskDeps,
  who: OperatorAct,
  asked: { readonly supplierId: number; readonly id: number; readonly changes: ProviderChanges },
): Promise<Result<undefined, Refusal<'SUPPLIER_UNKNOWN' | 'PROVIDER_UNKNOWN'>>> {
  const changed = await deps.db.transaction(async tx => {
    if (!(await lockSupplier(tx, asked.supplierId))) return refuse({ code: 'SUPPLIER_UNKNOWN' })
    const before = (await listProviders(tx)).find(({ id }) => id === asked.id)
    if (before?.supplierId !== asked.supplierId) return refuse({ code: 'PROVIDER_UNKNOWN' })
    const after = withChanges(before, asked.changes)
    const facts = changedFacts(ofProvider, before, after)
    if (!facts) return accept(undefined)
    await setProvider(tx, after)
    await keepPicture(tx, `provider:${after.id}`, after.image)
    tellContentChanged(tx, deps, 'casino')
    await recordAct(tx, {
      ...who,
      act: 'change-provider',
      subject: `provider:${after.id}`,
      before: facts.before,
      after: { provider: after.name, ...facts.after },
      at: deps.clock.now(),
    })
    return accept(undefined)
  })
  if (changed.ok) await deps.suppliers.refresh()
  return changed
}

const ofGame = ['isOn', 'position', 'newMark', 'popularMark', 'winMultipleMax', 'winAmountMax'] as const
type GameChanges = { readonly [Name in (typeof ofGame)[number]]?: CasinoGame[Name] | undefined }

/** Changes how the lobby shows a game, and the most for its wins; raising that may need a second operator. */
export async function changeGame(
  deps: SupplierDeskDeps,
  who: OperatorAct,
  asked: { readonly supplierId: number; readonly id: number; readonly changes: GameChanges },
): Promise<Result<undefined, Refusal<'SUPPLIER_UNKNOWN' | 'CASINO_GAME_UNKNOWN' | 'SECOND_PERSON_NEEDED'>>> {
  const changed = await deps.db.transaction(async tx => {
    if (!(await lockSupplier(tx, asked.supplierId))) return refuse({ code: 'SUPPLIER_UNKNOWN' })
    const providers = await listProviders(tx)
    const before = (await listGames(tx)).find(({ id }) => id === asked.id)
    const provider = providers.find(({ id }) => id === before?.providerId)
    if (!before || provider?.supplierId !== asked.supplierId) return refuse({ code: 'CASINO_GAME_UNKNOWN' })
    const after = withChanges(before, asked.changes)
    const facts = changedFacts(ofGame, before, after)
    if (!facts) return accept(undefined)
    const done = {
      act: 'change-casino-game',
      subject: `casino-game:${after.id}`,
      before: facts.before,
      after: { game: `${provider.name} ${after.name}`, ...facts.after },
    }
    const supplier = (await listSuppliers(tx)).find(({ id }) => id === asked.supplierId)
    assert(supplier, 'its row is locked')
    const no = isMostRaised(mostFor(before, supplier), mostFor(after, supplier))
      ? refusalForOne(deps.site, who.operator, { class: 'limit-raise', ...done })
      : undefined
    if (no) return refuse(no)
    await setGame(tx, after)
    tellContentChanged(tx, deps, 'casino')
    await recordAct(tx, { ...who, ...done, at: deps.clock.now() })
    return accept(undefined)
  })
  if (changed.ok) await deps.suppliers.refresh()
  return changed
}

const mostFor = ({ winMultipleMax, winAmountMax }: CasinoGame, supplier: SupplierRow) =>
  mostOf({ multiple: winMultipleMax, amount: winAmountMax }, ownMost(supplier))
