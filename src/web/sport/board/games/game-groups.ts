import type { Game } from '#contract/fixtures/fixtures.ts'

/** Games of one league on one day, under one header (handbook 1.2). */
export type GameGroup<G extends Game = Game> = {
  readonly key: string
  readonly games: readonly G[]
}

const nobody: ReadonlySet<number> = new Set()

/**
 * Groups a page of games by day and league, in the order of their first start. Late arrivals to a visible
 * list form groups of their own at the end.
 */
export const groupGames = (games: readonly Game[], late = nobody): readonly GameGroup[] =>
  grouped(games, late, game => `${game.startdate.slice(0, 10)} ${game.league_id}`)

/** Running games by league, regardless of the start date, in the order of the list. */
export const groupByLeague = (games: readonly Game[], late = nobody): readonly GameGroup[] =>
  grouped(games, late, leagueOf)

/** Late arrivals to a visible list, by league, below all earlier ones: a league may appear twice. */
export function lateGroups<G extends Game>(
  games: readonly G[],
  keyOf: KeyOf = leagueOf,
): readonly GameGroup<G>[] {
  const firsts = games.filter((game, index) => {
    const before = games[index - 1]
    return !before || keyOf(before) !== keyOf(game)
  })
  return firsts.map((first, index) => {
    const next = firsts[index + 1]
    const members = games.slice(games.indexOf(first), next && games.indexOf(next))
    return { key: `late ${first.fixtureId}`, games: members }
  })
}

type KeyOf = (game: Game) => string

const leagueOf: KeyOf = game => String(game.league_id)

function grouped(games: readonly Game[], late: ReadonlySet<number>, keyOf: KeyOf): readonly GameGroup[] {
  const inPlace = games.filter(({ fixtureId }) => !late.has(fixtureId))
  const behind = games.filter(({ fixtureId }) => late.has(fixtureId))
  const groups = [...Map.groupBy(inPlace, keyOf)].map(([key, members]) => ({ key, games: members }))
  return [...groups, ...lateGroups(behind, keyOf)]
}
