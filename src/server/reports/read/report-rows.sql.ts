import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { isOfMembers, type ReportGroup, type ReportSort } from '#domain/reports/report-groups.ts'
import type { ReportSums } from '#domain/reports/report-sums.ts'
import { treeOf } from '#server/members/members.ts'
import { join, type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Range of days in Seoul, inclusive, and filters. */
export type ReportFilter = {
  readonly group: ReportGroup
  readonly from: string
  readonly to: string
  readonly product?: number | undefined
  readonly sportId?: number | undefined
  readonly leagueId?: number | undefined
  readonly marketTypeId?: number | undefined
  readonly level?: number | undefined
  readonly memberId?: number | undefined
  /** Only these members. */
  readonly memberIds?: readonly MemberId[] | undefined
  /** Only members of this partner's tree. */
  readonly partner?: MemberId | undefined
}

export type ReportRow = ReportSums & {
  /** The day, the month, or the id of the row's subject. */
  readonly key: string
  /** Name of the subject; for a member nickname and login name. */
  readonly name: string | null
  readonly userId: string | null
  /** For a market type: a sport in which it had bets. */
  readonly sportId: number | null
}

type Group = {
  /** The grouping column. */
  readonly key: Sql
  /** Its text form, unless it is a number. */
  readonly told?: Sql
  readonly name?: Sql
  readonly userId?: Sql
  readonly from?: Sql
  readonly only?: Sql
}

/** Groupings of rows, with their names and conditions. */
const groups: Readonly<Record<ReportGroup, Group>> = {
  day: { key: sql`d.day`, told: sql`to_char(g.key, 'YYYY-MM-DD')` },
  month: { key: sql`date_trunc('month', d.day::timestamp)`, told: sql`to_char(g.key, 'YYYY-MM')` },
  product: { key: sql`d.product` },
  sport: {
    key: sql`d.sport_id`,
    name: sql`s.name_korean`,
    from: sql`left join sport s on s.id = g.key`,
    only: sql`d.product <> 0`,
  },
  league: {
    key: sql`d.league_id`,
    name: sql`l.name_korean`,
    from: sql`left join league l on l.id = g.key`,
    only: sql`d.product <> 0`,
  },
  market: { key: sql`d.market_type_id`, only: sql`d.product <> 0` },
  level: { key: sql`d.level` },
  member: {
    key: sql`d.member_id`,
    name: sql`m.nickname`,
    userId: sql`m.user_id`,
    from: sql`left join member m on m.id = g.key`,
  },
}

const sums = sql`sum(d.bets)::bigint as bets, sum(d.staked)::bigint as staked,
  sum(d.cancelled_bets)::bigint as "cancelledBets", sum(d.cancelled)::bigint as cancelled,
  sum(d.settled_bets)::bigint as "settledBets", sum(d.settled)::bigint as settled,
  sum(d.void_bets)::bigint as "voidBets", sum(d.void)::bigint as void, sum(d.paid)::bigint as paid,
  sum(d.points_in)::bigint as "pointsIn", sum(d.points_out)::bigint as "pointsOut"`

function conditionOf(filter: ReportFilter): Sql {
  const { from, to, product, sportId, leagueId, marketTypeId, level, memberId, memberIds, partner, group } =
    filter
  const { only } = groups[group]
  return join(
    [
      // Within one day the rows are in member order.
      from === to ? sql`d.day = ${from}::date` : sql`d.day >= ${from}::date and d.day <= ${to}::date`,
      ...(only ? [only] : []),
      ...(product === undefined ? [] : [sql`d.product = ${product}`]),
      ...(level === undefined ? [] : [sql`d.level = ${level}`]),
      ...(isOfMembers(filter)
        ? [
            ...(memberId === undefined ? [] : [sql`d.member_id = ${memberId}`]),
            ...(memberIds === undefined ? [] : [sql`d.member_id = any(${memberIds}::bigint[])`]),
            ...(partner === undefined
              ? []
              : [
                  sql`d.member_id in ${treeOf(partner, memberId as MemberId | undefined)} and d.product <> 0`,
                ]),
          ]
        : [
            ...(sportId === undefined ? [] : [sql`d.sport_id = ${sportId} and d.product <> 0`]),
            ...(leagueId === undefined ? [] : [sql`d.league_id = ${leagueId} and d.product <> 0`]),
            ...(marketTypeId === undefined
              ? []
              : [sql`d.market_type_id = ${marketTypeId} and d.product <> 0`]),
          ]),
    ],
    ' and ',
  )
}

const tableOf = (filter: ReportFilter): Sql =>
  isOfMembers(filter) ? sql`report_member_day d` : sql`report_day d`

type Ordered = Readonly<Record<'key' | 'staked' | 'settled' | 'paid', Sql>>

const orders: Readonly<Record<ReportSort, (by: Ordered) => Sql>> = {
  key: ({ key }) => sql`${key} desc`,
  staked: ({ staked, key }) => sql`${staked} desc, ${key}`,
  settled: ({ settled, key }) => sql`${settled} desc, ${key}`,
  paid: ({ paid, key }) => sql`${paid} desc, ${key}`,
  ggr: ({ settled, paid, key }) => sql`${settled} - ${paid} desc, ${key}`,
}

/** Columns before and after grouping. */
const beforehand = { staked: sql`sum(d.staked)`, settled: sql`sum(d.settled)`, paid: sql`sum(d.paid)` }
const afterwards = { key: sql`g.key`, staked: sql`g.staked`, settled: sql`g.settled`, paid: sql`g.paid` }

const everything = sql`true`

/** The rows of the selected groups, sorted. */
function rowsOf(filter: ReportFilter, sort: ReportSort, standing: Sql = everything): Sql {
  const { key, told = sql`g.key::text`, name = sql`null::text` } = groups[filter.group]
  const { userId = sql`null::text`, from = sql`` } = groups[filter.group]
  const sport = filter.group === 'market' ? sql`min(nullif(d.sport_id, 0))` : sql`null::integer`
  return sql`
    select g.*, ${told} as key, ${name} as name, ${userId} as "userId"
    from (
      select ${key} as key, ${sport} as "sportId", ${sums}
      from ${tableOf(filter)} where ${conditionOf(filter)} and ${standing} group by ${key}
    ) g ${from} order by ${orders[sort](afterwards)}`
}

/**
 * A page of a report's rows. The rows are selected by the sort column; all other sums are computed for the page only.
 */
export const listReportRows = (
  db: Queries,
  filter: ReportFilter,
  { sort, limit, offset }: { readonly sort: ReportSort; readonly limit: number; readonly offset: number },
): Promise<ReportRow[]> => {
  const { key } = groups[filter.group]
  const page = sql`
    select ${key} from ${tableOf(filter)} where ${conditionOf(filter)}
    group by ${key} order by ${orders[sort]({ ...beforehand, key })} limit ${limit} offset ${offset}`
  return db.many<ReportRow>(rowsOf(filter, sort, sql`${key} = any(array(${page}))`))
}

/** For all members the same sums by category are used (`compareReports`), which have far fewer rows. */
const tableOfSums = (filter: ReportFilter): Sql =>
  filter.memberId === undefined && filter.memberIds === undefined && filter.partner === undefined
    ? sql`report_day d`
    : tableOf(filter)

/** Number of rows of a report, and the sums of all of them; null without any. */
export const sumReport = (db: Queries, filter: ReportFilter) =>
  db.one<{ count: number } & { readonly [Name in keyof ReportSums]: number | null }>(sql`
    select (select count(*) from (
        select from ${tableOf(filter)} where ${conditionOf(filter)} group by ${groups[filter.group].key}) g) as count,
      ${sums}
    from ${tableOfSums(filter)} where ${conditionOf(filter)}`)

/** Opens a cursor over all rows of a report, to be read in batches within the transaction. */
export const openReportRows = (tx: Queries, filter: ReportFilter, sort: ReportSort) =>
  tx.run(sql`declare report_rows no scroll cursor for ${rowsOf(filter, sort)}`)

const PORTION = sql`fetch 500 from report_rows`

/** The next batch of the cursor; empty at the end. */
export const nextReportRows = (tx: Queries) => tx.many<ReportRow>(PORTION)

/** Makes all reads of the transaction see one snapshot, without writes. */
export const readOneMoment = (db: Queries) =>
  db.run(sql`set transaction isolation level repeatable read, read only`)

/** Sums by hour and product in a time range, the end exclusive. */
export const listHours = (
  db: Queries,
  { from, before }: { readonly from: Instant; readonly before: Instant },
) =>
  db.many<
    Omit<ReportSums, 'pointsIn' | 'pointsOut'> & { readonly at: Instant; readonly product: number }
  >(sql`
    select hour as at, product, bets, staked, cancelled_bets as "cancelledBets", cancelled,
      settled_bets as "settledBets", settled, void_bets as "voidBets", void, paid
    from report_hour where hour >= ${timestamp(from)} and hour < ${timestamp(before)} order by hour, product`)

/** Stakes of open bets by product, from the sums. */
export const sumOpenStakes = async (db: Queries): Promise<ReadonlyMap<number, number>> =>
  new Map(
    (
      await db.many<{ product: number; open: number }>(sql`
        select product, sum(staked - cancelled - settled)::bigint as open from report_hour group by product`)
    ).map(({ product, open }) => [product, open]),
  )
