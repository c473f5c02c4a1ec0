import type { CasinoGame, CasinoProvider } from '#contract/casino/casino.ts'
import { assert } from '#domain/assert.ts'
import type { CasinoGameKind } from '#domain/casino/game-kind.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, instant } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import { isKindClosed } from '../is-kind-closed.ts'
import type { OfferedGame, Suppliers } from '../suppliers/suppliers-state.ts'
import { listFavourites, listOwnRounds, listPopular, listRecent, sumOwnUse } from './lobby.sql.ts'

export type LobbyDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly suppliers: Suppliers
  readonly site: Pick<Site, 'settings'>
}

const [RECENT, POPULAR, ROUNDS] = [8, 4, 6]
const NEW_FOR = 14 * DAY
const POPULAR_SINCE = 7 * DAY

/** Returns the lobby for a member: providers, games, and the member's figures of today. */
export async function readLobby({ db, clock, suppliers, site }: LobbyDeps, memberId: MemberId) {
  const now = clock.now()
  const today = seoulDayRange(seoulDay(now))
  assert(today, 'now lies on a day')
  const fromId = uuidFloor(today.from)
  const [recent, popular, favourites, use, rounds] = await Promise.all([
    listRecent(db, memberId, RECENT),
    listPopular(db, instant(now - POPULAR_SINCE), POPULAR),
    listFavourites(db, memberId),
    sumOwnUse(db, memberId, fromId),
    listOwnRounds(db, memberId, fromId, ROUNDS),
  ])
  const settings = site.settings()
  const isClosed = (kind: CasinoGameKind) => isKindClosed(settings, kind)
  const offered = suppliers.games().filter(({ game }) => game.isOn)
  // A provider without an image gets its supplier's.
  const imageOf = new Map(suppliers.all().map(({ id, image }) => [id as number | null, image]))
  const marks = { popular: new Set(popular), favourites: new Set(favourites), now, isClosed }
  return {
    providers: suppliers.providers().map((provider): CasinoProvider => {
      const own = offered.filter(one => one.provider.id === provider.id)
      return {
        id: provider.id,
        vendor: provider.code,
        name: provider.name,
        line: provider.line,
        image: provider.image || (imageOf.get(provider.supplierId) ?? ''),
        isOpen: own.some(one => one.isOpen && !isClosed(one.game.kind)),
        tables: own.filter(({ game }) => game.kind === 'table').length,
        slots: own.filter(({ game }) => game.kind === 'slot').length,
      }
    }),
    games: offered.map(one => wireGame(one, marks)),
    recent: [...recent],
    use: { ...use, rounds },
  }
}

type Marks = {
  readonly popular: ReadonlySet<number>
  readonly favourites: ReadonlySet<number>
  readonly now: number
  readonly isClosed: (kind: CasinoGameKind) => boolean
}

const wireGame = (
  { game, provider, isOpen }: OfferedGame,
  { popular, favourites, now, isClosed }: Marks,
): CasinoGame => ({
  id: game.id,
  vendor: provider.code,
  provider: provider.name,
  line: provider.line,
  name: game.name,
  kind: game.kind,
  family: game.family,
  returnRate: game.returnRate,
  roundSeconds: game.roundSeconds,
  isOpen: isOpen && !isClosed(game.kind),
  isNew: game.newMark ?? now - game.addedAt < NEW_FOR,
  isPopular: game.popularMark ?? popular.has(game.id),
  isFavourite: favourites.has(game.id),
})
