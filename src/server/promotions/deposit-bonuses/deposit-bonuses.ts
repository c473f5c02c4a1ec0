import type { BonusOption } from '#contract/cashier/charge.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { points } from '#domain/money.ts'
import { couponBonus, couponWorthText } from '#domain/promotions/coupons.ts'
import {
  type BonusKind,
  bonusConditions,
  bonusKinds,
  bonusKindWord,
  bonusPoints,
  givesAnything,
} from '#domain/promotions/deposit-bonus.ts'
import { pointsOf } from '#domain/transfer.ts'
import { openRequirement, readTurnoverRule, reverseRequirement } from '#server/cashier/cashier.ts'
import { postClawback } from '#server/ledger/ledger.ts'
import type { Queries, Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { listBonusCoupons, lockCoupon, markUnused, markUsed } from '../coupons/coupons.sql.ts'
import { giftRefusal } from '../gift-refusal.ts'
import { givePoints } from '../give-points.ts'
import { pointsChanged } from '../points-news.ts'
import { readPromotionSetting } from '../promotion-settings.ts'
import {
  type DepositBonus,
  findDeposits,
  findLevel,
  insertDepositBonus,
  markReversed,
} from './deposit-bonuses.sql.ts'

type Asked = { readonly memberId: MemberId; readonly at: Instant }

/** Returns the bonuses that a member may choose with a deposit now, other than none; empty for excluded members. */
export async function readBonusOptions(
  db: Queries,
  { memberId, at }: Asked,
): Promise<readonly BonusOption[]> {
  if (await giftRefusal(db, memberId, at)) return []
  const [house, coupons] = await Promise.all([
    houseOptions(db, { memberId, at }),
    listBonusCoupons(db, memberId, seoulDay(at)),
  ])
  return [
    ...house,
    ...coupons.map(coupon => ({
      key: coupon.id,
      title: `쿠폰: ${coupon.name}`,
      conditions: `충전 금액의 ${couponWorthText(coupon)} · 쿠폰 1장 사용 · 충전 금액의 ${coupon.turnoverPercent}% 베팅 후 출금 가능`,
      blocked: null,
      shareBasisPoints: (coupon.percent ?? 0) * 100,
      pointsMax: coupon.amount,
      pointsFixed: 0,
      turnoverPercent: coupon.turnoverPercent,
    })),
  ]
}

async function houseOptions(db: Queries, { memberId, at }: Asked): Promise<readonly BonusOption[]> {
  const rule = await readPromotionSetting(db, 'bonuses')
  if (!rule.on) return []
  const level = await findLevel(db, memberId)
  const had = await findDeposits(db, memberId, startOfDay(at))
  return bonusKinds.flatMap(kind => {
    const terms = rule.levels[kind][level - 1]
    if (!terms || !givesAnything(terms)) return []
    return {
      key: kind,
      title: bonusKindWord[kind],
      conditions: bonusConditions(kind, terms, rule.turnover[kind]),
      blocked: blockedBy(kind, had),
      shareBasisPoints: terms.percent * 100,
      pointsMax: terms.max,
      pointsFixed: terms.fixed,
      turnoverPercent: rule.turnover[kind],
    }
  })
}

function blockedBy(kind: BonusKind, had: { readonly ever: boolean; readonly today: boolean }): string | null {
  if (kind === 'join-first' && had.ever) return '가입 후 첫 충전에만 선택할 수 있습니다.'
  return kind === 'day-first' && had.today ? '오늘은 이미 충전하셨습니다.' : null
}

const startOfDay = (at: Instant): Instant => seoulDayRange(seoulDay(at))?.from ?? at

/** A deposit that has just been completed. */
export type CompletedDeposit = {
  readonly id: string
  readonly memberId: MemberId
  readonly amount: number
  /** Key of the chosen option; any other value means none. */
  readonly bonus: string
  readonly at: Instant
}

/**
 * Gives the bonus chosen with a deposit and opens the turnover requirements of both, in the transaction that completes
 * the deposit. A bonus that is no longer available gives nothing and adds no requirement.
 */
export async function settleBonus(
  deps: Pick<Deps, 'bus'>,
  tx: Tx,
  { id, memberId, amount, bonus, at }: CompletedDeposit,
): Promise<void> {
  const chosen = await chosenBonus(tx, { id, memberId, amount, bonus, at })
  await insertDepositBonus(tx, chosen)
  await openRequirement(deps, tx, {
    memberId,
    cause: 'deposit',
    ref: id,
    title: chosen.kind === 'none' ? '충전' : `충전 (${titleOf(chosen)})`,
    amount,
    percent: chosen.turnoverPercent,
    credited: amount,
    at,
  })
  if (chosen.couponId !== null) {
    await markUsed(tx, chosen.couponId, at)
    tellContentChanged(tx, deps, 'coupons', memberId)
  }
  if (chosen.points === 0) return
  const gift = { memberId, points: points(chosen.points), ref: id, cause: `${titleOf(chosen)} 보너스`, at }
  await givePoints(deps, tx, gift)
}

const titleOf = ({ kind }: Pick<DepositBonus, 'kind'>): string =>
  kind === 'none' || kind === 'coupon' ? '쿠폰' : bonusKindWord[kind]

async function chosenBonus(
  tx: Tx,
  { id: depositId, memberId, amount, bonus, at }: CompletedDeposit,
): Promise<DepositBonus> {
  const { percents } = await readTurnoverRule(tx)
  const none = { kind: 'none', couponId: null, points: 0, turnoverPercent: percents.deposit } as const
  const deposit = { depositId, memberId, amount, at }
  const option = (await readBonusOptions(tx, { memberId, at })).find(
    ({ key, blocked }) => key === bonus && blocked === null,
  )
  if (!option) return { ...deposit, ...none }
  const kind = bonusKinds.find(one => one === option.key)
  const { shareBasisPoints, pointsMax, pointsFixed, turnoverPercent } = option
  if (kind) {
    const terms = { percent: shareBasisPoints / 100, max: pointsMax, fixed: pointsFixed }
    return { ...deposit, kind, couponId: null, points: bonusPoints(terms, amount), turnoverPercent }
  }
  const coupon = await lockCoupon(tx, option.key, memberId)
  if (coupon?.stored !== 'unused') return { ...deposit, ...none }
  const worth = couponBonus(coupon, amount)
  return { ...deposit, kind: 'coupon', couponId: coupon.id, points: worth, turnoverPercent }
}

/** Reverses the bonus of a reversed deposit: its points, its coupon, and its turnover requirement. */
export async function takeBackBonus(
  deps: Pick<Deps, 'bus'>,
  tx: Tx,
  { id, at }: Pick<CompletedDeposit, 'id' | 'at'>,
): Promise<void> {
  await reverseRequirement(deps, tx, { ref: id, cause: 'deposit', at })
  const given = await markReversed(tx, id, at)
  if (!given) return
  const { memberId, couponId } = given
  if (couponId !== null) {
    await markUnused(tx, couponId)
    tellContentChanged(tx, deps, 'coupons', memberId)
  }
  if (given.points === 0) return
  await postClawback(tx, {
    ref: id,
    kind: 'points-deducted',
    postings: [{ from: pointsOf(memberId), to: 'house:points', amount: points(given.points) }],
    at,
    actor: 'system:promotions',
    memo: '충전 취소로 보너스 회수',
  })
  tx.afterCommit(() => deps.bus.publish(pointsChanged, { memberId }))
}
