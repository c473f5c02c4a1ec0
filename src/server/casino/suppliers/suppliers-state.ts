import { BlockList, isIPv6 } from 'node:net'
import type { Instant } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { underWay } from '#server/platform/work/under-way.ts'
import { contentChanged } from '#server/site/site.ts'
import {
  type CasinoGame,
  listGames,
  listProviders,
  listSuppliers,
  type ProviderRow,
  type SupplierRow,
} from './suppliers.sql.ts'

export type Supplier = Omit<SupplierRow, 'secretSealed' | 'oldSecretSealed'> & {
  /** Keys valid at a time, the signing key first: the old key while it is valid. */
  keysAt(now: Instant): readonly [string, ...string[]]
  /** Whether calls from this address are allowed. */
  allows(address: string): boolean
}

/** A game with its provider and supplier; undefined where it has no supplier. */
export type OfferedGame = {
  readonly game: CasinoGame
  readonly provider: ProviderRow
  readonly supplier: Supplier | undefined
  /** Whether it can be entered now, judged by its switches. */
  readonly isOpen: boolean
}

/** Suppliers, providers and games for every call: served from memory, at most five seconds old. */
export type Suppliers = {
  all(): readonly Supplier[]
  find(code: string): Supplier | undefined
  providers(): readonly ProviderRow[]
  games(): readonly OfferedGame[]
  game(id: number): OfferedGame | undefined
  /** The game by its supplier's code. */
  gameOf(supplierId: number, code: string): OfferedGame | undefined
  refresh(): Promise<void>
  close(): Promise<void>
}

type SuppliersDeps = Pick<Deps, 'db' | 'seal' | 'bus' | 'log'>

/** Reload interval, which also makes up for missed notifications. */
const REFRESH_MILLISECONDS = 5_000

export async function openSuppliers(deps: SuppliersDeps): Promise<Suppliers> {
  let state = await load(deps)
  const reading = underWay()
  let [started, shown] = [0, 0]
  const refresh = async () => {
    const turn = ++started
    const loaded = await load(deps)
    // A slower load that began earlier may hold what was before the last change.
    if (turn < shown) return
    shown = turn
    state = loaded
  }
  const refreshSoon = () =>
    void reading.keep(refresh()).catch(err => deps.log.warn({ err }, 'the suppliers could not be read'))
  const stopHearing = deps.bus.subscribe(contentChanged, ({ part }) => {
    if (part === 'casino') refreshSoon()
  })
  const timer = setInterval(refreshSoon, REFRESH_MILLISECONDS)
  return {
    all: () => state.suppliers,
    find: code => state.suppliers.find(one => one.code === code),
    providers: () => state.providers,
    games: () => state.games,
    game: id => state.byId.get(id),
    gameOf: (supplierId, code) => state.byCode.get(`${supplierId} ${code}`),
    refresh,
    close: async () => {
      clearInterval(timer)
      stopHearing()
      await reading.done()
    },
  }
}

async function load({ db, seal }: SuppliersDeps) {
  const [rows, providers, games] = await Promise.all([listSuppliers(db), listProviders(db), listGames(db)])
  const suppliers = rows.map(({ secretSealed, oldSecretSealed, ...row }): Supplier => {
    const list = addressList(row.addresses)
    const secret = seal.open(secretSealed)
    const old = oldSecretSealed === null ? undefined : seal.open(oldSecretSealed)
    return {
      ...row,
      keysAt: now =>
        old !== undefined && row.oldSecretUntil !== null && now < row.oldSecretUntil
          ? [old, secret]
          : [secret],
      allows: address => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'),
    }
  })
  const inOrder = providersInOrder(providers, suppliers)
  const placeOf = new Map(inOrder.map(({ id }, place) => [id, place]))
  const offered = games
    // Games of one provider keep the order of the database.
    .toSorted((one, other) => (placeOf.get(one.providerId) ?? 0) - (placeOf.get(other.providerId) ?? 0))
    .flatMap((game): OfferedGame[] => {
      const provider = inOrder.find(({ id }) => id === game.providerId)
      if (!provider) return []
      const supplier = suppliers.find(({ id }) => id === provider.supplierId)
      return [{ game, provider, supplier, isOpen: game.isOn && provider.isOn && supplier?.isOn === true }]
    })
  return {
    suppliers,
    providers: inOrder,
    games: offered,
    byId: new Map(offered.map(one => [one.game.id, one])),
    byCode: new Map(offered.map(one => [`${one.provider.supplierId} ${one.game.code}`, one])),
  }
}

/** Suppliers in their order, then their providers; providers without a supplier come last. */
function providersInOrder(
  providers: readonly ProviderRow[],
  suppliers: readonly Supplier[],
): readonly ProviderRow[] {
  const places = new Map(suppliers.map(({ id }, place) => [id, place]))
  const placeOf = ({ supplierId }: ProviderRow) =>
    (supplierId === null ? undefined : places.get(supplierId)) ?? suppliers.length
  return providers.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function addressList(addresses: readonly string[]): BlockList {
  const list = new BlockList()
  for (const one of addresses) {
    const [address = '', bits] = one.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family)
  }
  return list
}
