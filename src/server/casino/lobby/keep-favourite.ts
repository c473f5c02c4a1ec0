import type { MemberId } from '#domain/ids.ts'
import { addFavourite, removeFavourite } from './lobby.sql.ts'
import type { LobbyDeps } from './read-lobby.ts'

/** Keeps or forgets a favourite; false for a game that there is not. */
export async function keepFavourite(
  { db, clock, suppliers }: Pick<LobbyDeps, 'db' | 'clock' | 'suppliers'>,
  memberId: MemberId,
  { gameId, isFavourite }: { readonly gameId: number; readonly isFavourite: boolean },
): Promise<boolean> {
  if (!suppliers.game(gameId)) return false
  if (isFavourite) await addFavourite(db, memberId, gameId, clock.now())
  else await removeFavourite(db, memberId, gameId)
  return true
}
