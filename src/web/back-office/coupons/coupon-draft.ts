import type { CouponTo, couponOperatorContract } from '#contract/promotions/coupons.ts'
import type { BodyInput } from '#contract/wire/route.ts'
import { dayAfter } from '#domain/day-after.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { parseOdds } from '#domain/odds.ts'
import { type CouponAudience, type CouponKind, couponCode } from '#domain/promotions/coupons.ts'
import { FREE_ODDS_MAX } from '#domain/promotions/free-bet.ts'
import { now } from '#web/kit/time/time.ts'

/** The form's values so far. */
export type CouponDraft = {
  readonly name: string
  readonly kind: CouponKind
  readonly amount: number | undefined
  readonly percent: number | undefined
  readonly turnoverPercent: number | undefined
  /** Minimum odds of a free bet as typed: "1.50". */
  readonly minOdds: string
  readonly minLegs: number | undefined
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
  minOdds: '1.00',
  minLegs: 1,
  lastDay: dayAfter(seoulDay(now()), 30),
  audience: 'member',
  member: '',
  level: '1',
  code: '',
  usesMax: undefined,
})

type Body = Omit<BodyInput<typeof couponOperatorContract.issue>, 'reason' | 'key'>

/** The request body; undefined while fields are missing. */
export function bodyOf(draft: CouponDraft): Body | undefined {
  const { name, kind, amount = 0, percent = 0, turnoverPercent, lastDay } = draft
  const to = audienceOf(draft)
  const isBonus = kind === 'deposit-bonus'
  if (name.trim() === '' || amount === 0 || lastDay === '' || !to || (isBonus && percent === 0))
    return undefined
  const hasTurnover = kind === 'money' || isBonus
  if (hasTurnover && turnoverPercent === undefined) return undefined
  const terms = kind === 'free-bet' ? termsOf(draft) : noTerms
  if (!terms) return undefined
  return {
    name: name.trim(),
    kind,
    amount,
    percent: isBonus ? percent : null,
    turnoverPercent: hasTurnover ? (turnoverPercent ?? 0) : 0,
    ...terms,
    lastDay,
    to,
  }
}

const noTerms = { minOdds: null, minLegs: null }

/** Conditions of a free bet; undefined if invalid. */
function termsOf({ minOdds, minLegs }: CouponDraft) {
  const odds = parseOdds(minOdds)
  return odds === undefined || odds > FREE_ODDS_MAX || !minLegs ? undefined : { minOdds: odds, minLegs }
}

function audienceOf({ audience, member, level, code, usesMax }: CouponDraft): CouponTo | undefined {
  if (audience === 'all') return { kind: 'all' }
  if (audience === 'level') return { kind: 'level', level: Number(level) }
  if (audience === 'member') return member.trim() === '' ? undefined : { kind: 'member', name: member.trim() }
  return couponCode(code) === undefined || !usesMax ? undefined : { kind: 'code', code, usesMax }
}
