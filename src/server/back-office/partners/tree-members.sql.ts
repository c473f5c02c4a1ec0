import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { walletBalances } from '#server/ledger/ledger.ts'
import { type Alive, type Member, treeOf } from '#server/members/members.ts'
import { allOf, type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Selects members of a partner's tree; absent fields don't restrict. */
export type TreeFilter = {
  readonly partner: MemberId
  readonly id?: MemberId | undefined
  /** Part of the nickname, or an id: only data that a partner may know. */
  readonly search?: string | undefined
  readonly state?: Member['status'] | undefined
  readonly only?: 'online' | undefined
}

export type TreeSort = 'joined' | 'balance' | 'login'

export type TreeMemberRow = Pick<Member, 'id' | 'nickname' | 'level'> & {
  readonly status: Exclude<Member['status'], 'refused'>
  readonly isPartner: boolean
  readonly recommender: string
  readonly joinedAt: Instant
  readonly lastLoginAt: Instant | null
  readonly isOnline: boolean
}

const liveSession = ({ now, activeSince }: Alive): Sql => sql`
  select from session s where s.member_id = m.id and s.ended_at is null
    and s.expires_at > ${timestamp(now)} and s.active_at > ${timestamp(activeSince)}`

const foundBy = (search: string): Sql => sql`(
  strpos(lower(m.nickname), lower(${search})) > 0
  or m.id = ${/^\d{1,15}$/.test(search) ? Number(search) : null}::bigint)`

const conditionOf = ({ partner, id, search, state, only }: TreeFilter, alive: Alive): Sql =>
  allOf(
    sql`m.id in ${treeOf(partner, id)}`,
    search && foundBy(search),
    state !== undefined && sql`m.status = ${state}`,
    only !== undefined && sql`exists (${liveSession(alive)})`,
  )

const orders: Readonly<Record<TreeSort, { readonly key: Sql; readonly from: Sql }>> = {
  joined: { key: sql`m.id`, from: sql`member m` },
  balance: {
    key: sql`w.balance`,
    from: sql`member m left join ${walletBalances} w on w.member_id = m.id`,
  },
  login: { key: sql`m.last_login_at`, from: sql`member m` },
}

type Part = { readonly limit: number; readonly offset: number }

/** A page of the tree's members, sorted. */
export const listTreeMembers = (
  db: Queries,
  filter: TreeFilter,
  { sort, alive, limit, offset }: Part & { readonly sort: TreeSort; readonly alive: Alive },
) =>
  db.many<TreeMemberRow>(sql`
    select m.id, m.nickname, m.level, m.status, m.kind = 'partner' as "isPartner", r.nickname as recommender,
      m.joined_at as "joinedAt", m.last_login_at as "lastLoginAt", exists (${liveSession(alive)}) as "isOnline"
    from (
      select m.id as chosen_id, row_number() over (order by ${orders[sort].key} desc nulls last, m.id desc) as place
      from ${orders[sort].from} where ${conditionOf(filter, alive)}
      order by place limit ${limit} offset ${offset}
    ) chosen
    join member m on m.id = chosen.chosen_id
    join member r on r.id = m.recommended_by
    order by chosen.place`)

export const countTreeMembers = async (db: Queries, filter: TreeFilter, alive: Alive): Promise<number> =>
  (
    await db.one<{ count: number }>(
      sql`select count(*) as count from member m where ${conditionOf(filter, alive)}`,
    )
  ).count

/** Number of members, of sign-ups since two times, and of members online. */
export const countTree = (
  db: Queries,
  partner: MemberId,
  { today, month, alive }: { readonly today: Instant; readonly month: Instant; readonly alive: Alive },
) =>
  db.one<{ total: number; joinedToday: number; joinedThisMonth: number; online: number }>(sql`
    select count(*) as total, count(*) filter (where m.joined_at >= ${timestamp(today)}) as "joinedToday",
      count(*) filter (where m.joined_at >= ${timestamp(month)}) as "joinedThisMonth",
      count(*) filter (where exists (${liveSession(alive)})) as online
    from member m where m.id in ${treeOf(partner)}`)

/** Ids of the tree's members: all, one, or those whose nickname has this prefix or whose id it is. */
export const listTreeIds = async (
  db: Queries,
  partner: MemberId,
  { id, name }: { readonly id?: MemberId | undefined; readonly name?: string | undefined },
): Promise<MemberId[]> => {
  const rows = await db.many<{ id: MemberId }>(sql`
    select m.id from member m where m.id in ${treeOf(partner, id)}
      and ${name ? sql`(starts_with(lower(m.nickname), lower(${name})) or m.id = ${/^\d{1,15}$/.test(name) ? Number(name) : null}::bigint)` : sql`true`}`)
  return rows.map(({ id }) => id)
}

export type PartnerRow = { readonly recommenderCode: string; readonly joinedAt: Instant }

/** A partner's own account data. */
export const findPartner = (db: Queries, id: MemberId) =>
  db.one<PartnerRow>(
    sql`select recommender_code as "recommenderCode", joined_at as "joinedAt" from member where id = ${id}`,
  )
