import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Coins } from '#domain/money.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { coinsOf } from '#domain/transfer.ts'
import { postTransfer } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'

/** Event coins that a member receives or spends, with the cause. */
type CoinMove = {
  readonly memberId: MemberId
  /** More than zero. */
  readonly coins: Coins
  /** Id of the operation; coins with the same one move once. */
  readonly ref: string
  /** In Korean: "데일리퀘스트 로그인". */
  readonly cause: string
  readonly at: Instant
}

/** Gives a member event coins from `house:coins` (decision 44), in the transaction of their cause. */
export async function giveCoins(tx: Tx, { memberId, coins, ref, cause, at }: CoinMove): Promise<void> {
  const given = await postTransfer(tx, {
    ref,
    kind: 'coins-credited',
    postings: [{ from: 'house:coins', to: coinsOf(memberId), amount: coins }],
    at,
    actor: 'system:promotions',
    memo: cause,
  })
  assert(given.ok, 'the house always has coins to give')
}

/** Takes event coins from a member; refused if the balance is too low. */
export async function spendCoins(
  tx: Tx,
  { memberId, coins, ref, cause, at }: CoinMove,
): Promise<Result<undefined, { readonly code: 'COINS_SHORT' }>> {
  const spent = await postTransfer(tx, {
    ref,
    kind: 'coins-spent',
    postings: [{ from: coinsOf(memberId), to: 'house:coins', amount: coins }],
    at,
    actor: `member:${memberId}`,
    memo: cause,
  })
  return spent.ok ? accept(undefined) : refuse({ code: 'COINS_SHORT' })
}
