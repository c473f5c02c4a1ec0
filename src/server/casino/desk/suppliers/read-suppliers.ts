import type {
  DeskCasinoGame,
  DeskProvider,
  DeskSupplier,
  DeskSupplierDetail,
} from '#contract/back-office/casino/supplier-desk.ts'
import { assert } from '#domain/assert.ts'
import { UNRESOLVED_AFTER } from '#domain/casino/unresolved.ts'
import { instant } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  type CasinoGame,
  listGames,
  listProviders,
  listSuppliers,
  type ProviderRow,
  type SupplierRow,
} from '../../suppliers/suppliers.sql.ts'
import type { Suppliers } from '../../suppliers/suppliers-state.ts'
import { deskMoment, deskTime } from '../desk-time.ts'
import { listSupplierFigures, type SupplierFigures } from './supplier-figures.sql.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock'>

type Known = {
  readonly figures: ReadonlyMap<number, SupplierFigures>
  readonly providers: readonly ProviderRow[]
  readonly games: readonly CasinoGame[]
}

/** Returns every supplier with its figures of today, in lobby order. */
export async function readSuppliers(deps: ReadDeps): Promise<readonly DeskSupplier[]> {
  const [rows, known] = await Promise.all([listSuppliers(deps.db), readKnown(deps)])
  return rows.map(row => wireHead(row, known))
}

/** Returns all suppliers and their games, by name. */
export const readChoices = ({ suppliers }: { readonly suppliers: Pick<Suppliers, 'all' | 'games'> }) => ({
  suppliers: suppliers.all().map(({ id, name }) => ({ id, name })),
  games: suppliers
    .games()
    .flatMap(({ game, provider, supplier }) =>
      supplier ? [{ id: game.id, supplierId: supplier.id, name: `${provider.name} · ${game.name}` }] : [],
    ),
})

/** Returns one supplier with its providers and games; undefined for an unknown one. */
export async function readSupplier(deps: ReadDeps, id: number): Promise<DeskSupplierDetail | undefined> {
  const [rows, known] = await Promise.all([listSuppliers(deps.db), readKnown(deps)])
  const row = rows.find(one => one.id === id)
  if (!row) return undefined
  const own = known.providers.filter(({ supplierId }) => supplierId === id)
  const isOldKeyGood = row.oldSecretUntil !== null && deps.clock.now() < row.oldSecretUntil
  return {
    ...wireHead(row, known),
    addresses: [...row.addresses],
    changedAt: deskTime(row.changedAt),
    winMultipleMax: row.winMultipleMax,
    winAmountMax: row.winAmountMax,
    oldKeyUntil: isOldKeyGood ? deskMoment(row.oldSecretUntil) : null,
    providerList: own.map(wireProvider),
    gameList: own.flatMap(provider =>
      known.games
        .filter(({ providerId }) => providerId === provider.id)
        .map(game => wireGame(game, provider.name)),
    ),
  }
}

async function readKnown({ db, clock }: ReadDeps): Promise<Known> {
  const now = clock.now()
  const today = seoulDayRange(seoulDay(now))
  assert(today, 'now lies on a day')
  const [figures, providers, games] = await Promise.all([
    listSupplierFigures(db, { unresolvedBefore: instant(now - UNRESOLVED_AFTER), since: today.from }),
    listProviders(db),
    listGames(db),
  ])
  return { figures: new Map(figures.map(one => [one.supplierId, one])), providers, games }
}

function wireHead(row: SupplierRow, { figures, providers, games }: Known): DeskSupplier {
  const { id, code, name, dialect, address, isOn, position, image } = row
  const own = new Set(providers.flatMap(one => (one.supplierId === id ? [one.id] : [])))
  const { bets = 0, stakes = 0, paid = 0, unresolved = 0, lastCallAt = null } = figures.get(id) ?? {}
  return {
    ...{ id, code, name, dialect, address, isOn, position, image, unresolved },
    providers: own.size,
    games: games.filter(({ providerId }) => own.has(providerId)).length,
    lastCallAt: deskMoment(lastCallAt),
    today: { bets, stakes, paid, hold: stakes - paid },
  }
}

const wireProvider = ({ id, code, name, isOn, position, image }: ProviderRow): DeskProvider => ({
  ...{ id, vendor: code, name, isOn, position, image },
})

const wireGame = (game: CasinoGame, provider: string): DeskCasinoGame => {
  const { id, providerId, code, name, kind, isOn, position, newMark, popularMark } = game
  const { winMultipleMax, winAmountMax } = game
  return {
    ...{ id, providerId, provider, code, name, kind, isOn, position, newMark, popularMark },
    ...{ winMultipleMax, winAmountMax },
  }
}
