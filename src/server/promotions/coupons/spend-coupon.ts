import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { points, won } from '#domain/money.ts'
import { couponState } from '#domain/promotions/coupons.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { walletOf } from '#domain/transfer.ts'
import { memberBalance } from '#server/bets/bets.ts'
import { openRequirement } from '#server/cashier/cashier.ts'
import { loadBalances, type Purses, postTransfer } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { type GiftRefusal, giftRefusal } from '../gift-refusal.ts'
import { givePoints } from '../give-points.ts'
import { type CouponRow, lockCoupon, markUsed } from './coupons.sql.ts'

type UseRefusal =
  | Refusal<'COUPON_UNKNOWN' | 'COUPON_USED' | 'COUPON_EXPIRED' | 'COUPON_AT_DEPOSIT' | 'COUPON_AT_BET'>
  | GiftRefusal

type UseDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

/** Uses a member's coupon: gives its points or money once, however many requests come (WALLET-017). */
export const spendCoupon = (
  deps: UseDeps,
  memberId: MemberId,
  couponId: string,
): Promise<Result<Purses, UseRefusal>> =>
  deps.db.transaction(async tx => {
    const coupon = await lockCoupon(tx, couponId, memberId)
    const at = deps.clock.now()
    const no = await refusalOf(tx, coupon, at)
    if (no) return refuse(no)
    assert(coupon, 'what is refused as unknown is not used')
    await markUsed(tx, coupon.id, at)
    const given = await (coupon.kind === 'points'
      ? givePoints(deps, tx, {
          memberId,
          points: points(coupon.amount),
          ref: coupon.id,
          cause: `쿠폰: ${coupon.name}`,
          at,
        })
      : giveMoney(deps, tx, coupon, at))
    if (!given.ok) return given
    tellContentChanged(tx, deps, 'coupons', memberId)
    const { wallet, points: held } = await loadBalances(tx, memberId)
    return accept({ wallet, points: held })
  })

async function refusalOf(
  tx: Tx,
  coupon: CouponRow | undefined,
  at: Instant,
): Promise<UseRefusal | undefined> {
  if (!coupon) return { code: 'COUPON_UNKNOWN' }
  const state = couponState(coupon.stored, coupon.lastDay, seoulDay(at))
  if (state === 'used') return { code: 'COUPON_USED' }
  if (state === 'expired') return { code: 'COUPON_EXPIRED' }
  if (coupon.kind === 'deposit-bonus') return { code: 'COUPON_AT_DEPOSIT' }
  if (coupon.kind === 'free-bet') return { code: 'COUPON_AT_BET' }
  return giftRefusal(tx, coupon.memberId, at)
}

/** Gives the house's money, with a turnover requirement before it may be withdrawn. */
async function giveMoney(
  deps: Pick<UseDeps, 'bus'>,
  tx: Tx,
  { id, memberId, name, amount, turnoverPercent }: CouponRow,
  at: Instant,
): Promise<Result<object, never>> {
  const title = `쿠폰: ${name}`
  const cause = { memberId, cause: 'coupon', ref: id, title, amount, percent: turnoverPercent, at } as const
  await openRequirement(deps, tx, cause)
  const posted = await postTransfer(tx, {
    ref: id,
    kind: 'event-credit',
    postings: [{ from: 'house:grants', to: walletOf(memberId), amount: won(amount) }],
    at,
    actor: 'system:promotions',
    memo: title,
  })
  assert(posted.ok && posted.value.balance !== null, 'the house always has money to give')
  const { balance } = posted.value
  tx.afterCommit(() => deps.bus.publish(memberBalance, { memberId, balance }))
  return accept({})
}
