import type { BetKind, BetSort } from '#domain/bets/bet-search.ts'
import type { FixtureId, MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { gameType as gameTypeOf } from '#domain/sports/game-type.ts'
import { join, type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Which bets; ids are ordered by time, so a span of time is a span of ids. */
export type BetSearch = {
  readonly memberIds?: readonly MemberId[] | undefined
  readonly fixtureIds?: readonly FixtureId[] | undefined
  /** The least id, and the greatest. */
  readonly fromId?: string | undefined
  readonly toId?: string | undefined
  /** Only what came before this id, or after it. */
  readonly beforeId?: string | undefined
  readonly afterId?: string | undefined
  readonly statusCode?: number | undefined
  readonly gameType?: number | undefined
  readonly detailType?: number | undefined
  readonly style?: 'KR' | 'EU' | undefined
  readonly stakeFrom?: number | undefined
  /** Hundredths. */
  readonly oddsFrom?: number | undefined
  /** When bets were settled or cancelled: from a moment, before another. */
  readonly endedFrom?: Instant | undefined
  readonly endedBefore?: Instant | undefined
  readonly summedUp: SummedUp
  readonly kind: BetKind
  /** What a large bet is. */
  readonly largeFrom: number
  /** From how many seconds before the start on a bet is taken shortly before closing. */
  readonly closingSeconds: number
}

/** By what the reports sum bets up; 0 is what bets on several matches do not share. */
export type SummedUp = {
  readonly sportId?: number | undefined
  readonly leagueId?: number | undefined
  readonly marketTypeId?: number | undefined
  readonly level?: number | undefined
}

/** The bets that a search looks at: so many, the newest. */
export type Looked = { readonly limit: number }

type Page = { readonly sort: BetSort; readonly limit: number; readonly offset: number }

export type FoundBets = {
  /** How many bets were looked at; one more than the limit where there are more. */
  readonly looked: number
  /** The newest and the oldest of them, within the limit. */
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
 * Whose a bet is, by what it staked: a bet before the start takes its stake from the wallet, one in play has set it aside
 * when it was asked for. Wallets have ids that follow from the member's (db/functions/ledger/ledger-wallet.sql).
 */
const ownerOf = sql`
  case when p.from_account > 0 then p.from_account / 16 else (
    select w.from_account / 16 from ledger_posting w
    where w.ref_id = p.ref_id and w.kind = 'bet-waiting' and w.from_account > 0 limit 1) end`

/**
 * The newest bets within the span, by whatever index leads to them: that of a member's bets, of a match's legs, or of
 * the postings of stakes, which are in the order of the bets' ids where the bets themselves are not.
 */
function walk(search: BetSearch, limit: number): Sql {
  const { memberIds, fixtureIds } = search
  if (memberIds !== undefined)
    return sql`
      select b.id, b.member_id from bet b
      where b.member_id = any(${memberIds}::bigint[]) and ${spanOf(sql`b.id`, search)}
      order by b.id desc limit ${limit}`
  if (fixtureIds !== undefined)
    return sql`
      select l.bet_id as id, l.member_id from bet_leg l
      where l.fixture_id = any(${fixtureIds}::bigint[]) and ${spanOf(sql`l.bet_id`, search)}
      group by l.bet_id, l.member_id order by l.bet_id desc limit ${limit}`
  return sql`
    select p.ref_id as id, ${ownerOf} as member_id from ledger_posting p
    where p.kind = 'bet' and ${spanOf(sql`p.ref_id`, search)}
    order by p.ref_id desc limit ${limit}`
}

/** Every code but those of the other kinds is casino's (FIELD-057). */
const isOfKind = (code: number): Sql =>
  gameTypeOf(code) === 'casino' ? sql`b.game_type not in (1, 2, 3, 4)` : sql`b.game_type = ${code}`

const hasLateLeg = sql`exists (
  select from unnest(b.fixtures) on_fixture(id)
  join bet_leg l on l.fixture_id = on_fixture.id and l.member_id = b.member_id and l.bet_id = b.id
  where l.late)`

/** Taken before the match by its name, and shortly before its start in force or behind that. */
const isTakenBy = (seconds: number): Sql => sql`b.game_type = 1 and exists (
  select from unnest(b.fixtures) on_fixture(id) join fixture f on f.id = on_fixture.id
  where b.placed_at >= f.starts_at - make_interval(secs => ${seconds}))`

/** What all matches of a bet share, as `report_count_bets` has it; 0 where they share none. */
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

function conditionOf(search: BetSearch): Sql {
  const { memberIds, fixtureIds, statusCode, gameType, detailType, style, stakeFrom, oddsFrom } = search
  const { endedFrom, endedBefore } = search
  const conditions = [
    ...(memberIds !== undefined && fixtureIds !== undefined
      ? [sql`b.fixtures && ${fixtureIds}::bigint[]`]
      : []),
    ...(statusCode === undefined ? [] : [sql`b.status = ${statusCode}`]),
    ...(gameType === undefined ? [] : [isOfKind(gameType)]),
    ...(detailType === undefined ? [] : [sql`b.detail_type = ${detailType}`]),
    ...(style === undefined ? [] : [sql`b.style = ${style}`]),
    ...(stakeFrom === undefined ? [] : [sql`b.stake >= ${stakeFrom}`]),
    ...(oddsFrom === undefined ? [] : [sql`b.total_odds >= ${oddsFrom}`]),
    ...(endedFrom === undefined ? [] : [sql`b.settled_at >= ${timestamp(endedFrom)}`]),
    ...(endedBefore === undefined ? [] : [sql`b.settled_at < ${timestamp(endedBefore)}`]),
    ...summedUpBy(search.summedUp),
    ...(search.kind === 'large' ? [sql`b.stake >= ${search.largeFrom}`] : []),
    ...(search.kind === 'late' ? [hasLateLeg] : []),
    ...(search.kind === 'closing' ? [isTakenBy(search.closingSeconds)] : []),
  ]
  return conditions.length > 0 ? join(conditions, ' and ') : sql`true`
}

const orders: Readonly<Record<BetSort, Sql>> = {
  time: sql`id desc`,
  amount: sql`stake desc, id desc`,
  winnings: sql`winnings desc, id desc`,
}

const walkedBets = (search: BetSearch, { limit }: Looked): Sql => sql`
  walked as materialized (${walk(search, limit + 1)}),
  bounded as materialized (select * from walked order by id desc limit ${limit}),
  found as materialized (
    select b.id, b.member_id, b.stake, least(b.winnings, b.winnings_max) as winnings
    from bounded join bet b on b.member_id = bounded.member_id and b.id = bounded.id
    where ${conditionOf(search)}
  )`

/** A page of the bets that a search finds among those it looks at, and how many it finds. */
export const searchBets = async (
  db: Queries,
  search: BetSearch,
  looked: Looked,
  { sort, limit, offset }: Page,
): Promise<FoundBets> => {
  const [found] = await db.many<FoundBets>(sql`
    with ${walkedBets(search, looked)},
    page as (select id, member_id, stake, winnings from found order by ${orders[sort]} limit ${limit} offset ${offset})
    select (select count(*) from walked) as looked, (select count(*) from found) as total,
      (select id from bounded order by id desc limit 1) as "newestId",
      (select id from bounded order by id limit 1) as "oldestId",
      coalesce((select array_agg(id order by ${orders[sort]}) from page), '{}')::text[] as ids,
      coalesce((select array_agg(member_id order by ${orders[sort]}) from page), '{}') as "memberIds"`)
  return found ?? { looked: 0, newestId: null, oldestId: null, total: 0, ids: [], memberIds: [] }
}

/** How many bets a search finds among those it looks at. */
export const countFound = async (db: Queries, search: BetSearch, looked: Looked): Promise<number> => {
  const [counted] = await db.many<{ count: number }>(
    sql`with ${walkedBets(search, looked)} select count(*) as count from found`,
  )
  return counted?.count ?? 0
}

/** Members whose login name or nickname begins so, or whose number it is. */
export const findMemberIds = async (db: Queries, words: string, limit: number): Promise<MemberId[]> => {
  const number = /^[1-9]\d{0,14}$/.test(words) ? Number(words) : null
  const rows = await db.many<{ id: MemberId }>(sql`
    select id from member
    where starts_with(lower(user_id), lower(${words})) or starts_with(lower(nickname), lower(${words}))
      or id = ${number}::bigint
    order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}
