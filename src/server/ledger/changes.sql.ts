import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { PostingKind } from '#domain/posting-kind.ts'
import { type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** One posting from the view of the member's own account. */
export type ChangeRow = {
  /** Rises with time; the cursor of a list. */
  readonly n: number
  readonly at: Instant
  readonly kind: PostingKind
  readonly memo: string | null
  /** Negative for a debit. */
  readonly amount: number
  readonly after: number
}

export type ChangesPart = {
  /** Only postings before this one. */
  readonly before: number | undefined
  readonly since: Instant
  readonly limit: number
  /** Only postings of this kind. */
  readonly kind?: PostingKind | undefined
}

const cameBefore = (before: number | undefined): Sql =>
  before === undefined ? sql`true` : sql`p.n < ${before}`

const isOfKind = (kind: PostingKind | undefined): Sql =>
  kind === undefined ? sql`true` : sql`p.kind = ${kind}`

const credited = sql`p.n, p.at, p.kind, p.memo, p.amount, p.to_after as after`
const debited = sql`p.n, p.at, p.kind, p.memo, -p.amount as amount, p.from_after as after`

/**
 * Changes of one account by its own indexes, newest first: all except stakes and payouts of bets, which those indexes
 * leave out.
 */
const byAccount = (account: Sql, { before, since, limit, kind }: ChangesPart): Sql => sql`
  (select ${credited} from ledger_posting p
   where p.to_account = ${account} and p.to_after is not null and p.kind <> 'bet-settled'
     and p.at >= ${timestamp(since)} and ${cameBefore(before)} and ${isOfKind(kind)}
   order by p.at desc, p.n desc limit ${limit})
  union all
  (select ${debited} from ledger_posting p
   where p.from_account = ${account} and p.from_after is not null and p.kind <> 'bet'
     and p.at >= ${timestamp(since)} and ${cameBefore(before)} and ${isOfKind(kind)}
   order by p.at desc, p.n desc limit ${limit})`

/** Changes of points, newest first; bets are not paid in points. */
export const listPointRows = (db: Queries, memberId: MemberId, part: ChangesPart) =>
  db.many<ChangeRow>(sql`
    select * from (${byAccount(sql`ledger_points(${memberId}::bigint)`, part)}) changes
    order by n desc limit ${part.limit}`)

/**
 * Changes of the wallet, newest first, with the stakes and payouts of bets. `bets` are the first queries of the
 * statement, including `staked_bet` and `paid_bet` with the bets' ids.
 */
export const listMoneyRows = (db: Queries, memberId: MemberId, part: ChangesPart, bets: Sql) =>
  db.many<ChangeRow>(sql`
    with ${bets}
    select * from (
      ${byAccount(sql`ledger_wallet(${memberId}::bigint)`, part)}
      union all
      (select ${debited} from staked_bet bet
       join ledger_posting p on p.ref_id = bet.id and p.kind = 'bet'
       where p.from_account = ledger_wallet(${memberId}::bigint) and p.at >= ${timestamp(part.since)}
         and ${cameBefore(part.before)})
      union all
      (select ${credited} from paid_bet bet
       join ledger_posting p on p.ref_id = bet.id and p.kind = 'bet-settled'
       where p.to_account = ledger_wallet(${memberId}::bigint) and p.at >= ${timestamp(part.since)}
         and ${cameBefore(part.before)})
    ) changes
    order by n desc limit ${part.limit}`)
