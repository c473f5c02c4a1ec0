import type { WireGame } from '#contract/minigame/minigames.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import { kindFamilies } from '#domain/minigames/kind-rules.ko.ts'
import { virtualSports } from '#domain/minigames/virtual/venues.ts'

/** The query of an address, as the router gives it. */
export type Address = Readonly<Record<string, string | undefined>>

/** Which rounds are on screen. */
export type RoundsFilter = {
  /** Undefined: the first game of the first family. */
  readonly gameId: number | undefined
  /** A day in Seoul. */
  readonly date: string
  readonly page: number
}

/** Whatever stands in the address; what makes no sense is left out. */
export const readFilter = ({ gameId, date, page }: Address, today: string): RoundsFilter => ({
  gameId: /^[1-9]\d{0,4}$/.test(gameId ?? '') ? Number(gameId) : undefined,
  date: date && seoulDayRange(date) && date <= today ? date : today,
  page: /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1,
})

/** The address of a filter; what is as at first does not show. */
export const filterAddress = ({ gameId, date, page }: RoundsFilter, today: string): Address => ({
  gameId: gameId === undefined ? undefined : String(gameId),
  date: date === today ? undefined : date,
  page: page === 1 ? undefined : String(page),
})

type Family = { readonly key: string; readonly title: string; readonly games: readonly WireGame[] }

/** The games by what they are, each family in the order of the list; a kind that nobody knows stands last. */
export function familiesOf(games: readonly WireGame[]): readonly Family[] {
  const families = [
    ...kindFamilies.filter(({ key }) => key !== 'virtual'),
    ...virtualSports.map(({ kind, ...sport }) => ({ ...sport, kinds: [kind] })),
  ]
  const known = families.map(({ key, title, kinds }) => ({
    key,
    title,
    games: games.filter(({ kind }) => kinds.some(one => one === kind)),
  }))
  const others = games.filter(game => !known.some(family => family.games.includes(game)))
  return [...known, { key: 'others', title: '기타', games: others }].filter(family => family.games.length > 0)
}
