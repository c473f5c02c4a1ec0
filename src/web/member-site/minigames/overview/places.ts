import type { WireGame } from '#contract/minigame/minigames.ts'
import { kindFamilies } from '#domain/minigames/kind-families.ko.ts'
import { VIRTUAL_GROUP, type VirtualSport, virtualSports } from '#domain/minigames/virtual/venues.ts'

/** A group page: games of one maker's key, or the five of one powerball (MINI-001 to MINI-012). */
export type MinigameGroup = { readonly key: string; readonly title: string }

/** Neutral titles in display order (handbook 3.6). */
export const groups: readonly MinigameGroup[] = [
  { key: 'next', title: '1분 게임' },
  { key: 'ntry', title: 'N1 게임' },
  { key: 'named', title: 'N2 게임' },
  { key: 'eos', title: '파워볼 1~5분' },
  { key: 'evolution', title: 'E 게임' },
  { key: 'bepick', title: 'P 게임' },
  { key: 'lotus', title: 'L 게임' },
  { key: 'mgm', title: 'M 게임' },
  { key: 'skypark', title: 'S 게임' },
  { key: 'token', title: 'T 게임' },
  { key: 'bet365', title: '가상스포츠' },
]

/** Group of games without a group page. */
export const OWN_GROUP = 'own'
const OWN_TITLE = '기본 게임'

/** Title of a group; an unknown key is its own title. */
export const groupTitle = (key: string): string =>
  key === OWN_GROUP ? OWN_TITLE : (groups.find(group => group.key === key)?.title ?? key)

/** The five games of MINI-012. */
const eosRoute = /^ntry\/powerball[1-5]$/

/** The games of a group. */
export const gamesOf = (key: string, games: readonly WireGame[]): readonly WireGame[] =>
  games.filter(game => (key === 'eos' ? eosRoute.test(game.route ?? '') : game.group === key))

/** Path of a game; one without a route in the specification is under its group (MINI-077). */
export const pathOfGame = ({ route, group, gameId }: WireGame): string =>
  `/minigame/${route ?? `${group}/${gameId}`}`

/** The page at a path under `/minigame`. */
export type MinigamePlace =
  | { readonly kind: 'group'; readonly key: string }
  | { readonly kind: 'game'; readonly game: WireGame }
  /** A virtual sport with its venues (VIRT-001 to VIRT-004). */
  | { readonly kind: 'sport'; readonly sport: VirtualSport }
  /** The short path of a venue (VIRT-017). */
  | { readonly kind: 'short'; readonly game: WireGame }

/**
 * The group or game at a path such as `next` or `next/powerball`; undefined when there is neither. Groups
 * of the specification have a page even without games.
 */
export function findPlace(games: readonly WireGame[], address: string): MinigamePlace | undefined {
  const isGroup = groups.some(({ key }) => key === address) || gamesOf(address, games).length > 0
  if (address !== OWN_GROUP && isGroup) return { kind: 'group', key: address }
  const [group, name = '', more] = address.split('/')
  if (group === VIRTUAL_GROUP && more === undefined) {
    const sport = virtualSports.find(({ key }) => key === name)
    if (sport) return { kind: 'sport', sport: sport.key }
    const venue = games.find(one => one.group === VIRTUAL_GROUP && one.route?.endsWith(`/${name}`))
    if (venue) return { kind: 'short', game: venue }
  }
  const game = games.find(
    one =>
      one.route === address ||
      one.otherRoutes.includes(address) ||
      (one.route === null && `${one.group}/${one.gameId}` === address),
  )
  return game && { kind: 'game', game }
}

/** Kinds grouped for browsing: those of the rules, and each virtual sport on its own. */
const families: readonly { readonly title: string; readonly kinds: readonly string[] }[] = [
  ...kindFamilies.filter(({ key }) => key !== 'virtual'),
  ...virtualSports.map(({ title, kind }) => ({ title, kinds: [kind] })),
]
const OTHERS = '기타'

export const familyOf = ({ kind }: Pick<WireGame, 'kind'>): string =>
  families.find(({ kinds }) => kinds.includes(kind))?.title ?? OTHERS

export type GameSection = {
  readonly title: string
  /** Path of the group's page, if any. */
  readonly path?: string
  readonly games: readonly WireGame[]
}

const withGames = (sections: readonly GameSection[]): readonly GameSection[] =>
  sections.filter(section => section.games.length > 0)

/** Games without virtual sports, which have their own pages. */
export const withoutVirtual = (games: readonly WireGame[]): readonly WireGame[] =>
  games.filter(({ group }) => group !== VIRTUAL_GROUP)

/** Venues by sport, each sport with its page. */
export const bySport = (games: readonly WireGame[]): readonly GameSection[] =>
  virtualSports.map(({ key, kind, title }) => ({
    title,
    path: sportPath(key),
    games: games.filter(game => game.kind === kind),
  }))

export const sportPath = (sport: VirtualSport): string => `/minigame/${VIRTUAL_GROUP}/${sport}`

/** Equal games are neighbours, the shorter rounds first. */
const byKindAndLength = (one: WireGame, other: WireGame): number =>
  kindOrder(one) - kindOrder(other) ||
  one.intervalSeconds - other.intervalSeconds ||
  one.gameId - other.gameId

const kindOrder = ({ kind }: WireGame): number => families.flatMap(({ kinds }) => kinds).indexOf(kind)

/** All games by kind and length. */
export const byFamily = (games: readonly WireGame[]): readonly GameSection[] =>
  withGames(
    [...families.map(({ title }) => title), OTHERS].map(title => ({
      title,
      games: games.filter(game => familyOf(game) === title).toSorted(byKindAndLength),
    })),
  )

/** All games by group; those without a group come first. */
export function byGroup(games: readonly WireGame[]): readonly GameSection[] {
  const keys = [...new Set([...groups.map(({ key }) => key), ...games.map(({ group }) => group)])]
  return withGames([
    { title: OWN_TITLE, games: gamesOf(OWN_GROUP, games) },
    ...keys
      .filter(key => key !== OWN_GROUP)
      .map(key => ({ title: groupTitle(key), path: `/minigame/${key}`, games: gamesOf(key, games) })),
  ])
}

/** "1분", "30초", "5분": the duration of a round. */
export const intervalText = (seconds: number): string =>
  seconds < 60 || seconds % 60 !== 0 ? `${seconds}초` : `${seconds / 60}분`
