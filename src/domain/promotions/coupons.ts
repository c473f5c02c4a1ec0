import { formatFigure } from '../korean-formats.ts'
import { typedCode } from '../typed-text.ts'

/** Kinds of coupons, by the benefit they give (handbook 5.7). */
export const couponKinds = ['points', 'money', 'deposit-bonus', 'free-bet'] as const
export type CouponKind = (typeof couponKinds)[number]

export const couponKindWord: Readonly<Record<CouponKind, string>> = {
  points: '포인트',
  money: '머니',
  'deposit-bonus': '충전보너스',
  'free-bet': '프리베팅',
}

/** States of a member's coupon. A recalled coupon is not shown to the member. */
export const couponStates = ['unused', 'used', 'expired', 'recalled'] as const
export type CouponState = (typeof couponStates)[number]

export const couponStateWord: Readonly<Record<CouponState, string>> = {
  unused: '미사용',
  used: '사용완료',
  expired: '기간만료',
  recalled: '회수',
}

/** Returns the state; an unused coupon expires after its last day in Seoul. */
export const couponState = (
  stored: 'unused' | 'used' | 'recalled',
  lastDay: string,
  today: string,
): CouponState => (stored === 'unused' && today > lastDay ? 'expired' : stored)

/** Recipients of coupons: existing members, or anyone who enters a code. */
export const couponAudiences = ['member', 'level', 'all', 'code'] as const
export type CouponAudience = (typeof couponAudiences)[number]

export type CouponWorth = {
  readonly kind: CouponKind
  readonly amount: number
  readonly percent: number | null
}

/** "5,000P", "10,000원", "10% (최대 30,000P)" */
export function couponWorthText({ kind, amount, percent }: CouponWorth): string {
  if (kind === 'points') return `${formatFigure(amount)}P`
  if (kind === 'money' || kind === 'free-bet') return `${formatFigure(amount)}원`
  return `${percent ?? 0}% (최대 ${formatFigure(amount)}P)`
}

/** Text of the confirm dialog before a coupon is used. */
export const couponQuestion = ({ kind, amount }: Pick<CouponWorth, 'kind' | 'amount'>): string =>
  `${formatFigure(amount)}${kind === 'money' ? '원이' : '포인트가'} 지급됩니다. 사용하시겠습니까?`

/** 8 to 12 letters and digits, case-insensitive. */
const CODE = /^[A-Z0-9]{8,12}$/

/** Normalises a code for storage, without spaces and hyphens; undefined when it is invalid. */
export function couponCode(typed: string): string | undefined {
  const code = typedCode(typed)
  return CODE.test(code) ? code : undefined
}

/**
 * Points of a deposit bonus coupon: a percentage of the deposit in whole points, rounded down, up to its
 * maximum.
 */
export const couponBonus = (
  { amount, percent }: Pick<CouponWorth, 'amount' | 'percent'>,
  deposit: number,
): number => Math.min(amount, Math.floor((deposit * (percent ?? 0)) / 100))
