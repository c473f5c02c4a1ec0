import type { MinigameId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** The public data of a chain. */
export type ChainRow = {
  readonly id: number
  /** The game that draws. */
  readonly gameId: MinigameId
  /** Link 0, SHA-256 of link 1. */
  readonly chainEnd: Buffer
  readonly links: number
  /** Number of links given to rounds. */
  readonly given: number
  readonly committedAt: Instant
}

const columns = sql`c.id, c.game_id as "gameId", c.chain_end as "chainEnd", c.links, c.given,
  c.committed_at as "committedAt"`

/** Chains with links left, per game in the order of use. */
export const listChainsInUse = (db: Queries) =>
  db.many<ChainRow>(
    sql`select ${columns} from minigame_chain c where c.given < c.links order by c.game_id, c.id`,
  )

/** Chains of a game, newest first. */
export const listChainsOf = (db: Queries, gameId: MinigameId, limit: number) =>
  db.many<ChainRow>(
    sql`select ${columns} from minigame_chain c where c.game_id = ${gameId} order by c.id desc limit ${limit}`,
  )

/** The encrypted secret of a chain; only for the process that draws. */
export const findSealedChain = (db: Queries, id: number) =>
  db.maybe<ChainRow & { readonly secretSealed: Buffer }>(
    sql`select ${columns}, c.secret_sealed as "secretSealed" from minigame_chain c where c.id = ${id}`,
  )

export type NewChain = Pick<ChainRow, 'gameId' | 'chainEnd' | 'links'> & {
  readonly secretSealed: Buffer
  readonly committedAt: Instant
}

/** Publishes the end of a new chain and returns its id, unless the game already has `most` chains with links left. */
export const insertChain = async (tx: Tx, chain: NewChain, most: number): Promise<number | undefined> => {
  // Waits for another process that is making a chain of this game.
  await tx.run(sql`select from minigame where id = ${chain.gameId} for update`)
  const made = await tx.maybe<{ id: number }>(sql`
    insert into minigame_chain (game_id, chain_end, secret_sealed, links, committed_at)
    select ${chain.gameId}::integer, ${chain.chainEnd}::bytea, ${chain.secretSealed}::bytea, ${chain.links}::integer,
      ${timestamp(chain.committedAt)}::timestamptz
    where (select count(*) from minigame_chain c where c.game_id = ${chain.gameId} and c.given < c.links) < ${most}
    returning id`)
  return made?.id
}

/** Assigns the next links; returns the chains whose next link was the given one, so that no link is used twice. */
export const giveLinks = async (
  tx: Tx,
  links: readonly { readonly chainId: number; readonly link: number }[],
): Promise<ReadonlySet<number>> => {
  const given = await tx.many<{ id: number }>(sql`
    update minigame_chain c set given = g.link
    from unnest(${links.map(({ chainId }) => chainId)}::bigint[], ${links.map(({ link }) => link)}::integer[])
      g (chain_id, link)
    where c.id = g.chain_id and c.given = g.link - 1
    returning c.id`)
  return new Set(given.map(({ id }) => id))
}
