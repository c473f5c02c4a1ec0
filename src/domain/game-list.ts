import type { Instant } from './instant.ts'

type Listed = { readonly id: number | string }

/** Adds the games whose id is not there yet; of two with one id the first stays (PICK-015). */
export function addGames<G extends Listed>(games: readonly G[], added: readonly G[]): readonly G[] {
  const byId = new Map<number | string, G>()
  for (const game of [...games, ...added]) {
    if (!byId.has(game.id)) byId.set(game.id, game)
  }
  return [...byId.values()]
}

/** The next-games list: what has begun by now goes, new ones come without duplicates, in order of start (PICK-016 to PICK-018). */
export function nextGames<G extends Listed & { readonly startsAt: Instant }>(
  games: readonly G[],
  added: readonly G[],
  now: Instant,
): readonly G[] {
  return addGames(games, added)
    .filter(game => game.startsAt > now)
    .sort((one, other) => one.startsAt - other.startsAt)
}
