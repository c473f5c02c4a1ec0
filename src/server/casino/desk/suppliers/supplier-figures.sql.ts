import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type SupplierFigures = {
  readonly supplierId: number
  readonly lastCallAt: Instant | null
  readonly unresolved: number
  /** Bets taken since then and not refunded, with their stakes and payouts. */
  readonly bets: number
  readonly stakes: number
  readonly paid: number
}

/** Figures of each supplier: its last call, its unended bets from before one time, and its totals since another. */
export const listSupplierFigures = (
  db: Queries,
  { unresolvedBefore, since }: { readonly unresolvedBefore: Instant; readonly since: Instant },
) =>
  db.many<SupplierFigures>(sql`
    select s.id as "supplierId", last.at as "lastCallAt", coalesce(open.bets, 0) as unresolved,
      coalesce(day.bets, 0) as bets, coalesce(day.stakes, 0)::bigint as stakes, coalesce(day.paid, 0)::bigint as paid
    from casino_supplier s
    left join casino_last_call last on last.supplier_id = s.id
    left join (
      select t.supplier_id, count(*) as bets from casino_transaction t
      where t.kind = 'bet' and t.state = 'done' and t.resolution is null and not t.is_held
        and t.at < ${timestamp(unresolvedBefore)}
      group by t.supplier_id
    ) open on open.supplier_id = s.id
    left join (
      select t.supplier_id, count(*) filter (where t.kind = 'bet') as bets,
        sum(t.amount) filter (where t.kind = 'bet') as stakes, sum(t.amount) filter (where t.kind = 'win') as paid
      from casino_transaction t
      where t.at >= ${timestamp(since)} and t.state = 'done' and t.resolution is distinct from 'refund'
      group by t.supplier_id
    ) day on day.supplier_id = s.id
    order by s.id`)
