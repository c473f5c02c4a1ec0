import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import type { Member, MemberKind, MemberStatus } from './member.ts'
import { addressesOf } from './operators/accounts.sql.ts'
import { needsSecondFactorOf } from './operators/roles.sql.ts'
import { onceUntilOf, onceUsedAtOf } from './own/once-passwords.sql.ts'

const columns = sql`id, uid, user_id as "userId", nickname, kind, role, withdrawal_type as "withdrawalType", level,
  tendency, status, has_second_factor as "hasSecondFactor",
  ${needsSecondFactorOf('member')} as "needsSecondFactor", ${addressesOf('member')} as addresses,
  ${onceUntilOf('member')} as "onceUntil", ${onceUsedAtOf('member')} as "onceUsedAt", activated_at as "activatedAt", updated_at as "updatedAt"`

export const listMembersById = (db: Queries, ids: readonly MemberId[]) =>
  db.many<Member>(sql`select ${columns} from member where id = any(${ids}::bigint[])`)

export const findMember = (db: Queries, id: MemberId) =>
  db.maybe<Member>(sql`select ${columns} from member where id = ${id}`)

export const lockMember = (tx: Tx, id: MemberId) =>
  tx.maybe<Member>(sql`select ${columns} from member where id = ${id} for update`)

export type MemberWithPassword = Member & { readonly passwordHash: string }

/** By login name, case-insensitive; a refused sign-up only if nobody else has the name. */
export const findByUserId = (db: Queries, userId: string) =>
  db.maybe<MemberWithPassword>(sql`
    select ${columns}, password_hash as "passwordHash" from member where lower(user_id) = lower(${userId})
    order by status = 'refused', id desc limit 1`)

export const findWithPassword = (db: Queries, id: MemberId) =>
  db.one<MemberWithPassword>(
    sql`select ${columns}, password_hash as "passwordHash" from member where id = ${id}`,
  )

export const findByRecommenderCode = (db: Queries, code: string) =>
  db.maybe<{ id: MemberId }>(
    sql`select id from member where recommender_code = ${code} and status = 'active'`,
  )

export const isUserIdTaken = async (db: Queries, userId: string): Promise<boolean> =>
  (await db.many(sql`select from member where lower(user_id) = lower(${userId}) and status <> 'refused'`))
    .length > 0

export const isNicknameTaken = async (db: Queries, nickname: string): Promise<boolean> =>
  (await db.many(sql`select from member where lower(nickname) = lower(${nickname}) and status <> 'refused'`))
    .length > 0

