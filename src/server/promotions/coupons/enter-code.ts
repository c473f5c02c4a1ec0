import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { couponCode } from '#domain/promotions/coupons.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { type GiftRefusal, giftRefusal } from '../gift-refusal.ts'
import { lockIssueOfCode } from './coupon-issues.sql.ts'
import { type CouponRow, countGiven, findCoupon, giveCoupon } from './coupons.sql.ts'

type EnterRefusal =
  | Refusal<'COUPON_CODE' | 'COUPON_CODE_TAKEN' | 'COUPON_CODE_GONE' | 'COUPON_EXPIRED'>
  | GiftRefusal

/**
 * Adds the coupon of a code to the member's coupons: one per member, and no more than issued in total (handbook 5.7).
 */
export const enterCode = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'>,
  memberId: MemberId,
  typed: string,
): Promise<Result<CouponRow, EnterRefusal>> =>
  deps.db.transaction(async tx => {
    const code = couponCode(typed)
    const issue = code === undefined ? undefined : await lockIssueOfCode(tx, code)
    if (!issue) return refuse({ code: 'COUPON_CODE' })
    const at = deps.clock.now()
    if (seoulDay(at) > issue.lastDay) return refuse({ code: 'COUPON_EXPIRED' })
    const no = await giftRefusal(tx, memberId, at)
    if (no) return refuse(no)
    const hasRoom = (await countGiven(tx, issue.id)) < issue.usesMax
    const id = deps.newUuid()
    const isNew = (await giveCoupon(tx, { id, issueId: issue.id, memberId, at })) > 0
    if (!isNew) return refuse({ code: 'COUPON_CODE_TAKEN' })
    if (!hasRoom) return refuse({ code: 'COUPON_CODE_GONE' })
    tellContentChanged(tx, deps, 'coupons', memberId)
    const coupon = await findCoupon(tx, id)
    assert(coupon, 'the coupon that was just given')
    return accept(coupon)
  })
