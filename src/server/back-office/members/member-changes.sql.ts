import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { join, type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Selects changes; empty kinds exclude their source. */
export type ChangesFilter = {
  readonly memberIds?: readonly MemberId[] | undefined
  /** Kinds: operators' operations, members' account events, and changes of their protection. */
  readonly acts: readonly string[]
  readonly events: readonly string[]
  readonly protection: readonly string[]
  /** Prefix of an operator's login name. */
  readonly operator?: string | undefined
  readonly from?: Instant | undefined
  readonly before?: Instant | undefined
}

export type ChangeRow = {
  readonly key: string
  readonly source: 'act' | 'own' | 'protection'
  readonly at: Instant
  readonly memberId: MemberId
  readonly userId: string
  readonly nickname: string
  readonly what: string
  readonly operator: string | null
  readonly reason: string | null
  readonly before: unknown
  readonly after: unknown
  /** For members' own changes: the device, or the limit concerned. */
  readonly detail: string | null
  readonly kind: string | null
}

type Source = { readonly from: Sql; readonly columns: Sql; readonly where: Sql; readonly isAsked: boolean }

const during = (filter: ChangesFilter): readonly Sql[] => [
  ...(filter.from === undefined ? [] : [sql`c.at >= ${timestamp(filter.from)}`]),
  ...(filter.before === undefined ? [] : [sql`c.at < ${timestamp(filter.before)}`]),
]

const ofMembers = ({ memberIds }: ChangesFilter): readonly Sql[] =>
  memberIds === undefined ? [] : [sql`c.member_id = any(${memberIds}::bigint[])`]

const acts = (filter: ChangesFilter): Source => ({
  isAsked: filter.acts.length > 0,
  from: sql`act c`,
  columns: sql`'act' || c.id as key, 'act' as source, c.at, substr(c.subject, 8)::bigint as member_id, c.act as what,
    c.operator, c.reason, c.before, c.after, null::text as detail, null::text as kind, c.id as n`,
  where: join(
    [
      sql`c.act = any(${filter.acts}::text[])`,
      filter.memberIds === undefined
        ? sql`c.subject like 'member:%'`
        : sql`c.subject = any(${filter.memberIds.map(id => `member:${id}`)}::text[])`,
      ...(filter.operator === undefined
        ? []
        : [sql`starts_with(lower(c.operator), lower(${filter.operator}))`]),
      ...during(filter),
    ],
    ' and ',
  ),
})

const events = (filter: ChangesFilter): Source => ({
  isAsked: filter.events.length > 0,
  from: sql`account_event c`,
  columns: sql`'own' || c.id as key, 'own' as source, c.at, c.member_id, c.what, null::text as operator,
    null::text as reason, to_jsonb(c.before) as before, to_jsonb(c.after) as after, c.detail, null::text as kind, c.id as n`,
  where: join(
    [
      sql`c.what <> 'login' and c.what = any(${filter.events}::text[])`,
      ...ofMembers(filter),
      ...during(filter),
    ],
    ' and ',
  ),
})

/** Automatic level raises, shown like operators' level changes. */
const raises = (filter: ChangesFilter): Source => ({
  isAsked: filter.acts.includes('change-member-level') && filter.operator === undefined,
  from: sql`level_raise c`,
  columns: sql`'level' || c.id as key, 'act' as source, c.at, c.member_id, 'change-member-level' as what,
    '자동' as operator, c.cause as reason, jsonb_build_object('level', c.level_before) as before,
    jsonb_build_object('level', c.level_after) as after, null::text as detail, null::text as kind, c.id as n`,
  where: join([sql`true`, ...ofMembers(filter), ...during(filter)], ' and '),
})

const protection = (filter: ChangesFilter): Source => ({
  isAsked: filter.protection.length > 0,
  from: sql`protection_history c`,
  columns: sql`'protection' || c.id as key, 'protection' as source, c.at, c.member_id, c.what, null::text as operator,
    null::text as reason, to_jsonb(c.amount_before) as before, to_jsonb(c.amount_after) as after, c.period as detail,
    c.kind, c.id as n`,
  where: join(
    [sql`c.what = any(${filter.protection}::text[])`, ...ofMembers(filter), ...during(filter)],
    ' and ',
  ),
})

const sourcesOf = (filter: ChangesFilter): readonly Source[] =>
  [acts, raises, events, protection].map(source => source(filter)).filter(({ isAsked }) => isAsked)

/** A page of the changes, newest first. Reads no more rows of each source than the page can hold. */
export async function listMemberChanges(
  db: Queries,
  filter: ChangesFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ChangeRow[]> {
  const parts = sourcesOf(filter).map(
    ({ from, columns, where }) =>
      sql`(select ${columns} from ${from} where ${where} order by c.at desc, c.id desc limit ${limit + offset})`,
  )
  if (parts.length === 0) return []
  return db.many<ChangeRow>(sql`
    select t.key, t.source, t.at, t.member_id as "memberId", m.user_id as "userId", m.nickname, t.what, t.operator,
      t.reason, t.before, t.after, t.detail, t.kind
    from (
      select * from (${join(parts, ' union all ')}) c order by at desc, n desc, key limit ${limit} offset ${offset}
    ) t join member m on m.id = t.member_id
    order by t.at desc, t.n desc, t.key`)
}

/** Number of changes. */
export async function countMemberChanges(db: Queries, filter: ChangesFilter): Promise<number> {
  const counts = sourcesOf(filter).map(
    ({ from, where }) => sql`(select count(*) from ${from} where ${where})`,
  )
  if (counts.length === 0) return 0
  return (await db.one<{ count: number }>(sql`select ${join(counts, ' + ')} as count`)).count
}
