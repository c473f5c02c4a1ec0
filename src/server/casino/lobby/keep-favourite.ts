import type { MemberId } from '#domain/ids.ts'
import { addFavourite, removeFavourite } from './lobby.sql.ts'
import type { LobbyDeps } from './read-lobby.ts'

/** Adds or removes a favourite; false for an unknown game. */
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
