import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { type Coins, coins, type Points, points, type Won, won } from '#domain/money.ts'
import type { AccountAddress } from '#domain/transfer.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import {
  findCoins,
  insertMemberAccounts,
  listMemberBalances,
  listPurses,
  sumHouseAccount,
} from './ledger.sql.ts'

/** Opens a member's empty accounts: wallet, points and event coins. Idempotent. */
export async function openMemberAccounts(tx: Queries, member: MemberId): Promise<void> {
  await insertMemberAccounts(tx, member)
}

export type MemberBalances = {
  readonly wallet: Won
  readonly points: Points
  /** The member's debts, as positive figures. */
  readonly debt: Won
  readonly pointsDebt: Points
}

/** Returns a member's balances and debts. */
export async function loadBalances(db: Queries, member: MemberId): Promise<MemberBalances> {
  const rows = new Map((await listMemberBalances(db, member)).map(row => [row.kind, row.balance]))
  assert(rows.has('wallet'), `member ${member} has accounts`)
  return {
    wallet: won(rows.get('wallet') ?? 0),
    points: points(rows.get('points') ?? 0),
    debt: won(Math.abs(rows.get('debt') ?? 0)),
    pointsDebt: points(Math.abs(rows.get('points-debt') ?? 0)),
  }
}

/** Returns the event coins that a member can spend; 0 without accounts. */
export async function loadCoins(db: Queries, member: MemberId): Promise<Coins> {
  return coins((await findCoins(db, member))?.balance ?? 0)
}

export type Purses = Pick<MemberBalances, 'wallet' | 'points'>

/** Returns the spendable balances of many members; members without accounts are absent. */
export async function loadPurses(
  db: Queries,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, Purses>> {
  const rows = await listPurses(db, members)
  return new Map(rows.map(row => [row.memberId, { wallet: won(row.wallet), points: points(row.points) }]))
}

/** Balance of a house account: the sum of its postings (decision 0007). Not for hot paths. */
export async function sumOfHouseAccount(db: Queries, address: AccountAddress): Promise<number> {
  return (await sumHouseAccount(db, address)).balance
}
