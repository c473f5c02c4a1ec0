import { randomBytes } from 'node:crypto'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { prepared, type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

const NAME_BYTES = 16

type Place = { readonly supplierId: number; readonly memberId: MemberId }

/**
 * Returns the name that a supplier knows a member by. Creates it at the first launch: random, so that neither the
 * member nor their name at another supplier can be derived from it.
 */
export async function putPlayer(tx: Tx, { supplierId, memberId }: Place, at: Instant): Promise<string> {
  const made = `p${randomBytes(NAME_BYTES).toString('hex')}`
  await tx.run(sql`
    insert into casino_player (supplier_id, member_id, name, made_at)
    values (${supplierId}, ${memberId}, ${made}, ${timestamp(at)})
    on conflict (supplier_id, member_id) do nothing`)
  const { name } = await tx.one<{ name: string }>(sql`
    select p.name from casino_player p where p.supplier_id = ${supplierId} and p.member_id = ${memberId}`)
  return name
}

export type Player = {
  readonly memberId: MemberId
  /** Until when calls that end bets may use this name; null for the current name, which never ends. */
  readonly until: Instant | null
}

/** The member whom a supplier knows by a name; undefined for a name that the supplier was never told. */
export const findPlayer = (queries: Queries, supplierId: number, name: string) =>
  queries.maybe<Player>(
    prepared(
      'casino_player',
      sql`
        select p.member_id as "memberId", case when p.name = ${name} then null else p.old_name_until end as until
        from casino_player p where p.supplier_id = ${supplierId}::smallint and (p.name = ${name} or p.old_name = ${name})`,
    ),
  )

/** Members by the names of a supplier's report; unknown names are absent. */
export async function listPlayers(
  queries: Queries,
  supplierId: number,
  names: readonly string[],
): Promise<ReadonlyMap<string, MemberId>> {
  const rows = await queries.many<{ name: string; memberId: MemberId }>(sql`
    select n.name, p.member_id as "memberId" from casino_player p
    cross join lateral (values (p.name), (p.old_name)) n (name)
    where p.supplier_id = ${supplierId} and n.name = any(${names}::text[])
      and (p.name = any(${names}::text[]) or p.old_name = any(${names}::text[]))`)
  return new Map(rows.map(({ name, memberId }) => [name, memberId]))
}