export type NewMember = {
  readonly uid: string
  readonly userId: string
  readonly nickname: string
  readonly passwordHash: string
  readonly phoneSealed: Buffer | null
  /** Search mark of the phone. */
  readonly phoneMark?: Buffer
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

/** Inserts a waiting member; no row if a name or code is taken. */
export const insertMember = (tx: Tx, member: NewMember, now: Instant) =>
  tx.maybe<Member>(sql`
    insert into member (uid, user_id, nickname, password_hash, phone_sealed, phone_mark, birth_date, kind, role, level, tendency,
      status, recommender_code, recommended_by, adult_declared_at, joined_at, updated_at)
    values (${member.uid}, ${member.userId}, ${member.nickname}, ${member.passwordHash}, ${member.phoneSealed}, ${member.phoneMark ?? null},
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

/** Stores the time of the last login, by which the back office sorts. */
export const noteLogin = (tx: Tx, id: MemberId, now: Instant) =>
  tx.run(sql`update member set last_login_at = ${timestamp(now)} where id = ${id}`)

/** Account data shown only on the member's own page. */
export type OwnFacts = {
  readonly joinedAt: Instant
  readonly phoneSealed: Buffer | null
  readonly hasExchangePassword: boolean
}

export const findOwnFacts = (db: Queries, id: MemberId) =>
  db.one<OwnFacts>(sql`
    select joined_at as "joinedAt", phone_sealed as "phoneSealed", exchange_hash is not null as "hasExchangePassword"
    from member where id = ${id}`)

export const findExchangeHash = async (db: Queries, id: MemberId): Promise<string | null> =>
  (await db.one<{ hash: string | null }>(sql`select exchange_hash as hash from member where id = ${id}`)).hash

/**
 * New update time of the record: it always rises by at least a second, the precision in which it is shown (API-032).
 */
const changed = (now: Instant) =>
  sql`updated_at = greatest(${timestamp(now)}, updated_at + interval '1 second')`

/** False if another member has the nickname. */
export const setNickname = async (tx: Tx, id: MemberId, nickname: string, now: Instant): Promise<boolean> =>
  (await tx.run(sql`
    update member set nickname = ${nickname}, ${changed(now)}
    where id = ${id} and not exists (
      select from member other
      where lower(other.nickname) = lower(${nickname}) and other.id <> ${id} and other.status <> 'refused')`)) >
  0

export const setRole = (tx: Tx, id: MemberId, role: number, now: Instant) =>
  tx.run(sql`update member set role = ${role}, ${changed(now)} where id = ${id}`)

export const setLevel = (tx: Tx, id: MemberId, level: number, now: Instant) =>
  tx.run(sql`update member set level = ${level}, ${changed(now)} where id = ${id}`)

export const setTendency = (tx: Tx, id: MemberId, tendency: number, now: Instant) =>
  tx.run(sql`update member set tendency = ${tendency}, ${changed(now)} where id = ${id}`)

export const setKind = (tx: Tx, id: MemberId, kind: MemberKind, now: Instant) =>
  tx.run(sql`update member set kind = ${kind}, ${changed(now)} where id = ${id}`)

/** Phones stored before search marks existed. */
export const listUnmarkedPhones = (db: Queries, limit: number) =>
  db.many<{ id: MemberId; phoneSealed: Buffer }>(sql`
    select id, phone_sealed as "phoneSealed" from member
    where phone_sealed is not null and phone_mark is null order by id limit ${limit}`)

export const findPhoneMark = async (db: Queries, id: MemberId): Promise<Buffer | null> =>
  (await db.one<{ mark: Buffer | null }>(sql`select phone_mark as mark from member where id = ${id}`)).mark

/** Stores the marks of phones; one statement for all. */
export const setPhoneMarks = (
  db: Queries,
  marked: readonly { readonly id: MemberId; readonly mark: Buffer }[],
) =>
  db.run(sql`
    update member set phone_mark = marked.mark
    from unnest(${marked.map(({ id }) => id)}::bigint[], ${marked.map(({ mark }) => mark)}::bytea[]) marked (id, mark)
    where member.id = marked.id`)

export const setPasswordHash = (tx: Tx, id: MemberId, hash: string, now: Instant) =>
  tx.run(sql`update member set password_hash = ${hash}, ${changed(now)} where id = ${id}`)

export const setExchangeHash = (tx: Tx, id: MemberId, hash: string, now: Instant) =>
  tx.run(sql`update member set exchange_hash = ${hash}, ${changed(now)} where id = ${id}`)

export const setSecondFactor = (tx: Tx, id: MemberId, isOn: boolean, now: Instant) =>
  tx.run(sql`update member set has_second_factor = ${isOn}, ${changed(now)} where id = ${id}`)

/** Updates the record's time and returns it. */
export const touchMember = (tx: Tx, id: MemberId, now: Instant) =>
  tx.one<{ updatedAt: Instant }>(
    sql`update member set ${changed(now)} where id = ${id} returning updated_at as "updatedAt"`,
  )

/** Removes the personal data of a refused sign-up, except the name. */
export const refuseMemberRow = (tx: Tx, id: MemberId, now: Instant) =>
  tx.run(sql`
    update member set status = 'refused', phone_sealed = null, phone_mark = null, birth_date = null, updated_at = ${timestamp(now)}
    where id = ${id}`)
