import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** A member's chain of seeds. Its secret is encrypted, and decrypted only to compute the next link. */
export type CoinChain = {
  readonly id: number
  readonly chainEnd: Buffer
  readonly secretSealed: Buffer
  readonly links: number
  readonly committedAt: Instant
  /** Number of draws made with it. */
  readonly drawn: number
  /** Version of the prize table for the next draw. */
  readonly nextVersion: number
  /** The seed of the last draw, which is also the commitment to the next. */
  readonly lastSeed: Buffer | null
}

const columns = sql`c.id, c.chain_end as "chainEnd", c.secret_sealed as "secretSealed", c.links,
  c.committed_at as "committedAt", c.drawn, c.next_version as "nextVersion",
  (select d.seed from coin_draw d where d.chain_id = c.id and d.counter = c.drawn) as "lastSeed"`

/** The newest chain of a member, used up or not. */
export const findChain = (db: Queries, memberId: MemberId) =>
  db.maybe<CoinChain>(
    sql`select ${columns} from coin_chain c where c.member_id = ${memberId} order by c.id desc limit 1`,
  )

/** The newest chain, locked: a member's draws are made one after the other. */
export const lockChain = async (tx: Queries, memberId: MemberId): Promise<CoinChain | undefined> => {
  await tx.many(sql`select id from coin_chain where member_id = ${memberId} order by id for update`)
  return findChain(tx, memberId)
}

type NewChain = Pick<CoinChain, 'chainEnd' | 'secretSealed' | 'links' | 'committedAt' | 'nextVersion'> & {
  readonly memberId: MemberId
}

/** Inserts a chain unless the member already has one in use; of two concurrent inserts only one succeeds. */
export const insertChain = (db: Queries, chain: NewChain) =>
  db.run(sql`
    insert into coin_chain (member_id, chain_end, secret_sealed, links, committed_at, next_version)
    values (${chain.memberId}, ${chain.chainEnd}, ${chain.secretSealed}, ${chain.links}, ${timestamp(chain.committedAt)},
      ${chain.nextVersion})
    on conflict do nothing`)

export const advanceChain = (tx: Queries, id: number, nextVersion: number) =>
  tx.run(sql`update coin_chain set drawn = drawn + 1, next_version = ${nextVersion} where id = ${id}`)
