import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import {
  prepared,
  type Queries,
  raw,
  type Sql,
  sql,
  type Tx,
  timestamp,
} from '#server/platform/postgres/postgres.ts'
import type { Picks } from './bet-kind.ts'
import {
  type GivenBackColumns,
  type HeadColumns,
  legCountColumns,
  onColumns,
  type RequestColumns,
} from './head-columns.ts'

/** Bets that are stored together, and the answers stored for their request keys. */
export type StoredBets = {
  readonly heads: HeadColumns
  readonly picks: Picks
  readonly requests: RequestColumns
}

/** Queries of a statement that stores bets; `given` has their ids, members, stakes, balances and time. */
const storing = ({ heads, picks, requests }: StoredBets, at: string, whereTaken = nothing): Sql => {
  const { gameType, payoutRule, stored } = picks
  const on = onColumns(picks.on)
  const legs = picks.legs && legCountColumns(picks.legs)
  return sql`
    given as materialized (
      select ${heads.ids}::uuid[] as ids, ${heads.members}::bigint[] as members, ${heads.stakes}::bigint[] as stakes,
        ${heads.balances}::bigint[] as balances, ${on.ids}::bigint[] as fixtures,
        ${at}::timestamptz as at
    ), booked as (
      insert into bet (id, member_id, game_type, detail_type, style, stake, total_odds, winnings, winnings_max,
        bonus_odds, bonus_folds, leg_count, fixtures, placed_at, payout_rule, accepts, device, address,
        coupon_id)
      select b.id, b.member_id, ${gameType}::smallint, b.detail_type, b.style, b.stake, b.total_odds, b.winnings,
        b.winnings_max, b.bonus_odds, b.bonus_folds, b.leg_count,
        coalesce((select fixtures from given)[b.first_fixture:b.last_fixture], '{}'), (select at from given),
        ${payoutRule}::smallint, b.accepts, b.device, b.address::inet, b.coupon_id
      from (
        select unnest((select ids from given)) as id, unnest((select members from given)) as member_id,
          unnest(${heads.detailTypes}::smallint[]) as detail_type, unnest(${heads.styles}::text[]) as style,
          unnest((select stakes from given)) as stake, unnest(${heads.totalOdds}::integer[]) as total_odds,
          unnest(${heads.winnings}::bigint[]) as winnings, unnest(${heads.winningsMax}::bigint[]) as winnings_max,
          unnest(${legs?.bonusOdds ?? null}::integer[]) as bonus_odds,
          unnest(${legs?.bonusFolds ?? null}::smallint[]) as bonus_folds,
          unnest(${legs?.counts ?? null}::smallint[]) as leg_count,
          unnest(${on.firsts}::integer[]) as first_fixture,
          unnest(${on.lasts}::integer[]) as last_fixture,
          unnest(${heads.accepts}::text[]) as accepts, unnest(${heads.devices}::text[]) as device,
          unnest(${heads.addresses}::text[]) as address, unnest(${heads.coupons}::uuid[]) as coupon_id
      ) b
    ), ${stored}, answered as (
      insert into bet_request (member_id, digest, body_hash, bet_id, emoney, refusal, created_at)
      select r.member_id, r.digest, r.body_hash, (select ids from given)[r.bet], (select balances from given)[r.bet],
        r.refusal, (select at from given)
      from (
        select unnest(${requests.members}::bigint[]) as member_id, unnest(${requests.digests}::bytea[]) as digest,
          unnest(${requests.hashes}::bytea[]) as body_hash, unnest(${requests.bets}::integer[]) as bet,
          unnest(${requests.refusals}::text[]) as refusal
      ) r ${whereTaken}
    )`
}

const nothing = raw('')

/** A waiting bet ends even when another answer is already stored under its key; otherwise its stake would stay held. */
const leftOut = raw('on conflict do nothing')

/**
 * Last statement of a batch: stores bets, posts the stakes that `enterBooking` debited for them and refunds the others.
 * Returns the number of posted stakes.
 */
export const bookBets = async (
  tx: Tx,
  bets: StoredBets,
  givenBack: GivenBackColumns,
  { takenAt, now }: { readonly takenAt: Instant; readonly now: Instant },
): Promise<number> => {
  const { posted } = await tx.lastOne<{ posted: number }>(
    prepared(
      `booking_book_${bets.picks.name}`,
      sql`
        with ${storing(bets, timestamp(now))}
        select ledger_post_reserved(g.ids, 'bet', g.members, 'house:open-stakes', g.stakes, g.balances,
            ${timestamp(takenAt)}::timestamptz, 'member')
            as posted,
          ledger_unreserve(${givenBack.members}::bigint[], ${givenBack.stakes}::bigint[])
        from given g`,
    ),
  )
  return posted
}

/** Like `bookBets`, for bets whose stakes the house pays. */
export const bookFreeBets = async (
  tx: Tx,
  bets: StoredBets,
  { takenAt, now }: { readonly takenAt: Instant; readonly now: Instant },
): Promise<number> => {
  const { posted } = await tx.lastOne<{ posted: number }>(sql`
    with ${storing(bets, timestamp(now))}
    select ledger_post_house(g.ids, 'free-stake', 0, 'house:free-stakes', 'house:open-stakes', g.stakes,
      ${timestamp(takenAt)}::timestamptz, 'system:free-bets') as posted
    from given g`)
  return posted
}

/** Stores bets whose held stakes are moved elsewhere. */
export const storeBets = async (tx: Tx, bets: StoredBets, now: Instant): Promise<void> => {
  await tx.run(
    prepared(
      `booking_store_${bets.picks.name}`,
      sql`with ${storing(bets, timestamp(now), leftOut)} select from given`,
    ),
  )
}

/** Stores the refusals of requests, each under its key. */
export const storeRefusals = async (tx: Tx, requests: RequestColumns, now: Instant): Promise<void> => {
  await tx.run(
    prepared(
      'booking_refused',
      sql`
        insert into bet_request (member_id, digest, body_hash, refusal, created_at)
        select r.member_id, r.digest, r.body_hash, r.refusal, ${timestamp(now)}::timestamptz
        from (
          select unnest(${requests.members}::bigint[]) as member_id, unnest(${requests.digests}::bytea[]) as digest,
            unnest(${requests.hashes}::bytea[]) as body_hash, unnest(${requests.refusals}::text[]) as refusal
        ) r ${leftOut}`,
    ),
  )
}

/** Sets a bet in progress to cancelled without moving its stake, and records the change for the reports. */
export const cancelBetRow = (
  tx: Tx,
  { memberId, id }: { readonly memberId: MemberId; readonly id: string },
  cancelledBy: 'member' | 'operator',
  now: Instant,
) =>
  tx.run(sql`
    with cancelled as (
      update bet set status = -1, settled_at = ${timestamp(now)}, cancelled_by = ${cancelledBy}
      where id = ${id} and member_id = ${memberId} and status = 0
      returning (id, member_id, case when coupon_id is null then stake else 0 end, revision, 0, null, status, null)::bet_change as change
    )
    select bet_note_ended(array_agg(change), ${timestamp(now)}::timestamptz) from cancelled`)

/** Deletes a batch of the answers given before a moment; returns how many. */
export const deleteOldRequests = (db: Queries, before: Instant, limit: number) =>
  db.run(sql`
    delete from bet_request where ctid = any(array(
      select r.ctid from bet_request r where r.created_at < ${timestamp(before)} limit ${limit}))`)
