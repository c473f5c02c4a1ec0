import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { walletBalances } from '#server/ledger/ledger.ts'
import type { Alive, Member } from '#server/members/members.ts'
import { allOf, join, type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Selects members; absent fields don't restrict. */
export type MembersFilter = {
  /** An id, part of the login name or nickname, a whole recommender code, or an address. */
  readonly search?: string | undefined
  /** Search mark of a phone: members with this phone also match. */
  readonly phoneMark?: Buffer | undefined
  readonly state?: Member['status'] | undefined
  readonly level?: number | undefined
  readonly kind?: Member['kind'] | undefined
  readonly only?: 'online' | undefined
}

export type MembersSort = 'joined' | 'balance' | 'login'

export type MemberRow = Pick<
  Member,
  'id' | 'userId' | 'nickname' | 'kind' | 'status' | 'level' | 'tendency'
> & {
  readonly joinedAt: Instant
  readonly lastLoginAt: Instant | null
  readonly isOnline: boolean
}

/** The live session of a row of `member m` at that time. */
const liveSession = ({ now, activeSince }: Alive): Sql => sql`
  select from session s where s.member_id = m.id and s.ended_at is null
    and s.expires_at > ${timestamp(now)} and s.active_at > ${timestamp(activeSince)}`

/** Conditions for `search`; a text that is neither a number nor an address only matches names and codes. */
function foundBy(search: string, phoneMark: Buffer | undefined): Sql {
  const ways = [
    sql`strpos(m.names, lower(${search})) > 0`,
    sql`m.recommender_code = upper(${search})`,
    ...(/^\d{1,15}$/.test(search) ? [sql`m.id = ${search}::bigint`] : []),
    ...(phoneMark === undefined ? [] : [sql`m.phone_mark = ${phoneMark}`]),
    ...(isAddress(search)
      ? [
          sql`m.id in (
            select member_id from account_event where address = ${search}::inet
            union select member_id from session where ip = ${search}::inet)`,
        ]
      : []),
  ]
  return sql`(${join(ways, ' or ')})`
}

/** Whether PostgreSQL parses the text as an address. */
const isAddress = (text: string): boolean =>
  /^(\d{1,3})(\.\d{1,3}){3}$/.test(text)
    ? text.split('.').every(part => Number(part) <= 255)
    : /^[0-9a-f]{1,4}(:[0-9a-f]{1,4}){7}$/i.test(text)

const conditionOf = ({ search, phoneMark, state, level, kind, only }: MembersFilter, alive: Alive): Sql =>
  allOf(
    search && foundBy(search, phoneMark),
    state !== undefined && sql`m.status = ${state}`,
    level !== undefined && sql`m.level = ${level}`,
    kind !== undefined && sql`m.kind = ${kind}`,
    only !== undefined && sql`exists (${liveSession(alive)})`,
  )

type Part = { readonly limit: number; readonly offset: number }

/** Sort orders of members, with the newest first among equals, and the table that each needs. */
const orders: Readonly<Record<MembersSort, { readonly order: Sql; readonly key: Sql; readonly from: Sql }>> =
  {
    joined: { order: sql`id desc`, key: sql`m.id`, from: sql`member m` },
    balance: {
      order: sql`key desc nulls last, id desc`,
      key: sql`w.balance`,
      from: sql`member m left join ${walletBalances} w on w.member_id = m.id`,
    },
    login: { order: sql`key desc nulls last, id desc`, key: sql`m.last_login_at`, from: sql`member m` },
  }

type Sorted = Part & { readonly sort: MembersSort; readonly alive: Alive }

const keyed = (filter: MembersFilter, { sort, alive }: Sorted): Sql => sql`
  select m.id, ${orders[sort].key} as key from ${orders[sort].from} where ${conditionOf(filter, alive)}`

/** The ids of a page of members in order, without reading members of other pages. */
export const listMemberIds = async (
  db: Queries,
  filter: MembersFilter,
  part: Sorted,
): Promise<MemberId[]> => {
  const { sort, limit, offset } = part
  if (sort === 'balance') {
    const richest = await listRichest(db, filter, part)
    if (richest.length === limit) return richest
  }
  const rows = await db.many<{ id: MemberId }>(sql`
    select id from (${keyed(filter, part)}) sorted order by ${orders[sort].order} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

/** Number of wallets read per member of the page: most filters match at least one in twenty. */
const WALLETS_LOOKED = 20

/** The page by balance, if it lies among the largest wallets, which are sorted by an index without reading members. */
const listRichest = async (db: Queries, filter: MembersFilter, { alive, limit, offset }: Sorted) => {
  const rows = await db.many<{ id: MemberId }>(sql`
    with top as materialized (
      select member_id, balance from ${walletBalances} w order by balance desc, member_id desc
      limit ${WALLETS_LOOKED * (offset + limit)}
    )
    select m.id from top join member m on m.id = top.member_id where ${conditionOf(filter, alive)}
    order by top.balance desc, m.id desc limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

/** A page of the members found by a search, and their number; each member is read once. */
export const searchMembers = (
  db: Queries,
  filter: MembersFilter,
  part: Sorted,
): Promise<{ ids: MemberId[]; count: number }> =>
  db.one(sql`
    with found as materialized (${keyed(filter, part)})
    select (select count(*) from found) as count, array(
      select id from found order by ${orders[part.sort].order} limit ${part.limit} offset ${part.offset}) as ids`)

/** The members that best match a text: exact names, then prefixes, then the newest. */
export const listMeantIds = async (
  db: Queries,
  filter: MembersFilter & { readonly search: string },
  { alive, limit }: { readonly alive: Alive; readonly limit: number },
): Promise<MemberId[]> => {
  const names = sql`array[lower(m.user_id), lower(m.nickname)]`
  const rows = await db.many<{ id: MemberId }>(sql`
    select m.id from member m where ${conditionOf(filter, alive)}
    order by lower(${filter.search}) = any(${names}) desc,
      (starts_with(lower(m.user_id), lower(${filter.search})) or starts_with(lower(m.nickname), lower(${filter.search}))) desc,
      m.id desc
    limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Members by id, in the given order. */
export const listMembers = (db: Queries, ids: readonly MemberId[], alive: Alive) =>
  db.many<MemberRow>(sql`
    select m.id, m.user_id as "userId", m.nickname, m.kind, m.status, m.level, m.tendency,
      m.joined_at as "joinedAt", m.last_login_at as "lastLoginAt", exists (${liveSession(alive)}) as "isOnline"
    from unnest(${ids}::bigint[]) with ordinality chosen(id, place)
    join member m on m.id = chosen.id
    order by chosen.place`)

export const countMembers = async (db: Queries, filter: MembersFilter, alive: Alive): Promise<number> =>
  (
    await db.one<{ count: number }>(
      sql`select count(*) as count from member m where ${conditionOf(filter, alive)}`,
    )
  ).count
