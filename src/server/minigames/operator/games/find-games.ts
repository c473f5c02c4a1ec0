import { searchTest, searchText } from '#domain/search-text.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listGames } from '../../games/games.sql.ts'

/** Returns the games that match a text by title or id, up to a limit. */
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
