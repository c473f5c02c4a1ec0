import { prepared, type Sql, sql, type Tx } from '#server/platform/postgres/postgres.ts'

/**
 * Amounts moved by a bet with a status; nothing for an open one. Void bets count as settled (status codes: FIELD-051).
 * A free bet has no stake and does not count as a bet; its payout counts.
 */
const movedBy = (status: Sql, payout: Sql) => ({
  cancelledBets: sql`(${status} = -1 and e.stake > 0)::integer`,
  settledBets: sql`(${status} > 0 and e.stake > 0)::integer`,
  voidBets: sql`(${status} = 3 and e.stake > 0)::integer`,
  void: sql`case when ${status} = 3 then ${payout} else 0 end`,
  paid: sql`case when ${status} > 0 then ${payout} else 0 end`,
})

const now = movedBy(sql`e.status`, sql`e.payout`)
const before = movedBy(sql`e.old_status`, sql`e.old_payout`)

/** Differences caused by bets that ended, or whose end changed; from the query `ended`. */
export const differences: Sql = sql`
  select e.at, e.id, e.member_id,
    (${now.cancelledBets} - ${before.cancelledBets})::bigint as cancelled_bets,
    (${now.cancelledBets} - ${before.cancelledBets}) * e.stake as cancelled,
    (${now.settledBets} - ${before.settledBets})::bigint as settled_bets,
    (${now.settledBets} - ${before.settledBets}) * e.stake as settled,
    (${now.voidBets} - ${before.voidBets})::bigint as void_bets,
    ${now.void} - ${before.void} as void,
    ${now.paid} - ${before.paid} as paid
  from ended e`

/** Adds ended bets, given as the first queries of a statement, to the sums. */
export const countEnded = (tx: Tx, ended: Sql) =>
  tx.one(
    prepared(
      'report_count_ended',
      sql`
        with ${ended}, moved as materialized (${differences})
        select report_count_bets(array_agg(at), array_agg(id), array_agg(member_id),
          array_agg(0::bigint), array_agg(0::bigint), array_agg(cancelled_bets), array_agg(cancelled),
          array_agg(settled_bets), array_agg(settled), array_agg(void_bets), array_agg(void), array_agg(paid))
        from moved`,
    ),
  )

/** A range of ids, the end exclusive. */
export type IdRange = { readonly from: string; readonly to: string }

/** The member of a stake posting: an in-play stake was held under the same reference before. */
const owner = sql`
  case when p.from_account > 0 then p.from_account / 16 else (
    select w.from_account / 16 from ledger_posting w
    where w.ref_id = p.ref_id and w.kind = 'bet-waiting' and w.from_account > 0 limit 1) end`

/** Adds the stakes of the bets of a range to the sums, from the ledger; returns their number. */
export const countStakes = async (tx: Tx, { from, to }: IdRange): Promise<number> => {
  const { count } = await tx.one<{ count: number }>(sql`
    with placed as materialized (
      select p.at, p.ref_id as id, ${owner} as member_id, p.amount
      from ledger_posting p
      where p.kind = 'bet' and p.ref_id >= ${from}::uuid and p.ref_id < ${to}::uuid
    ), columns as (
      select count(*) as count, array_agg(at) as ats, array_agg(id) as ids, array_agg(member_id) as members,
        array_agg(1::bigint) as ones, array_agg(amount) as amounts, array_agg(0::bigint) as zeros
      from placed
    )
    select c.count, report_count_bets(c.ats, c.ids, c.members, c.ones, c.amounts, c.zeros, c.zeros, c.zeros, c.zeros,
      c.zeros, c.zeros, c.zeros)
    from columns c`)
  return count
}

/** End of a range that contains at most this many bets. */
export const endOfRange = async (tx: Tx, { from, to }: IdRange, bets: number): Promise<string> => {
  const next = await tx.maybe<{ id: string }>(sql`
    select ref_id as id from ledger_posting
    where kind = 'bet' and ref_id >= ${from}::uuid and ref_id < ${to}::uuid
    order by ref_id limit 1 offset ${bets}`)
  return next?.id ?? to
}

/** The first waiting in-play bet below an id: it will be placed or refused under its id. */
export const firstWaiting = (tx: Tx, below: string) =>
  tx.maybe<{ id: string }>(sql`
    select id from bet_waiting where state = 'waiting' and id < ${below}::uuid order by id limit 1`)

/** Postings of points and point debts by number, as amounts that a member received or gave. */
export const pointMoves = (range: Sql): Sql => sql`
  select p.at, greatest(p.from_account, p.to_account) / 16 as member_id,
    case when p.to_account > 0 then p.amount else 0 end as points_in,
    case when p.from_account > 0 then p.amount else 0 end as points_out
  from ledger_posting p
  where p.kind not in ('bet', 'bet-waiting', 'bet-refused', 'bet-cancelled', 'bet-settled', 'settlement-reversed')
    and greatest(p.from_account, p.to_account) > 0 and greatest(p.from_account, p.to_account) % 16 in (2, 3) and ${range}`

/** Adds point movements to the sums of days and members. They belong to no product. */
export const countPoints = async (tx: Tx, range: { readonly after: number; readonly to: number }) => {
  await tx.run(sql`
    with moved as materialized (
      select seoul_day(p.at) as day, p.member_id, coalesce(m.level, 0) as level, sum(p.points_in) as points_in,
        sum(p.points_out) as points_out
      from (${pointMoves(sql`p.n > ${range.after} and p.n <= ${range.to}`)}) p
      left join member m on m.id = p.member_id
      group by 1, 2, 3
    ), of_members as (
      insert into report_member_day as known (day, member_id, product, level, points_in, points_out)
      select day, member_id, 0, level, points_in, points_out from moved order by 1, 2
      on conflict (day, member_id, product, level) do update set
        points_in = known.points_in + excluded.points_in, points_out = known.points_out + excluded.points_out
    )
    insert into report_day as known (day, product, detail, sport_id, league_id, market_type_id, level, points_in, points_out)
    select day, 0, 0, 0, 0, 0, level, sum(points_in), sum(points_out) from moved group by day, level order by 1, level
    on conflict (day, product, detail, sport_id, league_id, market_type_id, level) do update set
      points_in = known.points_in + excluded.points_in, points_out = known.points_out + excluded.points_out`)
}
