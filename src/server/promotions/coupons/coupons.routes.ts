import type { couponContract, freeCouponContract } from '#contract/promotions/coupons.ts'
import type { Instant } from '#domain/instant.ts'
import { MINUTE } from '#domain/instant.ts'
import { formatSeoul, seoulDay } from '#domain/korean-formats.ts'
import { couponState } from '#domain/promotions/coupons.ts'
import { freeBetTerms, freeBetTermsText } from '#domain/promotions/free-bet.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { throttle } from '#server/platform/work/throttle.ts'
import { enterCode } from './enter-code.ts'
import { type CouponRow, countUnused, readBox, readFreeBets } from './read-coupons.ts'
import { spendCoupon } from './spend-coupon.ts'

/** Prevents guessing codes. */
const CODES_MAX = 10
const CODES_WITHIN = 10 * MINUTE

/** Member routes for their coupons; operators have none. */
export const couponRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'>,
): Handlers<typeof couponContract> => {
  const trying = throttle(deps.clock, CODES_MAX, CODES_WITHIN)
  return {
    box: async ({ query, caller }) => {
      const { coupons, ...counts } = await readBox(deps, caller.memberId, query.page)
      return accept({ coupons: coupons.map(row => wireCoupon(row, deps.clock.now())), ...counts })
    },
    unused: async ({ caller }) => accept(await countUnused(deps, caller.memberId)),
    enter: async ({ body, caller }) => {
      if (caller.kind !== 'member') return refuse({ code: 'MEMBERS_ALONE' })
      if (!trying.take(String(caller.memberId))) return refuse({ code: 'TOO_MANY_REQUESTS' })
      const entered = await enterCode(deps, caller.memberId, body.code)
      return entered.ok ? accept(wireCoupon(entered.value, deps.clock.now())) : entered
    },
    use: async ({ params, caller }) => {
      if (caller.kind !== 'member') return refuse({ code: 'MEMBERS_ALONE' })
      const used = await spendCoupon(deps, caller.memberId, params.couponId)
      return used.ok ? accept({ emoney: used.value.wallet, point: used.value.points }) : used
    },
  }
}

/** Routes of coupons for the betting cart. */
export const freeCouponRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Handlers<typeof freeCouponContract> => ({
  freeBets: async ({ caller }) => {
    const coupons = await readFreeBets(deps, caller.memberId)
    return accept({ coupons: coupons.map(row => wireCoupon(row, deps.clock.now())) })
  },
})

const wireCoupon = (
  {
    id,
    name,
    kind,
    amount,
    percent,
    turnoverPercent,
    lastDay,
    minOdds,
    minLegs,
    givenAt,
    usedAt,
    stored,
  }: CouponRow,
  now: Instant,
) => ({
  id,
  name,
  kind,
  amount,
  percent,
  turnoverPercent,
  lastDay,
  minOdds,
  minLegs,
  givenAt: formatSeoul(givenAt, 'YYYY-MM-DD HH:mm:ss'),
  usedAt: usedAt === null ? null : formatSeoul(usedAt, 'YYYY-MM-DD HH:mm:ss'),
  state: couponState(stored, lastDay, seoulDay(now)),
  terms: freeBetTermsText(freeBetTerms({ minOdds, minLegs })),
})
