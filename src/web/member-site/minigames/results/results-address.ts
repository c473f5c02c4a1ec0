import type { WireGame } from '#contract/minigame/minigames.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import { kindFamilies } from '#domain/minigames/kind-families.ko.ts'

/** The URL query from the router. */
export type Address = Readonly<Record<string, string | undefined>>

/** Filter of the rounds on screen. */
export type RoundsFilter = {
  /** Undefined means all venues, or the first minigame of the first family. */
  readonly gameId: number | undefined
  /** Key of a provider; empty for all. */
  readonly group: string
  /** A Seoul day. */
  readonly date: string
  readonly page: number
}

/** Parses the URL; invalid values are ignored. */
export const readFilter = ({ gameId, group, date, page }: Address, today: string): RoundsFilter => ({
  gameId: /^[1-9]\d{0,4}$/.test(gameId ?? '') ? Number(gameId) : undefined,
  group: group ?? '',
  date: date && seoulDayRange(date) && date <= today ? date : today,
  page: /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1,
})

/** The URL query of a filter, without default values. */
export const filterAddress = ({ gameId, group, date, page }: RoundsFilter, today: string): Address => ({
  gameId: gameId === undefined ? undefined : String(gameId),
  group: group || undefined,
  date: date === today ? undefined : date,
  page: page === 1 ? undefined : String(page),
})

type Family = { readonly key: string; readonly title: string; readonly games: readonly WireGame[] }

/** Games by family, each in list order; unknown kinds come last. */
export function familiesOf(games: readonly WireGame[]): readonly Family[] {
  const known = kindFamilies.map(({ key, title, kinds }) => ({
    key,
    title,
    games: games.filter(({ kind }) => kinds.some(one => one === kind)),
  }))
  const others = games.filter(game => !known.some(family => family.games.includes(game)))
  return [...known, { key: 'others', title: '기타', games: others }].filter(family => family.games.length > 0)
}
