import type { CouponTo } from '#contract/promotions/coupons.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { couponCode, couponWorthText } from '#domain/promotions/coupons.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  type OperatorAct,
  recordAct,
  refusalForAmount,
  type Site,
  tellContentChanged,
} from '#server/site/site.ts'
import {
  findIssue,
  findKeyedIssue,
  type IssueAudience,
  type IssueRow,
  type IssueWorth,
  insertIssue,
  lockIssue,
  markIssueRecalled,
} from './coupon-issues.sql.ts'
import { audienceText } from './coupon-words.ts'
import { findReceiver, giveCoupons, recallCoupons } from './coupons.sql.ts'

type IssueDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

type Issuing = IssueWorth & { readonly to: CouponTo; readonly key: string }

type IssueRefusal = Refusal<
  | 'RECIPIENT_UNKNOWN'
  | 'NO_RECIPIENTS'
  | 'COUPON_CODE'
  | 'COUPON_CODE_KNOWN'
  | 'COUPON_PAST'
  | 'COUPON_PERCENT'
  | 'COUPON_TERMS'
  | 'HAND_MONEY_MAX'
  | 'KEY_REUSED'
  | 'SECOND_PERSON_NEEDED'
>

/**
 * Issues coupons to members or under a code, with an act log entry. The operator's key makes it idempotent. The
 * total value counts as money given manually: from the configured amount on it needs two operators (X4).
 */
export const issueCoupons = (
  { db, clock, bus, site }: IssueDeps & { readonly site: Pick<Site, 'settings'> },
  who: OperatorAct,
  { to, key, ...draft }: Issuing,
): Promise<Result<IssueRow, IssueRefusal>> =>
  db.transaction(async tx => {
    const at = clock.now()
    const no = draftRefusal(draft, seoulDay(at), site.settings().handMoneyMax)
    if (no) return refuse(no)
    const audience = await address(tx, to)
    if (!audience.ok) return audience
    const operatorId = who.operator.memberId
    const written = await insertIssue(tx, { ...draft, audience: audience.value, operatorId, key, at })
    if (!written) return repeated(tx, operatorId, { ...draft, audience: audience.value, key })
    const given =
      audience.value.kind === 'code'
        ? audience.value.usesMax
        : await giveCoupons(tx, written.id, audience.value, at)
    if (given === 0) return refuse({ code: 'NO_RECIPIENTS' })
    const issue = await findIssue(tx, written.id)
    assert(issue, 'the coupons that were just issued')
    const done = {
      act: 'issue-coupons',
      subject: `coupon:${issue.name}`,
      before: null,
      after: {
        to: audienceText(issue),
        coupon: couponWorthText(draft),
        recipients: given,
        lastDay: draft.lastDay,
      },
    }
    const alone = await refusalForAmount(tx, site, {
      ...{ class: 'money-by-hand', operator: who.operator, amount: draft.amount * given, at },
      memberId: audience.value.kind === 'member' ? audience.value.memberId : null,
      ...done,
    })
    if (alone) return refuse(alone)
    tellContentChanged(tx, { bus }, 'coupons')
    await recordAct(tx, { ...who, ...done, at })
    return accept(issue)
  })

function draftRefusal(
  { kind, amount, percent, lastDay, minOdds, minLegs, turnoverPercent }: IssueWorth,
  today: string,
  max: number,
): Refusal<'COUPON_PAST' | 'COUPON_PERCENT' | 'COUPON_TERMS' | 'HAND_MONEY_MAX'> | undefined {
  if (lastDay < today) return { code: 'COUPON_PAST' }
  if ((kind === 'deposit-bonus') !== (percent !== null)) return { code: 'COUPON_PERCENT' }
  const isFree = kind === 'free-bet'
  if (isFree !== (minOdds !== null) || isFree !== (minLegs !== null) || (isFree && turnoverPercent !== 0))
    return { code: 'COUPON_TERMS' }
  return amount > max ? { code: 'HAND_MONEY_MAX', max } : undefined
}

async function address(
  tx: Tx,
  to: CouponTo,
): Promise<Result<IssueAudience, Refusal<'RECIPIENT_UNKNOWN' | 'COUPON_CODE'>>> {
  if (to.kind === 'member') {
    const found = await findReceiver(tx, to.name)
    return found ? accept({ kind: 'member', memberId: found.id }) : refuse({ code: 'RECIPIENT_UNKNOWN' })
  }
  if (to.kind !== 'code') return accept(to)
  const code = couponCode(to.code)
  return code === undefined ? refuse({ code: 'COUPON_CODE' }) : accept({ ...to, code })
}

/** The same issue under the same key returns the earlier one; a known code belongs to another issue. */
async function repeated(
  tx: Tx,
  operatorId: MemberId,
  { key, audience, ...draft }: Omit<Issuing, 'to'> & { readonly audience: IssueAudience },
): Promise<Result<IssueRow, Refusal<'KEY_REUSED' | 'COUPON_CODE_KNOWN'>>> {
  const known = await findKeyedIssue(tx, operatorId, key, audience)
  if (!known) return refuse({ code: 'COUPON_CODE_KNOWN' })
  const issue = await findIssue(tx, known.id)
  const isSame =
    issue !== undefined &&
    known.isForSame &&
    issue.name === draft.name &&
    issue.kind === draft.kind &&
    issue.amount === draft.amount &&
    issue.percent === draft.percent &&
    issue.turnoverPercent === draft.turnoverPercent &&
    issue.minOdds === draft.minOdds &&
    issue.minLegs === draft.minLegs &&
    issue.lastDay === draft.lastDay
  return isSame ? accept(issue) : refuse({ code: 'KEY_REUSED' })
}

/** Recalls the unused coupons of an issue, or one of them, with an act log entry; also closes its code. */
export const recallIssue = (
  { db, clock, bus }: IssueDeps,
  who: OperatorAct,
  { issueId, couponId }: { readonly issueId: number; readonly couponId: string | undefined },
): Promise<Result<{ readonly recalled: number }, Refusal<'NOT_FOUND' | 'COUPON_NONE_UNUSED'>>> =>
  db.transaction(async tx => {
    const issue = (await lockIssue(tx, issueId)) && (await findIssue(tx, issueId))
    if (!issue) return refuse({ code: 'NOT_FOUND' })
    const at = clock.now()
    const recalled = await recallCoupons(tx, issueId, couponId, at)
    const closesCode = couponId === undefined && issue.code !== null && !issue.isRecalled
    if (recalled.length === 0 && !closesCode) return refuse({ code: 'COUPON_NONE_UNUSED' })
    if (couponId === undefined) await markIssueRecalled(tx, issueId, at)
    tellContentChanged(tx, { bus }, 'coupons')
    await recordAct(tx, {
      ...who,
      act: 'recall-coupons',
      subject: `coupon:${issue.name}`,
      before: null,
      after: { to: audienceText(issue), coupon: couponWorthText(issue), recalled: recalled.length },
      at,
    })
    return accept({ recalled: recalled.length })
  })
