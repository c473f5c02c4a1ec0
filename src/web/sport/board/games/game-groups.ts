import type { Game } from '#contract/fixtures.ts'

/** Games of one league on one day, under one header (handbook 1.2). */
export type GameGroup = {
  readonly key: string
  readonly games: readonly Game[]
}

const nobody: ReadonlySet<number> = new Set()

/**
 * Groups a page of games by day and league; groups stand in the order of their first start. What came late to a list in
 * sight stands in a group of its own below.
 */
export function groupGames(games: readonly Game[], late = nobody): readonly GameGroup[] {
  const groups = Map.groupBy(
    games,
    game => `${game.startdate.slice(0, 10)} ${game.league_id}${lateKey(game, late)}`,
  )
  return [...groups].map(([key, members]) => ({ key, games: members }))
}

/** Running games by league, whatever day they began; leagues stand in the order of the list. */
export function groupByLeague(games: readonly Game[], late = nobody): readonly GameGroup[] {
  const groups = Map.groupBy(games, game => `${game.league_id}${lateKey(game, late)}`)
  return [...groups].map(([key, members]) => ({ key, games: members }))
}

const lateKey = ({ fixtureId }: Game, late: ReadonlySet<number>): string =>
  late.has(fixtureId) ? ' late' : ''
