import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { ExclusionPeriod } from '#domain/protection/exclusion.ts'
import type { LimitKind, LimitName } from '#domain/protection/limits.ts'
import { type HarmMark, harmMarks } from '#domain/protection/marks.ts'
import type { LimitPeriod } from '#domain/protection/periods.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import {
  allOf,
  join,
  type Queries,
  type Sql,
  sql,
  type Tx,
  timestamp,
} from '#server/platform/postgres/postgres.ts'
import { dormantMembers, dormantSince } from './dormant/dormant.sql.ts'

export type LimitRow = LimitName & {
  readonly amount: number | null
  readonly riseAmount: number | null
  readonly riseAskedAt: Instant | null
}

export const listLimits = (db: Queries, memberId: MemberId) =>
  db.many<LimitRow>(sql`
    select kind, period, amount, rise_amount as "riseAmount", rise_asked_at as "riseAskedAt"
    from protection_limit where member_id = ${memberId}`)

export const putLimit = (tx: Tx, memberId: MemberId, limit: LimitRow, at: Instant) =>
  tx.run(sql`
    insert into protection_limit (member_id, kind, period, amount, rise_amount, rise_asked_at, changed_at)
    values (${memberId}, ${limit.kind}, ${limit.period}, ${limit.amount}, ${limit.riseAmount},
      ${limit.riseAskedAt === null ? null : timestamp(limit.riseAskedAt)}, ${timestamp(at)})
    on conflict (member_id, kind, period) do update set amount = excluded.amount,
      rise_amount = excluded.rise_amount, rise_asked_at = excluded.rise_asked_at, changed_at = excluded.changed_at`)

/** Facts for the gate about one member, as JSON. */
export const factsOf = async (db: Queries, memberId: MemberId, at: Instant): Promise<string | null> =>
  (
    await db.one<{ facts: string | null }>(
      sql`select protection_facts(array[${memberId}]::bigint[], ${timestamp(at)})::text as facts`,
    )
  ).facts

/** Whole minutes logged in today in Seoul. */
export const minutesToday = async (db: Queries, memberId: MemberId, at: Instant): Promise<number> =>
  (
    await db.one<{ minutes: number }>(
      sql`select session_minutes(${memberId}::bigint, ${timestamp(at)}) as minutes`,
    )
  ).minutes

export type ExclusionRow = {
  readonly period: ExclusionPeriod
  readonly from: Instant
  readonly until: Instant | null
  readonly byOperator: boolean
}

/** The current exclusion that ends last. */
export const findExclusion = (db: Queries, memberId: MemberId, at: Instant) =>
  db.maybe<ExclusionRow>(sql`
    select period, from_at as from, until_at as until, operator_id is not null as "byOperator"
    from protection_exclusion
    where member_id = ${memberId} and (until_at is null or until_at > ${timestamp(at)})
    order by until_at desc nulls first limit 1`)

export type NewExclusion = {
  readonly memberId: MemberId
  readonly period: ExclusionPeriod
  readonly from: Instant
  readonly until: Instant | null
  readonly operatorId: MemberId | null
}

export const insertExclusion = (tx: Tx, { memberId, period, from, until, operatorId }: NewExclusion) =>
  tx.run(sql`
    insert into protection_exclusion (member_id, period, from_at, until_at, operator_id)
    values (${memberId}, ${period}, ${timestamp(from)}, ${until === null ? null : timestamp(until)}, ${operatorId})`)

/**
 * Condition: a member is not excluded at a given time; `member` is the column with the member's id. For lists of
 * recipients.
 */
export const notExcluded = (member: Sql, at: Instant): Sql => sql`
  not exists (select from protection_exclusion e
    where e.member_id = ${member} and (e.until_at is null or e.until_at > ${timestamp(at)}))`

/** Whether the phone with this mark belongs to a member excluded at a given time, whatever the account's state. */
export const isPhoneExcluded = async (db: Queries, mark: Buffer, at: Instant): Promise<boolean> =>
  (
    await db.one<{ yes: boolean }>(sql`
      select exists (select from member m where m.phone_mark = ${mark} and not (${notExcluded(sql`m.id`, at)})) as yes`)
  ).yes

export const findCap = (db: Queries, memberId: MemberId, at: Instant) =>
  db.maybe<{ until: Instant }>(sql`
    select until_at as until from protection_cap where member_id = ${memberId} and until_at > ${timestamp(at)}`)

/** End of the current break, if one is due. */
export const findBreak = (db: Queries, memberId: MemberId, at: Instant) =>
  db.maybe<{ until: Instant }>(sql`
    select until_at as until from protection_break where member_id = ${memberId} and until_at > ${timestamp(at)}`)

type NewCap = { readonly memberId: MemberId; readonly reachedAt: Instant; readonly until: Instant }

export const putCap = (tx: Tx, { memberId, reachedAt, until }: NewCap) =>
  tx.run(sql`
    insert into protection_cap (member_id, reached_at, until_at)
    values (${memberId}, ${timestamp(reachedAt)}, ${timestamp(until)})
    on conflict (member_id) do update set reached_at = excluded.reached_at, until_at = excluded.until_at`)

export type HistoryKind =
  | 'limit-set'
  | 'limit-lowered'
  | 'rise-asked'
  | 'rise-confirmed'
  | 'rise-withdrawn'
  | 'excluded'
  | 'excluded-by-operator'
  | 'limit-reached'
  | 'cap-reached'
  | 'bet-while-excluded'
  | 'time-used-up'
  | 'break-due'
  | HarmMark

