import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { RuleKey } from '#domain/rules/rule-keys.ts'
import type { RuleVersion } from '#domain/rules/rule-version.ts'
import type { Part } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type StoredVersion = RuleVersion & {
  readonly changes: string
  /** Login name of the operator; null for a default text. */
  readonly writtenBy: string | null
}

export type StoredText = StoredVersion & { readonly contents: string }

const columns = sql`v.key, v.version, v.changes, v.asks_acceptance as "asksAcceptance",
  v.in_force_from as "inForceFrom", m.user_id as "writtenBy"`
const versions = sql`rule_version v left join member m on m.id = v.written_by`
const newest: Sql = sql`(select max(version) from rule_version n where n.key = v.key)`

/** All versions of all texts, without content: few and short. */
export const listVersions = (db: Queries) =>
  db.many<StoredVersion>(sql`select ${columns} from ${versions} order by v.key, v.version`)

/** Every text in its newest version. */
export const listTexts = (db: Queries) =>
  db.many<StoredText>(sql`select ${columns}, v.contents from ${versions} where v.version = ${newest}`)

export const findText = (db: Queries, key: RuleKey, version: number) =>
  db.maybe<StoredText>(
    sql`select ${columns}, v.contents from ${versions} where v.key = ${key} and v.version = ${version}`,
  )

export const listVersionsOf = (db: Queries, key: RuleKey, { limit, offset }: Part) =>
  db.many<StoredVersion>(sql`
    select ${columns} from ${versions} where v.key = ${key}
    order by v.version desc limit ${limit} offset ${offset}`)

/** Locks the publishing of a text until the transaction ends; returns its newest version, 0 if there is none. */
export async function lockNewest(tx: Tx, key: RuleKey): Promise<number> {
  const last = await tx.maybe<{ version: number }>(sql`
    select version from rule_version where key = ${key} order by version desc limit 1 for update`)
  return last?.version ?? 0
}

export type NewVersion = RuleVersion & {
  readonly contents: string
  readonly changes: string
  readonly operatorId: MemberId
}

/** False if that version was published concurrently. */
export const insertVersion = async (tx: Tx, one: NewVersion): Promise<boolean> =>
  (await tx.run(sql`
    insert into rule_version (key, version, contents, changes, asks_acceptance, in_force_from, written_by)
    values (${one.key}, ${one.version}, ${one.contents}, ${one.changes}, ${one.asksAcceptance},
      ${timestamp(one.inForceFrom)}, ${one.operatorId})
    on conflict do nothing`)) === 1

export type Draft = {
  readonly contents: string
  readonly revision: number
  readonly writtenBy: string
  readonly writtenAt: Instant
}

const draftColumns = sql`d.contents, d.revision, d.written_at as "writtenAt", m.user_id as "writtenBy"`

export const findDraft = (db: Queries, key: RuleKey) =>
  db.maybe<Draft>(
    sql`select ${draftColumns} from rule_draft d join member m on m.id = d.written_by where d.key = ${key}`,
  )

export const listDraftKeys = async (db: Queries): Promise<ReadonlySet<RuleKey>> =>
  new Set((await db.many<{ key: RuleKey }>(sql`select key from rule_draft`)).map(({ key }) => key))

type DraftWriting = {
  readonly key: RuleKey
  readonly contents: string
  /** Revision of the draft that was edited; 0 for the first. */
  readonly revision: number
  readonly operatorId: MemberId
  readonly at: Instant
}

/** False if the draft has changed since the edited revision. */
export const putDraft = async (tx: Tx, { key, contents, revision, operatorId, at }: DraftWriting) =>
  (revision === 0
    ? await tx.run(sql`
        insert into rule_draft (key, contents, revision, written_by, written_at)
        values (${key}, ${contents}, 1, ${operatorId}, ${timestamp(at)})
        on conflict do nothing`)
    : await tx.run(sql`
        update rule_draft set contents = ${contents}, revision = revision + 1, written_by = ${operatorId},
          written_at = ${timestamp(at)}
        where key = ${key} and revision = ${revision}`)) === 1

/** Removes a revision of the draft, to publish or delete it; undefined if the draft has changed. */
export const takeDraft = (tx: Tx, key: RuleKey, revision: number) =>
  tx.maybe<{ contents: string }>(
    sql`delete from rule_draft where key = ${key} and revision = ${revision} returning contents`,
  )

export type AcceptedVersion = { readonly key: RuleKey; readonly version: number }

export const listAccepted = (db: Queries, memberId: MemberId) =>
  db.many<AcceptedVersion>(
    sql`select key, max(version) as version from rule_acceptance where member_id = ${memberId} group by key`,
  )

export const insertAcceptances = (
  tx: Tx,
  memberId: MemberId,
  accepted: readonly AcceptedVersion[],
  at: Instant,
) =>
  tx.run(sql`
    insert into rule_acceptance (member_id, key, version, accepted_at)
    select ${memberId}, key, version, ${timestamp(at)}
    from unnest(${accepted.map(one => one.key)}::text[], ${accepted.map(one => one.version)}::integer[])
      told (key, version)
    on conflict do nothing`)

/** Number of members who have accepted the newest version of each text. */
export const countAcceptances = (db: Queries) =>
  db.many<{ key: RuleKey; count: number }>(sql`
    select v.key, (select count(*) from rule_acceptance a where a.key = v.key and a.version = v.version) as count
    from rule_version v where v.version = ${newest}`)
