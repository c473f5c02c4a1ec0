import type { BetKind, BetSort } from '#domain/bets/bet-search.ts'
import type { FixtureId, MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { gameType as gameTypeOf } from '#domain/sports/game-type.ts'
import { join, type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Selects bets; ids are ordered by time, so a time range is an id range. */
export type BetSearch = {
  readonly memberIds?: readonly MemberId[] | undefined
  readonly fixtureIds?: readonly FixtureId[] | undefined
  /** Lowest and highest id. */
  readonly fromId?: string | undefined
  readonly toId?: string | undefined
  /** Only bets before or after this id. */
  readonly beforeId?: string | undefined
  readonly afterId?: string | undefined
  readonly statusCode?: number | undefined
  readonly gameType?: number | undefined
  readonly detailType?: number | undefined
  readonly style?: 'KR' | 'EU' | undefined
  readonly stakeFrom?: number | undefined
  /** Hundredths. */
  readonly oddsFrom?: number | undefined
  /** When bets were settled or cancelled: from one time, before another. */
  readonly endedFrom?: Instant | undefined
  readonly endedBefore?: Instant | undefined
  readonly summedUp: SummedUp
  readonly kind: BetKind
  /** Minimum stake of a large bet. */
  readonly largeFrom: number
  /** A bet is shortly before closing from this many seconds before the start. */
  readonly closingSeconds: number
}

/** Grouping of the reports; 0 where bets on several matches differ. */
export type SummedUp = {
  readonly sportId?: number | undefined
  readonly leagueId?: number | undefined
  readonly marketTypeId?: number | undefined
  readonly level?: number | undefined
}

/** Maximum number of newest bets to read. A search by time may end earlier, after enough matches. */
export type Looked = { readonly limit: number; readonly enough?: number }

type Page = { readonly sort: BetSort; readonly limit: number; readonly offset: number }

export type FoundBets = {
  readonly looked: number
  /** Whether older bets exist that were not read. */
  readonly isBounded: boolean
  /** The newest and the oldest bet read. */
  readonly newestId: string | null
  readonly oldestId: string | null
  readonly total: number
  readonly ids: readonly string[]
  readonly memberIds: readonly MemberId[]
}

function spanOf(column: Sql, { fromId, toId, beforeId, afterId }: BetSearch): Sql {
  const conditions = [
    ...(fromId === undefined ? [] : [sql`${column} >= ${fromId}::uuid`]),
    ...(toId === undefined ? [] : [sql`${column} <= ${toId}::uuid`]),
    ...(beforeId === undefined ? [] : [sql`${column} < ${beforeId}::uuid`]),
    ...(afterId === undefined ? [] : [sql`${column} > ${afterId}::uuid`]),
  ]
  return conditions.length > 0 ? join(conditions, ' and ') : sql`true`
}

/**
 * The member of a bet, from its stake posting: a pre-match bet debits the wallet, an in-play bet's stake was held when
 * it was requested. Wallet ids follow from member ids (db/functions/ledger/ledger-wallet.sql).
 */
const ownerOf = (walked: Sql): Sql => sql`
  coalesce(${walked}.member_id, (
    select p.from_account / 16 from ledger_posting p
    where p.ref_id = ${walked}.id and p.kind = 'bet-waiting' and p.from_account > 0 limit 1))`

/**
 * Selects the newest bets in the range through the best index: of a member's bets, of legs, or of stake postings.
 * Postings are used because they are stored in the order of bet ids, unlike the bets. Free bets have no stake posting
 * and use their own index. Member and stake are null where the index does not contain them.
 */
function walk(search: BetSearch, limit: number): Sql {
  const { memberIds, fixtureIds, kind } = search
  if (memberIds !== undefined)
    return sql`
      select b.id, b.member_id, b.stake from bet b
      where b.member_id = any(${memberIds}::bigint[]) and ${spanOf(sql`b.id`, search)}
      order by b.id desc limit ${limit}`
  if (fixtureIds !== undefined)
    return sql`
      select l.bet_id as id, l.member_id, null::bigint as stake from bet_leg l
      where l.fixture_id = any(${fixtureIds}::bigint[]) and ${spanOf(sql`l.bet_id`, search)}
      group by l.bet_id, l.member_id order by l.bet_id desc limit ${limit}`
  if (kind === 'late')
    return sql`
      select l.bet_id as id, l.member_id, null::bigint as stake from bet_leg l
      where l.late and ${spanOf(sql`l.bet_id`, search)}
      group by l.bet_id, l.member_id order by l.bet_id desc limit ${limit}`
  return sql`
    (select p.ref_id as id, case when p.from_account > 0 then p.from_account / 16 end as member_id, p.amount as stake
    from ledger_posting p
    where p.kind = 'bet' and ${spanOf(sql`p.ref_id`, search)}
    order by p.ref_id desc limit ${limit})
    union all
    (select b.id, b.member_id, b.stake from bet b
    where b.coupon_id is not null and ${spanOf(sql`b.id`, search)}
    order by b.id desc limit ${limit})`
}

/** Every code that belongs to no other kind is casino (FIELD-057). */
const isOfKind = (code: number): Sql =>
  gameTypeOf(code) === 'casino' ? sql`b.game_type not in (1, 2, 3, 4)` : sql`b.game_type = ${code}`

const hasLateLeg = sql`exists (
  select from unnest(b.fixtures) on_fixture(id)
  join bet_leg l on l.fixture_id = on_fixture.id and l.member_id = b.member_id and l.bet_id = b.id
  where l.late)`

/** Pre-match bets taken shortly before the actual start, or after it. */
const isTakenBy = (seconds: number): Sql => sql`b.game_type = 1 and exists (
  select from unnest(b.fixtures) on_fixture(id) join fixture f on f.id = on_fixture.id
  where b.placed_at >= f.starts_at - make_interval(secs => ${seconds}))`

/** The value that all matches of a bet share, as in `report_count_bets`; 0 if they differ. */
const shared = (column: Sql): Sql => sql`coalesce((
  select case when min(${column}) = max(${column}) then min(${column}) end
  from unnest(b.fixtures) on_fixture(id) join fixture f on f.id = on_fixture.id), 0)`

const marketOf = sql`coalesce((
  select l.market_type_id from bet_leg l
  where b.leg_count = 1 and l.fixture_id = b.fixtures[1] and l.member_id = b.member_id and l.bet_id = b.id), 0)`

const summedUpBy = ({ sportId, leagueId, marketTypeId, level }: SummedUp): readonly Sql[] => [
  ...(sportId === undefined ? [] : [sql`${shared(sql`f.sport_id`)} = ${sportId}`]),
  ...(leagueId === undefined ? [] : [sql`${shared(sql`f.league_id`)} = ${leagueId}`]),
  ...(marketTypeId === undefined ? [] : [sql`${marketOf} = ${marketTypeId}`]),
  ...(level === undefined
    ? []
    : [sql`exists (select from member m where m.id = b.member_id and m.level = ${level})`]),
]

/** Conditions on the stake only. */
const ofStake = ({ stakeFrom, kind, largeFrom }: BetSearch, stake: Sql): readonly Sql[] => [
  ...(stakeFrom === undefined ? [] : [sql`${stake} >= ${stakeFrom}`]),
  ...(kind === 'large' ? [sql`${stake} >= ${largeFrom}`] : []),
]

/** Conditions on other columns of a bet. */
const ofBet = (search: BetSearch): readonly Sql[] => {
  const { memberIds, fixtureIds, statusCode, gameType, detailType, style, oddsFrom } = search
  const { endedFrom, endedBefore } = search
  return [
    ...(memberIds !== undefined && fixtureIds !== undefined
      ? [sql`b.fixtures && ${fixtureIds}::bigint[]`]
      : []),
    ...(statusCode === undefined ? [] : [sql`b.status = ${statusCode}`]),
    ...(gameType === undefined ? [] : [isOfKind(gameType)]),
    ...(detailType === undefined ? [] : [sql`b.detail_type = ${detailType}`]),
    ...(style === undefined ? [] : [sql`b.style = ${style}`]),
    ...(oddsFrom === undefined ? [] : [sql`b.total_odds >= ${oddsFrom}`]),
    ...(endedFrom === undefined ? [] : [sql`b.settled_at >= ${timestamp(endedFrom)}`]),
    ...(endedBefore === undefined ? [] : [sql`b.settled_at < ${timestamp(endedBefore)}`]),
    ...summedUpBy(search.summedUp),
    ...(search.kind === 'late' && (memberIds ?? fixtureIds) !== undefined ? [hasLateLeg] : []),
    ...(search.kind === 'closing' ? [isTakenBy(search.closingSeconds)] : []),
  ]
}

const orders: Readonly<Record<BetSort, Sql>> = {
  time: sql`id desc`,
  amount: sql`stake desc, id desc`,
  winnings: sql`winnings desc, id desc`,
}

const all = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? join(conditions, ' and ') : sql`true`

/** Whether the index walk covers all conditions, so that only the page's bets have to be read. */
export const isWalkEnough = (search: BetSearch, sort: BetSort): boolean => {
  const { memberIds, fixtureIds, kind } = search
  const knowsStake = memberIds !== undefined || (fixtureIds === undefined && kind !== 'late')
  const asksStake = sort === 'amount' || ofStake(search, sql``).length > 0
  return sort !== 'winnings' && ofBet(search).length === 0 && (knowsStake || !asksStake)
}

/**
 * Bets are read one by one after the walk, each by its key, whatever the statistics say: only this way is the cost
 * bounded by the walk.
 */
function walkedBets(search: BetSearch, { limit, enough }: Looked, sort: BetSort): Sql {
  const found = isWalkEnough(search, sort)
    ? sql`select id, member_id, stake, 0 as winnings from bounded where ${all(ofStake(search, sql`stake`))}`
    : sql`
      select w.id, b.member_id, b.stake, b.winnings
      from (select * from bounded order by id desc) w
      cross join lateral (
        select b.member_id, b.stake, least(b.winnings, b.winnings_max) as winnings from bet b
        where b.member_id = ${ownerOf(sql`w`)} and b.id = w.id
          and ${all([...ofStake(search, sql`b.stake`), ...ofBet(search)])}
        offset 0
      ) b
      order by w.id desc${sort === 'time' && enough !== undefined ? sql` limit ${enough}` : sql``}`
  return sql`
    walked as materialized (${walk(search, limit + 1)}),
    bounded as materialized (select * from walked order by id desc limit ${limit}),
    found as materialized (${found})`
}

/** A page of the bets found among those read, and the number found. */
export const searchBets = async (
  db: Queries,
  search: BetSearch,
  looked: Looked,
  { sort, limit, offset }: Page,
): Promise<FoundBets> => {
  const isCut = sort === 'time' && !isWalkEnough(search, sort) && looked.enough !== undefined
  const oldest = isCut
    ? sql`case when (select count(*) from found) >= ${looked.enough} then (select id from found order by id limit 1)
        else (select id from bounded order by id limit 1) end`
    : sql`(select id from bounded order by id limit 1)`
  const [found] = await db.many<FoundBets>(sql`
    with ${walkedBets(search, looked, sort)},
    chosen as (select * from found order by ${orders[sort]} limit ${limit} offset ${offset}),
    page as materialized (select id, ${ownerOf(sql`chosen`)} as member_id, stake, winnings from chosen),
    oldest as materialized (select ${oldest} as id)
    select (select count(*) from bounded where id >= (select id from oldest)) as looked,
      exists (select from walked where id < (select id from oldest)) as "isBounded",
      (select count(*) from found) as total, (select id from bounded order by id desc limit 1) as "newestId",
      (select id from oldest) as "oldestId",
      coalesce((select array_agg(id order by ${orders[sort]}) from page), '{}')::text[] as ids,
      coalesce((select array_agg(member_id order by ${orders[sort]}) from page), '{}') as "memberIds"`)
  return found ?? nothing
}

const nothing: FoundBets = {
  looked: 0,
  isBounded: false,
  newestId: null,
  oldestId: null,
  total: 0,
  ids: [],
  memberIds: [],
}

/** Number of bets found among those read. */
export const countFound = async (db: Queries, search: BetSearch, looked: Looked): Promise<number> => {
  const [counted] = await db.many<{ count: number }>(
    sql`with ${walkedBets(search, looked, 'time')} select count(*) as count from found`,
  )
  return counted?.count ?? 0
}

/** Members whose login name or nickname has this prefix, or whose id it is. */
export const findMemberIds = async (db: Queries, words: string, limit: number): Promise<MemberId[]> => {
  const number = /^[1-9]\d{0,14}$/.test(words) ? Number(words) : null
  const rows = await db.many<{ id: MemberId }>(sql`
    select id from member
    where starts_with(lower(user_id), lower(${words})) or starts_with(lower(nickname), lower(${words}))
      or id = ${number}::bigint
    order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}
