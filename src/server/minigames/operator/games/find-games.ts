import { searchTest, searchText } from '#domain/search-text.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listGames } from '../../games/games.sql.ts'

/** The games that a text means, by their titles or their numbers, so many at the most. */
export async function findGames(
  db: Queries,
  text: string,
  most: number,
): Promise<{ gameId: number; title: string }[]> {
  const isFound = searchTest(text)
  return (await listGames(db))
    .filter(({ id, title }) => String(id) === text || isFound(searchText([title])))
    .slice(0, most)
    .map(({ id, title }) => ({ gameId: id, title }))
}
