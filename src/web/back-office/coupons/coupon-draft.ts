import type { CouponTo, couponOperatorContract } from '#contract/promotions/coupons.ts'
import type { BodyInput } from '#contract/wire/route.ts'
import { dayAfter } from '#domain/day-after.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { type CouponAudience, type CouponKind, couponCode } from '#domain/promotions/coupons.ts'
import { now } from '#web/kit/time/time.ts'

/** What an operator has filled in so far. */
export type CouponDraft = {
  readonly name: string
  readonly kind: CouponKind
  readonly amount: number | undefined
  readonly percent: number | undefined
  readonly turnoverPercent: number | undefined
  readonly lastDay: string
  readonly audience: CouponAudience
  readonly member: string
  readonly level: string
  readonly code: string
  readonly usesMax: number | undefined
}

export const newDraft = (): CouponDraft => ({
  name: '',
  kind: 'points',
  amount: undefined,
  percent: undefined,
  turnoverPercent: 100,
  lastDay: dayAfter(seoulDay(now()), 30),
  audience: 'member',
  member: '',
  level: '1',
  code: '',
  usesMax: undefined,
})

type Body = Omit<BodyInput<typeof couponOperatorContract.issue>, 'reason' | 'key'>

/** What is sent; undefined while something is missing. */
export function bodyOf(draft: CouponDraft): Body | undefined {
  const { name, kind, amount = 0, percent = 0, turnoverPercent, lastDay } = draft
  const to = audienceOf(draft)
  const isBonus = kind === 'deposit-bonus'
  if (name.trim() === '' || amount === 0 || lastDay === '' || !to || (isBonus && percent === 0))
    return undefined
  if (kind !== 'points' && turnoverPercent === undefined) return undefined
  return {
    name: name.trim(),
    kind,
    amount,
    percent: isBonus ? percent : null,
    turnoverPercent: kind === 'points' ? 0 : (turnoverPercent ?? 0),
    lastDay,
    to,
  }
}

function audienceOf({ audience, member, level, code, usesMax }: CouponDraft): CouponTo | undefined {
  if (audience === 'all') return { kind: 'all' }
  if (audience === 'level') return { kind: 'level', level: Number(level) }
  if (audience === 'member') return member.trim() === '' ? undefined : { kind: 'member', name: member.trim() }
  return couponCode(code) === undefined || !usesMax ? undefined : { kind: 'code', code, usesMax }
}
