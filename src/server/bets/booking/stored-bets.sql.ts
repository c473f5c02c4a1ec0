import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { prepared, type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import type { BookingColumns } from './booking-columns.ts'

/**
 * Stores bets, legs and the answers of requests with a key, posts the stakes that `enterBooking` took for the bets
 * and gives the others back; the last act of a batch. Answers how many stakes were posted.
 */
export const bookBets = async (
  tx: Tx,
  { bets, fixtures, legs, requests, givenBack }: BookingColumns,
  now: Instant,
): Promise<number> => {
  const at = timestamp(now)
  const { posted } = await tx.lastOne<{ posted: number }>(
    prepared(
      'booking_book',
      sql`
        with given as materialized (
          select ${bets.ids}::uuid[] as ids, ${bets.members}::bigint[] as members, ${bets.stakes}::bigint[] as stakes,
            ${bets.balances}::bigint[] as balances, ${fixtures.ids}::bigint[] as fixtures, ${at}::timestamptz as at
        ), booked as (
          insert into bet (id, member_id, detail_type, style, stake, total_odds, winnings, winnings_max,
            bonus_odds, bonus_folds, leg_count, fixtures, placed_at, payout_rule, accepts, device, address)
          select b.id, b.member_id, b.detail_type, b.style, b.stake, b.total_odds, b.winnings, b.winnings_max,
            b.bonus_odds, b.bonus_folds, b.leg_count,
            (select fixtures from given)[b.first_fixture:b.last_fixture], (select at from given),
            ${bets.payoutRule}::smallint, b.accepts, b.device, b.address::inet
          from (
            select unnest((select ids from given)) as id, unnest((select members from given)) as member_id,
              unnest(${bets.detailTypes}::smallint[]) as detail_type, unnest(${bets.styles}::text[]) as style,
              unnest((select stakes from given)) as stake, unnest(${bets.totalOdds}::integer[]) as total_odds,
              unnest(${bets.winnings}::bigint[]) as winnings, unnest(${bets.winningsMax}::bigint[]) as winnings_max,
              unnest(${bets.bonusOdds}::integer[]) as bonus_odds, unnest(${bets.bonusFolds}::smallint[]) as bonus_folds,
              unnest(${bets.legCounts}::smallint[]) as leg_count,
              unnest(${fixtures.firsts}::integer[]) as first_fixture, unnest(${fixtures.lasts}::integer[]) as last_fixture,
              unnest(${bets.accepts}::text[]) as accepts, unnest(${bets.devices}::text[]) as device,
              unnest(${bets.addresses}::text[]) as address
          ) b
        ), picked as (
          insert into bet_leg (bet_id, leg_no, member_id, fixture_id, market_id, market_type_id, outcome_id,
            pick, line, odds, version, starts_at, names)
          select (select ids from given)[l.bet], l.leg_no, (select members from given)[l.bet], l.fixture_id,
            l.market_id, l.market_type_id, l.outcome_id, l.pick, l.line, l.odds, l.version, l.starts_at, l.names
          from (
            select unnest(${legs.bets}::integer[]) as bet, unnest(${legs.numbers}::smallint[]) as leg_no,
              unnest(${legs.fixtures}::bigint[]) as fixture_id, unnest(${legs.markets}::bigint[]) as market_id,
              unnest(${legs.marketTypes}::integer[]) as market_type_id, unnest(${legs.outcomes}::bigint[]) as outcome_id,
              unnest(${legs.picks}::text[]) as pick, unnest(${legs.lines}::integer[]) as line,
              unnest(${legs.odds}::integer[]) as odds, unnest(${legs.versions}::integer[]) as version,
              unnest(${legs.starts}::timestamptz[]) as starts_at, unnest(${legs.names}::integer[]) as names
          ) l
        ), answered as (
          insert into bet_request (member_id, digest, body_hash, bet_id, emoney, refusal, created_at)
          select r.member_id, r.digest, r.body_hash, (select ids from given)[r.bet], (select balances from given)[r.bet],
            r.refusal, (select at from given)
          from (
            select unnest(${requests.members}::bigint[]) as member_id, unnest(${requests.digests}::bytea[]) as digest,
              unnest(${requests.hashes}::bytea[]) as body_hash, unnest(${requests.bets}::integer[]) as bet,
              unnest(${requests.refusals}::text[]) as refusal
          ) r
        )
        select ledger_post_reserved(g.ids, 'bet', g.members, 'house:open-stakes', g.stakes, g.balances, g.at, 'member')
            as posted,
          ledger_give(${givenBack.members}::bigint[], ${givenBack.stakes}::bigint[])
        from given g`,
    ),
  )
  return posted
}

/** Ends a bet that is in progress, without moving its stake. */
export const cancelBetRow = (
  tx: Tx,
  { memberId, id }: { readonly memberId: MemberId; readonly id: string },
  cancelledBy: 'member' | 'operator',
  now: Instant,
) =>
  tx.run(sql`
    update bet set status = -1, settled_at = ${timestamp(now)}, cancelled_by = ${cancelledBy}
    where id = ${id} and member_id = ${memberId} and status = 0`)

/** Forgets a portion of the answers given before a moment; gives how many. */
export const deleteOldRequests = (db: Queries, before: Instant, limit: number) =>
  db.run(sql`
    delete from bet_request where ctid = any(array(
      select r.ctid from bet_request r where r.created_at < ${timestamp(before)} limit ${limit}))`)
