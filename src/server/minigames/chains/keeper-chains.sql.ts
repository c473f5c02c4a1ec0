import type { MinigameId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'
import type { KeeperChain } from '../rounds/beacon.ts'

/** The chains of a keeper that belong to chains with links left: link 0 by chain. */
export const listKeeperEnds = async (
  db: Queries,
  keeperKey: Buffer,
): Promise<ReadonlyMap<number, Buffer>> => {
  const rows = await db.many<{ chainId: number; keeperEnd: Buffer }>(sql`
    select k.chain_id as "chainId", k.keeper_end as "keeperEnd"
    from minigame_keeper_chain k join minigame_chain c on c.id = k.chain_id
    where k.keeper_key = ${keeperKey} and c.given < c.links`)
  return new Map(rows.map(({ chainId, keeperEnd }) => [chainId, keeperEnd]))
}

/** Publishes a keeper's chain; the first one for a chain and a key stays. */
export const insertKeeperChain = (
  db: Queries,
  { chainId, keeperKey, keeperEnd, signature }: KeeperChain & { chainId: number; keeperKey: Buffer },
  at: Instant,
) =>
  db.run(sql`
    insert into minigame_keeper_chain (chain_id, keeper_key, keeper_end, signature, committed_at)
    values (${chainId}, ${keeperKey}, ${keeperEnd}, ${signature}, ${timestamp(at)})
    on conflict do nothing`)

export type KeeperChainRow = KeeperChain & {
  readonly chainId: number
  readonly keeperKey: Buffer
  readonly committedAt: Instant
}

/** The keepers' chains for the chains of a game. */
export const listKeeperChains = (db: Queries, gameId: MinigameId) =>
  db.many<KeeperChainRow>(sql`
    select k.chain_id as "chainId", k.keeper_key as "keeperKey", k.keeper_end as "keeperEnd", k.signature,
      k.committed_at as "committedAt"
    from minigame_keeper_chain k join minigame_chain c on c.id = k.chain_id
    where c.game_id = ${gameId} order by k.committed_at`)
