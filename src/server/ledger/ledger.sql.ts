import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import {
  prepared,
  type Queries,
  type Sql,
  sql,
  type Tx,
  timestamp,
} from '#server/platform/postgres/postgres.ts'

/** Columns of many postings, one array per column, as parameters of `ledger_post_once`. */
export type PostingColumns = {
  readonly refs: readonly string[]
  readonly kinds: readonly string[]
  readonly seqs: readonly number[]
  readonly parts: readonly number[]
  readonly froms: readonly string[]
  readonly tos: readonly string[]
  readonly amounts: readonly number[]
  readonly memos: readonly (string | null)[]
  readonly at: Instant
  readonly actor: string
  /** Whether a debit beyond the balance is refused, or its rest becomes a debt. */
  readonly shortfall: 'refuse' | 'owe'
}

export type PostedRow = {
  readonly ord: number
  readonly state: 'booked' | 'repeated' | 'conflict' | 'short' | 'closed'
  readonly balance: number | null
  readonly debt: number | null
}

/** Books postings between addresses, each once; answers are in row order. */
export const postRows = (tx: Queries, rows: PostingColumns) =>
  tx.many<PostedRow>(
    prepared(
      'ledger_post_once',
      sql`
        select ord, state, balance, debt
        from ledger_post_once(
          ${rows.refs}::uuid[], ${rows.kinds}::text[], ${rows.seqs}::integer[], ${rows.parts}::integer[],
          array(select ledger_account_id(address) from unnest(${rows.froms}::text[]) with ordinality u(address, ord) order by ord),
          array(select ledger_account_id(address) from unnest(${rows.tos}::text[]) with ordinality u(address, ord) order by ord),
          ${rows.amounts}::bigint[], ${timestamp(rows.at)}::timestamptz, ${rows.actor}::text,
          ${rows.memos}::text[], ${rows.shortfall}::text)
        order by ord`,
    ),
  )

/** Makes the member's bets pass the protection gate, and locks the wallet until the transaction ends. */
export const guardWallet = (tx: Tx, member: MemberId) => tx.run(sql`select ledger_guard(${member}::bigint)`)

export const insertMemberAccounts = (tx: Queries, member: MemberId) =>
  tx.run(sql`
    insert into ledger_account (id, address, member_id, kind, currency, balance)
    values
      (ledger_wallet(${member}::bigint), 'member:' || ${member}::bigint || ':wallet', ${member}, 'wallet', 'won', 0),
      (ledger_points(${member}::bigint), 'member:' || ${member}::bigint || ':points', ${member}, 'points', 'point', 0),
      (ledger_coins(${member}::bigint), 'member:' || ${member}::bigint || ':coins', ${member}, 'coins', 'coin', 0)
    on conflict (id) do nothing`)

export type MemberBalanceRow = { readonly kind: string; readonly balance: number }

export const listMemberBalances = (db: Queries, member: MemberId) =>
  db.many<MemberBalanceRow>(
    prepared(
      'ledger_balances',
      sql`
        select kind, balance from ledger_account
        where id between ledger_wallet(${member}::bigint) and ledger_wallet(${member}::bigint) + 3`,
    ),
  )

/** No row: the member has no accounts. */
export const findCoins = (db: Queries, member: MemberId) =>
  db.maybe<{ balance: number }>(
    sql`select balance from ledger_account where id = ledger_coins(${member}::bigint)`,
  )

/** Wallet and points of many members in one query. */
export const listPurses = (db: Queries, members: readonly MemberId[]) =>
  db.many<{ memberId: MemberId; wallet: number; points: number }>(
    prepared(
      'ledger_purses',
      sql`
        select asked.id as "memberId", wallet.balance as wallet, points.balance as points
        from unnest(${members}::bigint[]) asked (id)
        join ledger_account wallet on wallet.id = ledger_wallet(asked.id)
        join ledger_account points on points.id = ledger_points(asked.id)`,
    ),
  )

/** SQL expression for the won that a member owes; null without a wallet. */
export const owedBy = (member: Sql): Sql =>
  sql`(select abs(w.owed) from ledger_account w where w.id = ledger_wallet(${member}))`

/** Selects each member's spendable balance, for lists sorted by it: `member_id` and `balance`. */
export const walletBalances = sql`(select member_id, balance from ledger_account where kind = 'wallet')`

export const sumHouseAccount = (db: Queries, address: string) =>
  db.one<{ balance: number }>(sql`
    select (
      coalesce((select sum(amount) from ledger_posting where to_account = ledger_account_id(${address})), 0)
      - coalesce((select sum(amount) from ledger_posting where from_account = ledger_account_id(${address})), 0)
    )::bigint as balance`)
