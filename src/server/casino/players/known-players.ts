import type { Instant } from '#domain/instant.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { findPlayer, type Player } from './players.sql.ts'

/** The members that suppliers name in their calls. */
export type KnownPlayers = {
  /** The member of a supplier's name; undefined for a member who never opened a game there. */
  find(supplierId: number, name: string): Promise<Player | undefined>
}

/** Maximum number of remembered names; then all are dropped. */
const KNOWN_MAX = 200_000

/** Remembers names, which never change. Unknown ones are read again: the member may open a game at any time. */
export function knownPlayers({ db }: { readonly db: Queries }): KnownPlayers {
  const known = new Map<string, Player>()
  return {
    find: async (supplierId, name) => {
      const key = `${supplierId} ${name}`
      const remembered = known.get(key)
      if (remembered) return remembered
      const player = await findPlayer(db, supplierId, name)
      if (!player) return undefined
      if (known.size >= KNOWN_MAX) known.clear()
      known.set(key, player)
      return player
    },
  }
}

/** Whether a name may end bets; only a current one may do anything else (decision 96). */
export const isValidName = ({ until }: Player, purpose: 'any' | 'ending', now: Instant): boolean =>
  until === null || (purpose === 'ending' && now < until)
