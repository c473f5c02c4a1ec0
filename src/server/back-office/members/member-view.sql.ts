import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Won } from '#domain/money.ts'
import type { GameType } from '#domain/sports/game-type.ts'
import type { Alive, Member } from '#server/members/members.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type ViewRow = Pick<
  Member,
  | 'id'
  | 'userId'
  | 'nickname'
  | 'kind'
  | 'role'
  | 'status'
  | 'level'
  | 'tendency'
  | 'hasSecondFactor'
  | 'activatedAt'
> & {
  readonly joinedAt: Instant
  readonly recommenderCode: string
  readonly recommenderId: MemberId | null
  readonly recommenderUserId: string | null
  readonly recommenderNickname: string | null
  readonly friends: number
  readonly hasExchangePassword: boolean
  readonly hasPhone: boolean
  readonly hasBirthDate: boolean
  readonly isOnline: boolean
  readonly held: Won
  /** The kinds of games that the member may not bet on. */
  readonly bans: readonly GameType[]
}

/** Data of a member besides money and bets; undefined for an unknown one. */
export const findView = (db: Queries, id: MemberId, { now, activeSince }: Alive) =>
  db.maybe<ViewRow>(sql`
    select m.id, m.user_id as "userId", m.nickname, m.kind, m.role, m.status, m.level, m.tendency,
      m.has_second_factor as "hasSecondFactor", m.activated_at as "activatedAt", m.joined_at as "joinedAt",
      m.recommender_code as "recommenderCode", r.id as "recommenderId", r.user_id as "recommenderUserId",
      r.nickname as "recommenderNickname",
      (select count(*) from member f where f.recommended_by = m.id) as friends,
      m.exchange_hash is not null as "hasExchangePassword", m.phone_sealed is not null as "hasPhone",
      m.birth_date is not null as "hasBirthDate",
      exists (select from session s where s.member_id = m.id and s.ended_at is null
        and s.expires_at > ${timestamp(now)} and s.active_at > ${timestamp(activeSince)}) as "isOnline",
      (select coalesce(sum(b.stake), 0)::bigint from bet_waiting b
        where b.member_id = m.id and b.state = 'waiting') as held,
      array(select product from product_ban b where b.member_id = m.id order by product) as bans
    from member m left join member r on r.id = m.recommended_by where m.id = ${id}`)

/** Stakes and returns of today, this week and this month, as counted for the limits. */
export type UseRow = readonly [number, number, number, number, number, number]

export const findUse = async (db: Queries, id: MemberId, at: Instant): Promise<UseRow> =>
  (await findUses(db, [id], at)).get(id) ?? [0, 0, 0, 0, 0, 0]

/** The use of several members. */
export const findUses = async (
  db: Queries,
  ids: readonly MemberId[],
  at: Instant,
): Promise<ReadonlyMap<MemberId, UseRow>> => {
  const { uses } = await db.one<{ uses: Readonly<Record<string, UseRow>> | null }>(
    sql`select ledger_uses(${ids}::bigint[], ${timestamp(at)}) as uses`,
  )
  return new Map(Object.entries(uses ?? {}).map(([id, use]) => [Number(id) as MemberId, use]))
}

/** Open bets of a member, without in-play bets that wait for acceptance. */
export const sumOpenBets = (db: Queries, id: MemberId) =>
  db.one<{ count: number; staked: number; winnings: number }>(sql`
    select count(*) as count, coalesce(sum(stake), 0)::bigint as staked,
      coalesce(sum(winnings), 0)::bigint as winnings
    from bet where member_id = ${id} and status = 0`)

export type NeighbourRow = Pick<Member, 'id' | 'userId' | 'nickname' | 'status'> & {
  readonly address: string
  readonly lastAt: Instant
}

/** Limits for addresses that many share (mobile networks): logins read per address, and addresses read. */
const LOGINS_LOOKED = 100
const ADDRESSES_LOOKED = 50

/**
 * Members who have logged in from the member's addresses since a given time, last login first. Each address is looked
 * up in the index, newest logins first.
 */
export const listNeighbours = (db: Queries, id: MemberId, since: Instant, limit: number) =>
  db.many<NeighbourRow>(sql`
    with own as materialized (
      select address from account_event
      where member_id = ${id} and what = 'login' and at >= ${timestamp(since)}
      group by address order by max(at) desc limit ${ADDRESSES_LOOKED}
    ), met as (
      select distinct on (e.member_id) e.member_id, host(own.address) as address, e.at as last_at
      from own cross join lateral (
        select member_id, at from account_event
        where address = own.address and what = 'login' and at >= ${timestamp(since)}
        order by at desc limit ${LOGINS_LOOKED}
      ) e
      where e.member_id <> ${id}
      order by e.member_id, e.at desc
    )
    select m.id, m.user_id as "userId", m.nickname, m.status, met.address, met.last_at as "lastAt"
    from met join member m on m.id = met.member_id order by met.last_at desc, m.id limit ${limit}`)
