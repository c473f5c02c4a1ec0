import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import type { Member, MemberKind, MemberStatus } from './member.ts'

const columns = sql`id, uid, user_id as "userId", nickname, kind, role, withdrawal_type as "withdrawalType", level,
  tendency, status, activated_at as "activatedAt", updated_at as "updatedAt"`

export const listMembersById = (db: Queries, ids: readonly MemberId[]) =>
  db.many<Member>(sql`select ${columns} from member where id = any(${ids}::bigint[])`)

export const lockMember = (tx: Tx, id: MemberId) =>
  tx.maybe<Member>(sql`select ${columns} from member where id = ${id} for update`)

/** The active operators, none of whom anybody else changes until the transaction ends. */
export const lockOperators = (tx: Tx) =>
  tx.many<Member>(sql`
    select ${columns} from member where kind = 'operator' and status = 'active' order by id for update`)

/** By login name, upper and lower case alike. */
export const findByUserId = (db: Queries, userId: string) =>
  db.maybe<Member & { passwordHash: string }>(
    sql`select ${columns}, password_hash as "passwordHash" from member where lower(user_id) = lower(${userId})`,
  )

export const findByRecommenderCode = (db: Queries, code: string) =>
  db.maybe<{ id: MemberId }>(
    sql`select id from member where recommender_code = ${code} and status = 'active'`,
  )

export const isUserIdTaken = async (db: Queries, userId: string): Promise<boolean> =>
  (await db.many(sql`select from member where lower(user_id) = lower(${userId})`)).length > 0

export const isNicknameTaken = async (db: Queries, nickname: string): Promise<boolean> =>
  (await db.many(sql`select from member where lower(nickname) = lower(${nickname})`)).length > 0

export type NewMember = {
  readonly uid: string
  readonly userId: string
  readonly nickname: string
  readonly passwordHash: string
  readonly phoneSealed: Buffer | null
  readonly birthDate: string | null
  readonly recommenderCode: string
  readonly recommendedBy: MemberId | null
  readonly kind?: MemberKind
  readonly role?: number
  readonly level?: number
  readonly tendency?: number
  /** When the member declared to be of age. */
  readonly adultDeclaredAt?: Instant
}

/** Inserts a waiting member; nothing when a name or code is taken already. */
export const insertMember = (tx: Tx, member: NewMember, now: Instant) =>
  tx.maybe<Member>(sql`
    insert into member (uid, user_id, nickname, password_hash, phone_sealed, birth_date, kind, role, level, tendency,
      status, recommender_code, recommended_by, adult_declared_at, joined_at, updated_at)
    values (${member.uid}, ${member.userId}, ${member.nickname}, ${member.passwordHash}, ${member.phoneSealed},
      ${member.birthDate}, ${member.kind ?? 'member'}, ${member.role ?? 0}, ${member.level ?? 1},
      ${member.tendency ?? 0}, 'waiting', ${member.recommenderCode}, ${member.recommendedBy},
      ${member.adultDeclaredAt === undefined ? null : timestamp(member.adultDeclaredAt)}, ${timestamp(now)}, ${timestamp(now)})
    on conflict do nothing
    returning ${columns}`)

export const activateMember = (tx: Tx, id: MemberId, now: Instant) =>
  tx.run(sql`
  update member set status = 'active', activated_at = ${timestamp(now)}, updated_at = ${timestamp(now)}
  where id = ${id}`)

export const setStatus = (tx: Tx, id: MemberId, status: MemberStatus, now: Instant) =>
  tx.run(sql`update member set status = ${status}, updated_at = ${timestamp(now)} where id = ${id}`)
