import type { MemberId } from '#domain/ids.ts'
import type { CommissionProduct } from '#domain/partners/commission-product.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

type Span = { readonly earnerId: MemberId; readonly from: string; readonly to: string }

const sums = sql`sum(d.bets)::bigint as bets, sum(d.turnover)::bigint as turnover, sum(d.staked)::bigint as staked,
  sum(d.paid)::bigint as paid, sum(d.voided)::bigint as voided, sum(d.rolling)::bigint as rolling,
  (sum(d.losing_units) / 10000)::bigint as losing`

export type ProductSums = {
  readonly product: CommissionProduct
  readonly bets: number
  readonly turnover: number
  readonly staked: number
  readonly paid: number
  readonly voided: number
  readonly rolling: number
  readonly losing: number
}

/** An earner's commissions by product in a range of days. */
export const listProductSums = (db: Queries, { earnerId, from, to }: Span) =>
  db.many<ProductSums>(sql`
    select d.product, ${sums} from commission_day d
    where d.earner_id = ${earnerId} and d.day between ${from}::date and ${to}::date
    group by d.product`)

type DayFilter = Span & { readonly products: readonly CommissionProduct[] }

const within = ({ earnerId, from, to, products }: DayFilter) => sql`
  d.earner_id = ${earnerId} and d.day between ${from}::date and ${to}::date and d.product = any(${products}::text[])`

export type DayRow = {
  readonly day: string
  readonly memberId: MemberId
  readonly nickname: string
  readonly product: CommissionProduct
  readonly bets: number
  readonly turnover: number
  readonly paid: number
  readonly voided: number
  readonly rolling: number
}

/** An earner's commissions by day, bettor and product, latest day first. */
export const dayList = pagedList<DayRow, DayFilter>({
  from: sql`commission_day d`,
  where: within,
  rows: (where, part) => sql`
    select d.day::text as day, d.member_id as "memberId", m.nickname, d.product, d.bets, d.turnover, d.paid, d.voided,
      d.rolling
    from commission_day d join member m on m.id = d.member_id
    where ${where} order by d.day desc, d.member_id, d.product ${part}`,
})

/** An earner's last days, over all members and products. */
export const listDays = (db: Queries, earnerId: MemberId, limit: number) =>
  db.many<Omit<ProductSums, 'product'> & { readonly day: string }>(sql`
    select d.day::text as day, ${sums} from commission_day d
    where d.earner_id = ${earnerId} group by d.day order by d.day desc limit ${limit}`)

/** Total rolling so far, and the part from the earner's own bets. */
export const sumRolling = (db: Queries, earnerId: MemberId) =>
  db.one<{ total: number; own: number }>(sql`
    select coalesce(sum(rolling), 0)::bigint as total,
      coalesce(sum(rolling) filter (where member_id = earner_id), 0)::bigint as own
    from commission_day where earner_id = ${earnerId}`)

/** Rolling of several earners since a day. */
export const listRollingSince = (db: Queries, earnerIds: readonly MemberId[], from: string) =>
  db.many<{ earnerId: MemberId; rolling: number }>(sql`
    select earner_id as "earnerId", sum(rolling)::bigint as rolling from commission_day
    where earner_id = any(${earnerIds}::bigint[]) and day >= ${from}::date group by earner_id`)

/** An earner's rolling by day in a range of days. */
export const listRollingDays = (db: Queries, { earnerId, from, to }: Span) =>
  db.many<{ day: string; rolling: number }>(sql`
    select day::text as day, sum(rolling)::bigint as rolling from commission_day
    where earner_id = ${earnerId} and day between ${from}::date and ${to}::date group by day`)
