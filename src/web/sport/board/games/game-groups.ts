import type { Game } from '#contract/fixtures.ts'

/** Games of one league on one day, under one header (handbook 1.2). */
export type GameGroup = {
  readonly key: string
  readonly games: readonly Game[]
}

/** Groups a page of games by day and league; groups stand in the order of their first start. */
export function groupGames(games: readonly Game[]): readonly GameGroup[] {
  const groups = Map.groupBy(games, game => `${game.startdate.slice(0, 10)} ${game.league_id}`)
  return [...groups].map(([key, members]) => ({ key, games: members }))
}

/** Running games by league, whatever day they began; leagues stand in the order of the list. */
export function groupByLeague(games: readonly Game[]): readonly GameGroup[] {
  const groups = Map.groupBy(games, game => String(game.league_id))
  return [...groups].map(([key, members]) => ({ key, games: members }))
}
