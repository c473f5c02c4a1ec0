import type { Deps } from '#server/platform/process/deps.ts'
import { hasIssues, type IssueAudience, type IssueWorth, insertIssue } from './coupon-issues.sql.ts'
import { giveCoupons } from './coupons.sql.ts'

type HouseCoupon = IssueWorth & { readonly audience: IssueAudience }

/** Issues the default coupons if none exist yet. */
export const publishCoupons = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  coupons: readonly HouseCoupon[],
): Promise<void> =>
  db.transaction(async tx => {
    if (await hasIssues(tx)) return
    const at = clock.now()
    for (const coupon of coupons) {
      const written = await insertIssue(tx, { ...coupon, operatorId: null, key: null, at })
      if (written && coupon.audience.kind !== 'code') await giveCoupons(tx, written.id, coupon.audience, at)
    }
  })
