import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { keepPicture, type OperatorAct, recordAct, tellContentChanged } from '#server/site/site.ts'
import {
  type CasinoGame,
  listGames,
  listProviders,
  lockSupplier,
  type ProviderRow,
  setGame,
  setProvider,
} from '../../suppliers/suppliers.sql.ts'
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

const ofGame = ['isOn', 'position', 'newMark', 'popularMark'] as const
type GameChanges = { readonly [Name in (typeof ofGame)[number]]?: CasinoGame[Name] | undefined }

/** Changes how the lobby shows a game. */
export async function changeGame(
  deps: SupplierDeskDeps,
  who: OperatorAct,
  asked: { readonly supplierId: number; readonly id: number; readonly changes: GameChanges },
): Promise<Result<undefined, Refusal<'SUPPLIER_UNKNOWN' | 'CASINO_GAME_UNKNOWN'>>> {
  const changed = await deps.db.transaction(async tx => {
    if (!(await lockSupplier(tx, asked.supplierId))) return refuse({ code: 'SUPPLIER_UNKNOWN' })
    const providers = await listProviders(tx)
    const before = (await listGames(tx)).find(({ id }) => id === asked.id)
    const provider = providers.find(({ id }) => id === before?.providerId)
    if (!before || provider?.supplierId !== asked.supplierId) return refuse({ code: 'CASINO_GAME_UNKNOWN' })
    const after = withChanges(before, asked.changes)
    const facts = changedFacts(ofGame, before, after)
    if (!facts) return accept(undefined)
    await setGame(tx, after)
    tellContentChanged(tx, deps, 'casino')
    await recordAct(tx, {
      ...who,
      act: 'change-casino-game',
      subject: `casino-game:${after.id}`,
      before: facts.before,
      after: { game: `${provider.name} ${after.name}`, ...facts.after },
      at: deps.clock.now(),
    })
    return accept(undefined)
  })
  if (changed.ok) await deps.suppliers.refresh()
  return changed
}
