import type { WireGame } from '#contract/minigame/minigames.ts'
import { searchTest, searchText } from '#domain/search-text.ts'
import { byFamily, familyOf, groupTitle } from './places.ts'

/** What a member looks for in the lobby; stored in the address, so that it is there again after a game. */
export type Finder = {
  readonly text: string
  /** Title of a family of kinds. */
  readonly kind: string | undefined
  /** Length of a round. */
  readonly seconds: number | undefined
  readonly mine: 'favourite' | 'recent' | undefined
  /** The game that closes next comes first. */
  readonly soon: boolean
}

/** The URL query from the router. */
export type Address = Readonly<Record<string, string | undefined>>

/** Parses the address; invalid values are ignored. */
export const readFinder = ({ search = '', kind, length, mine, order }: Address): Finder => ({
  text: search,
  kind: kind || undefined,
  seconds: /^[1-9]\d{0,3}$/.test(length ?? '') ? Number(length) : undefined,
  mine: mine === 'favourite' || mine === 'recent' ? mine : undefined,
  soon: order === 'soon',
})

export const finderAddress = ({ text, kind, seconds, mine, soon }: Finder): Address => ({
  search: text || undefined,
  kind,
  length: seconds === undefined ? undefined : String(seconds),
  mine,
  order: soon ? 'soon' : undefined,
})

export const isFiltered = ({ text, kind, seconds, mine, soon }: Finder): boolean =>
  soon || [text || undefined, kind, seconds, mine].some(one => one !== undefined)

/** The lengths of the games' rounds in seconds, shortest first. */
export const lengthsOf = (games: readonly WireGame[]): readonly number[] =>
  [...new Set(games.map(({ intervalSeconds }) => intervalSeconds))].toSorted((one, other) => one - other)

type OwnGames = {
  readonly favourites: readonly number[]
  /** Newest first. */
  readonly played: readonly number[]
}

/** The games for a filter, by kind and length; recently played ones newest first. */
export function foundGames(
  games: readonly WireGame[],
  { text, kind, seconds, mine }: Finder,
  { favourites, played }: OwnGames,
): readonly WireGame[] {
  const isFound = searchTest(text)
  const found = byFamily(games)
    .flatMap(section => section.games)
    .filter(
      game =>
        (kind === undefined || familyOf(game) === kind) &&
        (seconds === undefined || game.intervalSeconds === seconds) &&
        isFound(searchText([game.title, familyOf(game), groupTitle(game.group)])),
    )
  if (mine === 'favourite') return found.filter(({ gameId }) => favourites.includes(gameId))
  if (mine === undefined) return found
  return found
    .filter(({ gameId }) => played.includes(gameId))
    .toSorted((one, other) => played.indexOf(one.gameId) - played.indexOf(other.gameId))
}

/** Games by closing time; those that take no bets now keep their order at the end. */
export const bySoonest = (
  games: readonly WireGame[],
  closingOf: ReadonlyMap<number, number>,
): readonly WireGame[] =>
  games.toSorted(
    (one, other) =>
      (closingOf.get(one.gameId) ?? Number.MAX_SAFE_INTEGER) -
      (closingOf.get(other.gameId) ?? Number.MAX_SAFE_INTEGER),
  )