export type NewHistory = {
  readonly memberId: MemberId
  readonly at: Instant
  readonly what: HistoryKind
  readonly kind?: LimitKind
  readonly period?: LimitPeriod | ExclusionPeriod
  readonly before?: number | null
  readonly after?: number | null
  /** Day in Seoul; derived from the time if absent. */
  readonly day?: string
}

/** Inserts a history entry; reached limits are recorded once a day. */
export const insertHistory = (
  tx: Queries,
  { memberId, at, what, kind, period, before, after, day }: NewHistory,
) =>
  tx.run(sql`
    insert into protection_history (member_id, at, day, what, kind, period, amount_before, amount_after)
    values (${memberId}, ${timestamp(at)}, coalesce(${day ?? null}::date, seoul_day(${timestamp(at)})), ${what}, ${kind ?? null}, ${period ?? null},
      ${before ?? null}, ${after ?? null})
    on conflict do nothing`)

export type HistoryRow = {
  readonly id: number
  readonly at: Instant
  readonly what: HistoryKind
  readonly kind: LimitKind | null
  readonly period: string | null
  readonly before: number | null
  readonly after: number | null
}

/** The member, and whether to include marks found by the system, which only operators see. */
export type HistoryOf = { readonly memberId: MemberId; readonly withMarks: boolean }

const isIn = ({ memberId, withMarks }: HistoryOf): Sql => sql`
  member_id = ${memberId} and (${withMarks} or what <> all(${harmMarks}::text[]))`

export const historyList = pagedList<HistoryRow, HistoryOf>({
  from: sql`protection_history`,
  where: isIn,
  rows: (where, part) => sql`
    select id, at, what, kind, period, amount_before as before, amount_after as after
    from protection_history where ${where} order by id desc ${part}`,
})

export type ProtectedState = 'all' | 'excluded' | 'limited' | 'capped' | 'dormant'

export type ProtectedRow = {
  readonly memberId: MemberId
  readonly userId: string
  readonly nickname: string
  readonly isExcluded: boolean
  readonly excludedUntil: Instant | null
  readonly limits: readonly (LimitName & { readonly amount: number })[]
  readonly cappedUntil: Instant | null
  readonly dormantSince: Instant | null
  /** Null if there were no changes. */
  readonly lastChangeAt: Instant | null
}

export type ProtectedSearch = {
  readonly state: ProtectedState
  readonly name: string | undefined
  readonly at: Instant
}

/** Members with something in force, by its kind. */
const inForce = (at: Instant): Readonly<Record<Exclude<ProtectedState, 'all'>, Sql>> => ({
  excluded: sql`select member_id from protection_exclusion where until_at is null or until_at > ${timestamp(at)}`,
  limited: sql`select member_id from protection_limit where amount is not null`,
  capped: sql`select member_id from protection_cap where until_at > ${timestamp(at)}`,
  dormant: dormantMembers,
})

/** Members in a state; for all states with a name also any other matching member, so that they can be excluded. */
function chosenMembers({ state, name, at }: ProtectedSearch): Sql {
  const all = inForce(at)
  if (state !== 'all') return all[state]
  return name
    ? sql`select id as member_id from member where kind = 'member'`
    : join(Object.values(all), ' union all ')
}

/** The members of a search, each once. */
const knownMembers = (search: ProtectedSearch): Sql => sql`
  (select distinct member_id from (${chosenMembers(search)}) chosen) known join member m on m.id = known.member_id`

/** Latest change first; what is in force is only read for the page's members. */
export const protectedList = pagedList<ProtectedRow, ProtectedSearch>({
  from: knownMembers,
  where: ({ name }) =>
    allOf(
      name !== undefined &&
        sql`(strpos(lower(m.user_id), lower(${name})) > 0 or strpos(lower(m.nickname), lower(${name})) > 0)`,
    ),
  rows: (where, part, search) => sql`
    select m.id as "memberId", m.user_id as "userId", m.nickname, e.member_id is not null as "isExcluded",
      nullif(e.until_at, 'infinity') as "excludedUntil", coalesce(l.limits, '[]') as limits,
      c.until_at as "cappedUntil", ${dormantSince(sql`m.id`)} as "dormantSince", h.at as "lastChangeAt"
    from (
      select m.id, (select max(h.id) from protection_history h where h.member_id = m.id) as last_change
      from ${knownMembers(search)} where ${where}
      order by last_change desc nulls last, m.id ${part}
    ) page
    join member m on m.id = page.id
    left join protection_history h on h.id = page.last_change
    left join lateral (
      select member_id, max(coalesce(until_at, 'infinity')) as until_at from protection_exclusion
      where member_id = m.id and (until_at is null or until_at > ${timestamp(search.at)}) group by member_id) e on true
    left join lateral (
      select json_agg(json_build_object('kind', kind, 'period', period, 'amount', amount) order by kind, period)
        as limits
      from protection_limit where member_id = m.id and amount is not null) l on true
    left join protection_cap c on c.member_id = m.id and c.until_at > ${timestamp(search.at)}
    order by page.last_change desc nulls last, page.id`,
})

/** Members with a live session who have used up their time limit. */
export const listTimeUsedUp = (db: Queries, at: Instant) =>
  db.many<{ memberId: MemberId }>(sql`
    select l.member_id as "memberId" from protection_limit l
    where l.kind = 'time' and l.amount is not null
      and exists (select from session s where s.member_id = l.member_id and s.ended_at is null
        and s.expires_at > ${timestamp(at)})
      and session_minutes(l.member_id, ${timestamp(at)}) >= l.amount`)
