import type { ResettleCause } from '#domain/bets/resettle-cause.ts'
import { kindsOfGroup, type StatementGroup } from '#domain/cashier/statement-groups.ts'
import type { MemberId, MinigameId } from '#domain/ids.ts'
import { type Instant, instant, SECOND } from '#domain/instant.ts'
import type { PostingKind } from '#domain/posting-kind.ts'
import type { TournamentProduct } from '#domain/promotions/tournament.ts'
import { type GameType, gameTypeCode } from '#domain/sports/game-type.ts'
import { join, type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type Purse = 'wallet' | 'points'

/** A movement of a member's account, with its bet if it has one. */
export type MovementRow = {
  /** Rises with every booking of an account. */
  readonly n: number
  readonly at: Instant
  readonly purse: Purse
  readonly kind: PostingKind
  readonly ref: string
  readonly seq: number
  readonly actor: string
  readonly memo: string | null
  /** Negative for a debit. */
  readonly amount: number
  readonly after: number
  /** Null without a bet. */
  readonly gameType: number | null
  readonly legCount: number | null
  readonly resettledBy: ResettleCause | null
  readonly round: {
    readonly gameId: MinigameId
    readonly title: string
    readonly day: string
    readonly number: number
  } | null
  /** Set for a prize. */
  readonly tournament: { readonly id: number; readonly product: TournamentProduct } | null
}

export type MovementFilter = {
  readonly purse?: Purse | undefined
  readonly group?: StatementGroup | undefined
  readonly product?: GameType | undefined
  readonly from?: Instant | undefined
  /** Only movements booked before this time. */
  readonly until?: Instant | undefined
  /** The movement after which the page begins. */
  readonly before?: { readonly n: number; readonly at: Instant } | undefined
}

/** Maximum clock difference between processes: movements are sorted by booking, indexes by time. */
const CLOCKS = 10 * SECOND
/** Extra rows read in time order, so that none is missing in booking order. */
const OUT_OF_ORDER = 64

const credited = (purse: Purse): Sql => sql`
  p.n, p.at, ${purse}::text as purse, p.kind, p.ref_id, p.seq, p.actor, p.memo, p.amount, p.to_after as after`
const debited = (purse: Purse): Sql => sql`
  p.n, p.at, ${purse}::text as purse, p.kind, p.ref_id, p.seq, p.actor, p.memo, -p.amount as amount,
  p.from_after as after`

const accountOf = (memberId: MemberId, purse: Purse): Sql =>
  purse === 'wallet' ? sql`ledger_wallet(${memberId}::bigint)` : sql`ledger_points(${memberId}::bigint)`

/** Kinds that belong to a row of `bet`, or to an in-play bet that waits. */
const betKinds: readonly PostingKind[] = [
  ...kindsOfGroup('stake'),
  ...kindsOfGroup('payout'),
  'settlement-reversed',
]
const waitingKinds: readonly PostingKind[] = ['bet-waiting', 'bet-refused']

/** A bet that was never accepted was a waiting in-play bet. */
const productIs = (memberId: MemberId, product: GameType): Sql => {
  const isOf = (code: Sql) =>
    product === 'casino' ? sql`${code} not in (1, 2, 3, 4)` : sql`${code} = ${gameTypeCode[product]}`
  return sql`(p.kind = any(${betKinds}::text[]) and ${isOf(sql`coalesce(
    (select b.game_type from bet b where b.member_id = ${memberId} and b.id = p.ref_id),
    case when p.kind = any(${waitingKinds}::text[]) then 2 end, 0)`)})`
}

/** Latest time at which a movement of the page was booked, including clock differences. */
function latestOf({ until, before }: MovementFilter): Instant | undefined {
  const behind = before && instant(before.at + CLOCKS)
  if (until === undefined || behind === undefined) return until ?? behind
  return until < behind ? until : behind
}

function conditionOf(memberId: MemberId, filter: MovementFilter): Sql {
  const { group, product, from, before } = filter
  const latest = latestOf(filter)
  const conditions = [sql`true`]
  if (from !== undefined) conditions.push(sql`p.at >= ${timestamp(from)}`)
  if (latest !== undefined) conditions.push(sql`p.at < ${timestamp(latest)}`)
  if (before) conditions.push(sql`p.n < ${before.n}`)
  if (group) conditions.push(sql`p.kind = any(${kindsOfGroup(group)}::text[])`)
  if (product) conditions.push(productIs(memberId, product))
  return join(conditions, ' and ')
}

/** Newest first by time, which the indexes support. */
const newest = (limit: number | undefined): Sql =>
  limit === undefined ? sql`` : sql`order by p.at desc limit ${limit + OUT_OF_ORDER}`

/** Whether a stream can contain rows that pass the filter. */
const holds = ({ group, purse }: MovementFilter, of: Purse, kind?: PostingKind): boolean =>
  (purse === undefined || purse === of) &&
  (group === undefined || kind === undefined || kindsOfGroup(group).includes(kind))

/**
 * All movements of a member as separate queries, each using its own index: other credits and debits, payouts, and
 * stakes through their bets, whose ids are in time order. Unlimited without `limit`.
 */
function streamsOf(memberId: MemberId, filter: MovementFilter, limit: number | undefined): readonly Sql[] {
  const condition = conditionOf(memberId, filter)
  const beside = (purse: Purse): Sql[] => {
    const account = accountOf(memberId, purse)
    return [
      sql`(select ${credited(purse)} from ledger_posting p
        where p.to_account = ${account} and p.to_after is not null and p.kind <> 'bet-settled' and ${condition}
        ${newest(limit)})`,
      sql`(select ${debited(purse)} from ledger_posting p
        where p.from_account = ${account} and p.from_after is not null and p.kind <> 'bet' and ${condition}
        ${newest(limit)})`,
    ]
  }
  const wallet = accountOf(memberId, 'wallet')
  return [
    ...(holds(filter, 'wallet') ? beside('wallet') : []),
    ...(holds(filter, 'points') ? beside('points') : []),
    ...(holds(filter, 'wallet', 'bet-settled')
      ? [
          sql`(select ${credited('wallet')} from ledger_posting p
            where p.to_account = ${wallet} and p.to_after is not null and p.kind = 'bet-settled' and ${condition}
            ${newest(limit)})`,
        ]
      : []),
    ...(holds(filter, 'wallet', 'bet') ? [stakesOf(memberId, filter, limit)] : []),
  ]
}

/** Maximum time between the creation of a bet's id and its booking; in-play bets wait for minutes. */
const BOOKED_WITHIN = 10 * 60 * SECOND

/** No ids exist before 1970. */
const idsFrom = (at: number): Sql => sql`uuid_floor(${timestamp(instant(Math.max(0, at)))})`

function stakesOf(memberId: MemberId, filter: MovementFilter, limit: number | undefined): Sql {
  const latest = latestOf(filter)
  const bounds = [
    ...(latest === undefined ? [] : [sql`bet.id < ${idsFrom(latest)}`]),
    ...(filter.from === undefined ? [] : [sql`bet.id >= ${idsFrom(filter.from - BOOKED_WITHIN)}`]),
  ]
  return sql`(select ${debited('wallet')} from bet
    join ledger_posting p on p.ref_id = bet.id and p.kind = 'bet'
    where bet.member_id = ${memberId} and ${join([sql`true`, ...bounds], ' and ')}
      and p.from_account = ${accountOf(memberId, 'wallet')} and ${conditionOf(memberId, filter)}
    ${limit === undefined ? sql`` : sql`order by bet.id desc limit ${limit + OUT_OF_ORDER}`})`
}

/** A page of a member's movements in booking order, newest first. */
export function listMovements(
  db: Queries,
  memberId: MemberId,
  filter: MovementFilter,
  limit: number,
): Promise<readonly MovementRow[]> {
  const streams = streamsOf(memberId, filter, limit)
  if (streams.length === 0) return Promise.resolve([])
  return db.many<MovementRow>(sql`
    select m.n, m.at, m.purse, m.kind, m.ref_id as ref, m.seq, m.actor, m.memo, m.amount, m.after,
      case when m.kind = any(${betKinds}::text[])
        then coalesce(b.game_type, case when m.kind = any(${waitingKinds}::text[]) then 2 end) end as "gameType",
      b.leg_count as "legCount", b.resettled_by as "resettledBy",
      case when b.game_type = 3 then (
        select json_build_object('gameId', r.game_id, 'title', g.title, 'day', to_char(r.day, 'YYYY-MM-DD'),
          'number', r.number)
        from minigame_round r join minigame g on g.id = r.game_id where r.id = b.fixtures[1]) end as round,
      case when m.kind = 'points-credited' then (
        select json_build_object('id', t.id, 'product', t.product) from tournament t where t.prize_ref = m.ref_id
      ) end as tournament
    from (select * from (${join(streams, ' union all ')}) every_stream order by n desc limit ${limit}) m
    left join bet b on b.member_id = ${memberId} and b.id = m.ref_id and m.kind = any(${betKinds}::text[])
    order by m.n desc`)
}

export type MonthRow = {
  /** "2026-11" */
  readonly month: string
  readonly purse: Purse
  readonly kind: PostingKind
  readonly movedIn: number
  readonly movedOut: number
  readonly moves: number
}

const monthOf = (at: Sql): Sql => sql`date_trunc('month', ${at} at time zone 'Asia/Seoul')::date`

/** Sums between two times by month, account and kind, computed from the movements. */
export const sumMonths = (
  db: Queries,
  memberId: MemberId,
  span: { from?: Instant | undefined; until: Instant },
) =>
  db.many<MonthRow>(sql`
    select to_char(month, 'YYYY-MM') as month, purse, kind, "movedIn", "movedOut", moves
    from (
      select ${monthOf(sql`at`)} as month, purse, kind,
        coalesce(sum(amount) filter (where amount > 0), 0)::bigint as "movedIn",
        coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as "movedOut", count(*) as moves
      from (${join(streamsOf(memberId, span, undefined), ' union all ')}) movement
      group by 1, 2, 3
    ) summed`)

/** The last month with stored sums; undefined before the first. */
export const findKeptMonth = async (db: Queries, memberId: MemberId): Promise<string | undefined> =>
  (
    await db.maybe<{ month: string }>(
      sql`select to_char(month, 'YYYY-MM') as month from statement_kept where member_id = ${memberId}`,
    )
  )?.month

export const listKeptMonths = (db: Queries, memberId: MemberId) =>
  db.many<MonthRow>(sql`
    select to_char(month, 'YYYY-MM') as month, purse, kind, moved_in as "movedIn", moved_out as "movedOut", moves
    from statement_month where member_id = ${memberId}`)

/** Stores the sums of past months, up to a given one. Idempotent. */
export const keepMonths = (db: Queries, memberId: MemberId, last: string, rows: readonly MonthRow[]) =>
  db.run(sql`
    with kept as (
      insert into statement_month (member_id, month, purse, kind, moved_in, moved_out, moves)
      select ${memberId}, (row ->> 'month' || '-01')::date, row ->> 'purse', row ->> 'kind',
        (row ->> 'movedIn')::bigint, (row ->> 'movedOut')::bigint, (row ->> 'moves')::bigint
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) row
      on conflict do nothing
    )
    insert into statement_kept as known (member_id, month) values (${memberId}, ${`${last}-01`}::date)
    on conflict (member_id) do update set month = greatest(known.month, excluded.month)`)
