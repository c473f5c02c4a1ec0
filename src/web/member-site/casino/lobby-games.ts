import type { casinoContract } from '#contract/casino/casino.ts'
import type { Output } from '#contract/wire/route.ts'
import type { CasinoGameKind } from '#domain/casino/game-kind.ts'
import { searchTest, searchText } from '#domain/search-text.ts'

export type Lobby = Output<typeof casinoContract.lobby>
export const lobbyFilters = ['all', 'favourite', 'recent', 'new', 'popular'] as const
export type LobbyFilter = (typeof lobbyFilters)[number]

export const filterLabels: Readonly<Record<LobbyFilter, string>> = {
  all: '전체',
  favourite: '즐겨찾기',
  recent: '최근',
  new: '신규',
  popular: '인기',
}

type Place = { readonly kind: CasinoGameKind; readonly line: 'main' | 'cx' | 'vinus' }

/** Pages of each kind by title: the house's own providers, and two more vendors (CASINO-004, CASINO-005). */
export const lobbyPages = {
  table: [
    { path: '/casino', title: '라이브카지노' },
    { path: '/casinoCx', title: 'CX' },
    { path: '/casinoVinus', title: '비너스' },
  ],
  slot: [
    { path: '/slot', title: '슬롯' },
    { path: '/slotCx', title: 'CX' },
    { path: '/slot/indexVinus', title: '비너스' },
  ],
} as const satisfies Readonly<Record<CasinoGameKind, readonly object[]>>

/** The kind and vendor of a path. */
export const lobbyPlaceOf = (path: string): Place => ({
  kind: path.startsWith('/slot') ? 'slot' : 'table',
  line: /cx$/i.test(path) ? 'cx' : /vinus$/i.test(path) ? 'vinus' : 'main',
})

type Wanted = Place & {
  readonly vendor: string | undefined
  readonly filter: LobbyFilter
  readonly search: string
}

/** The games for the page, provider, filter and search (by name or initials). */
export function shownGames({ games, recent }: Lobby, { kind, line, vendor, filter, search }: Wanted) {
  const isFound = searchTest(search)
  const found = games.filter(
    game =>
      game.kind === kind &&
      game.line === line &&
      (vendor === undefined || game.vendor === vendor) &&
      isFound(searchText([game.name, game.provider])),
  )
  switch (filter) {
    case 'all':
      return found
    case 'favourite':
      return found.filter(({ isFavourite }) => isFavourite)
    case 'new':
      return found.filter(({ isNew }) => isNew)
    case 'popular':
      return found.filter(({ isPopular }) => isPopular)
    case 'recent':
      return found
        .filter(({ id }) => recent.includes(id))
        .toSorted((one, other) => recent.indexOf(one.id) - recent.indexOf(other.id))
  }
}
