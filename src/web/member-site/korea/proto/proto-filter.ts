import type { ProtoGame } from '#contract/fixtures/proto.ts'
import type { SportId } from '#domain/ids.ts'
import { compareSports, sportLabel } from '#domain/sports/sports.ts'
import { leagueTitle } from '#web/sport/board/finding/league-words.tsx'
import { byStart } from '#web/sport/prices/offered.ts'

/** What a member looks for among the games of a round. */
export type ProtoFilter = {
  readonly sport: number | undefined
  readonly league: number | undefined
  /** Only games that are sold alone (한경기구매). */
  readonly alone: boolean
  /** By closing instead of by number. */
  readonly soon: boolean
}

/** The URL query from the router. */
export type Address = Readonly<Record<string, string | undefined>>

const idOf = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined

/** Parses the address; invalid values are ignored. */
export const readProtoFilter = ({ sport_id, league, alone, order }: Address): ProtoFilter => ({
  sport: idOf(sport_id),
  league: idOf(league),
  alone: alone === '1',
  soon: order === 'soon',
})

export const protoAddress = ({ sport, league, alone, soon }: ProtoFilter): Address => ({
  sport_id: sport?.toString(),
  league: league?.toString(),
  alone: alone ? '1' : undefined,
  order: soon ? 'soon' : undefined,
})

/** The games for a filter, by number or by closing. */
export function foundProto(
  games: readonly ProtoGame[],
  { sport, league, alone, soon }: ProtoFilter,
): readonly ProtoGame[] {
  const found = games.filter(
    game =>
      (sport === undefined || game.sport_id === sport) &&
      (league === undefined || game.league_id === league) &&
      (!alone || game.soldAlone),
  )
  return soon ? found.toSorted(byStart) : found
}

export type ProtoChoice = { readonly id: number; readonly label: string; readonly count: number }

/** The sports of a round in the site's order. */
export const protoSports = (games: readonly ProtoGame[]): readonly ProtoChoice[] =>
  [...Map.groupBy(games, game => game.sport_id)]
    .toSorted(([one], [other]) => compareSports(one, other))
    .map(([id, own]) => ({ id, label: sportLabel(id as SportId), count: own.length }))

/** The leagues of a round, of the chosen sport if there is one; those with most games first. */
export const protoLeagues = (
  games: readonly ProtoGame[],
  { sport }: Pick<ProtoFilter, 'sport'>,
): readonly ProtoChoice[] =>
  [
    ...Map.groupBy(
      games.filter(game => sport === undefined || game.sport_id === sport),
      game => game.league_id,
    ),
  ]
    .flatMap(([id, own]) => (own[0] ? [{ id, label: leagueTitle(own[0]), count: own.length }] : []))
    .toSorted((one, other) => other.count - one.count)
