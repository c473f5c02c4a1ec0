import type { MemberId } from '#domain/ids.ts'
import { instant } from '#domain/instant.ts'
import type { Score, Tally } from '#domain/promotions/tournament.ts'
import { type Queries, type Sql, sql, type Tx } from '#server/platform/postgres/postgres.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'
import { BET_WAITS_MAX, countsIn } from '../settled-bets.sql.ts'
import type { PlacedRow } from './standings.sql.ts'
import type { StoredTournament } from './tournaments.sql.ts'

type Counted = Pick<StoredTournament, 'product' | 'stakeMin' | 'startsAt' | 'endsAt'>

/** Sports are pre-match and in-play bets; casino is every code of no other game (FIELD-057). */
const isOf = (product: StoredTournament['product']): Sql =>
  product === 'sports' ? sql`b.game_type in (1, 2)` : sql`b.game_type not in (1, 2, 3, 4)`

/** On matches each bet is one play. In the casino each round is one: its win may be stored with any of its bets. */
const playOf = (product: StoredTournament['product']): Sql =>
  product === 'sports' ? sql`b.id::text` : sql`coalesce(b.fixtures[1]::text, b.id::text)`

const isOneOf = (id: Sql, members: readonly MemberId[] | 'all'): Sql =>
  members === 'all' ? sql`true` : sql`${id} = any(${members}::bigint[])`

export type MemberTally = Tally & { readonly memberId: MemberId }

/**
 * Scores of some or all members in a tournament, computed from the current state of their bets, so that corrections
 * need no extra handling (decision 84).
 */
export const tallyBets = (
  db: Queries,
  { product, stakeMin, startsAt, endsAt }: Counted,
  members: readonly MemberId[] | 'all',
) =>
  db.many<MemberTally>(sql`
    with play as (
      select b.member_id, ${playOf(product)} as play, sum(b.stake)::bigint as stake,
        sum(coalesce(b.payout, 0))::bigint as payout, max(coalesce(b.first_settled_at, b.settled_at)) as at
      from bet b
      where b.id >= ${uuidFloor(instant(startsAt - BET_WAITS_MAX))}::uuid and ${countsIn({ from: startsAt, before: endsAt })}
        and ${isOf(product)} and ${isOneOf(sql`b.member_id`, members)}
      group by 1, 2
      having sum(b.stake) >= ${stakeMin}
    )
    select member_id as "memberId", count(*) as plays, sum(stake)::bigint as stake, sum(payout)::bigint as payout,
      max(at) filter (where payout <> stake) as "changedAt", max(payout * 100 / stake) as best,
      (array_agg(at order by payout * 100 / stake desc, at))[1] as "bestAt"
    from play group by member_id`)

export type ScoreRow = Score & Pick<MemberTally, 'memberId' | 'plays' | 'stake' | 'payout'>

/** Stores members' scores; returns those that changed. */
export const putScores = (tx: Tx, tournamentId: number, rows: readonly ScoreRow[]) =>
  tx.many<{ memberId: MemberId }>(sql`
    insert into tournament_score as known (tournament_id, member_id, score, reached_at, stake, payout, plays)
    select ${tournamentId}::bigint, u.* from unnest(
      ${rows.map(({ memberId }) => memberId)}::bigint[], ${rows.map(({ score }) => score)}::bigint[],
      ${rows.map(({ reachedAt }) => reachedAt && new Date(reachedAt).toISOString())}::timestamptz[],
      ${rows.map(({ stake }) => stake)}::bigint[], ${rows.map(({ payout }) => payout)}::bigint[],
      ${rows.map(({ plays }) => plays)}::integer[]) u
    on conflict (tournament_id, member_id) do update set score = excluded.score, reached_at = excluded.reached_at,
      stake = excluded.stake, payout = excluded.payout, plays = excluded.plays
    where (known.score, known.reached_at, known.stake, known.payout, known.plays)
      is distinct from (excluded.score, excluded.reached_at, excluded.stake, excluded.payout, excluded.plays)
    returning member_id as "memberId"`)

/** Members with a score, of those given or of all. */
export const listScored = (db: Queries, tournamentId: number, members: readonly MemberId[] | 'all') =>
  db.many<{ memberId: MemberId }>(sql`
    select member_id as "memberId" from tournament_score
    where tournament_id = ${tournamentId} and ${isOneOf(sql`member_id`, members)}`)

/** Members with bets on a product among those that ended. */
export const listEndedMembers = async (
  tx: Tx,
  ended: Sql,
  product: StoredTournament['product'],
): Promise<readonly MemberId[]> =>
  (
    await tx.many<{ memberId: MemberId }>(sql`
      with ${ended}
      select distinct e.member_id as "memberId" from ended e
      join bet b on b.member_id = e.member_id and b.id = e.id and ${isOf(product)}`)
  ).map(({ memberId }) => memberId)

export type FixedPlace = Pick<PlacedRow, 'memberId' | 'place'> & { readonly prize: number }

/** Fixes the places of a finished tournament, with their prizes. */
export const fixPlaces = (tx: Tx, tournamentId: number, places: readonly FixedPlace[]) =>
  tx.run(sql`
    update tournament_score s set place = u.place, prize = u.prize
    from unnest(${places.map(({ memberId }) => memberId)}::bigint[], ${places.map(({ place }) => place)}::integer[],
      ${places.map(({ prize }) => prize)}::bigint[]) u(member_id, place, prize)
    where s.tournament_id = ${tournamentId} and s.member_id = u.member_id`)
