import { useState } from 'react'
import { type CouponIssue, couponOperatorContract } from '#contract/promotions/coupons.ts'
import { formatFigure, seoulDay } from '#domain/korean-formats.ts'
import { type CouponKind, couponKinds, couponKindWord } from '#domain/promotions/coupons.ts'
import { call } from '#web/client/api/api.ts'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { now } from '#web/kit/time/time.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { useOnceKey } from '../kit/acts/use-once-key.ts'
import { FigureField } from '../kit/figure-field.tsx'
import { readWord } from '../kit/lists/address.ts'
import { CouponAudienceFields } from './coupon-audience.tsx'
import { bodyOf, type CouponDraft, newDraft } from './coupon-draft.ts'

const reasons = ['이벤트 지급', '고객 응대', '신규 회원 안내', '프로모션']
const kinds = couponKinds.map(value => ({ value, label: couponKindWord[value] }))
const amountWord: Readonly<Record<CouponKind, string>> = {
  points: '포인트 (P)',
  money: '머니 (원)',
  'deposit-bonus': '최대 포인트 (P)',
  'free-bet': '프리벳 금액 (원)',
}
const AMOUNT_MAX = 1_000_000_000

/** Issues coupons: to a member, a level, all members, or under a code (handbook 5.7). */
export function IssueDialog({ onClose }: { readonly onClose: () => void }) {
  const [draft, setDraft] = useState<CouponDraft>(newDraft)
  const { key, renew } = useOnceKey()
  const change = (part: Partial<CouponDraft>) => {
    setDraft(known => ({ ...known, ...part }))
    renew()
  }
  const body = bodyOf(draft)
  return (
    <ActDialog<CouponIssue>
      title="쿠폰 발급"
      description="발급하면 바로 회원 쿠폰함에 표시됩니다. 자가제한 회원에게는 지급되지 않습니다."
      size="content"
      presets={reasons}
      confirm="발급"
      done={({ given, usesMax }) =>
        usesMax === null ? `${formatFigure(given)}명에게 발급했습니다.` : '쿠폰 번호를 발급했습니다.'
      }
      rereads={[couponOperatorContract.issues]}
      ready={body !== undefined}
      onAct={reason => call(couponOperatorContract.issue, { body: { ...(body ?? neverSent), reason, key } })}
      onClose={onClose}
    >
      <TextField
        label="쿠폰명"
        maxLength={40}
        value={draft.name}
        onChange={event => change({ name: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3 narrow:grid-cols-1">
        <SelectField
          label="종류"
          options={kinds}
          value={draft.kind}
          onChange={event => change({ kind: readWord(couponKinds, event.target.value) ?? draft.kind })}
        />
        <FigureField
          label={amountWord[draft.kind]}
          value={draft.amount}
          max={AMOUNT_MAX}
          onChange={amount => change({ amount })}
        />
        {draft.kind === 'deposit-bonus' && (
          <FigureField
            label="충전 금액의 비율 (%)"
            value={draft.percent}
            max={100}
            onChange={percent => change({ percent })}
          />
        )}
        {draft.kind === 'free-bet' && (
          <>
            <TextField
              label="최소 총배당 (1.00 = 제한 없음)"
              inputMode="decimal"
              maxLength={6}
              value={draft.minOdds}
              onChange={event => change({ minOdds: event.target.value })}
            />
            <FigureField
              label="최소 폴더 수"
              value={draft.minLegs}
              max={10}
              onChange={minLegs => change({ minLegs })}
            />
          </>
        )}
        {(draft.kind === 'money' || draft.kind === 'deposit-bonus') && (
          <FigureField
            label="롤링 조건 (%)"
            value={draft.turnoverPercent}
            max={300}
            onChange={turnoverPercent => change({ turnoverPercent })}
          />
        )}
        <div className="grid gap-1.5">
          <span className="text-sm font-semibold">사용기간 (마지막 날)</span>
          <DayField
            label="사용기간 마지막 날"
            value={draft.lastDay}
            min={seoulDay(now())}
            onChange={lastDay => change({ lastDay })}
          />
        </div>
      </div>
      <CouponAudienceFields draft={draft} onChange={change} />
    </ActDialog>
  )
}

/** The button is disabled until the draft is complete. */
const neverSent = {
  name: '',
  kind: 'points',
  amount: 0,
  percent: null,
  turnoverPercent: 0,
  lastDay: '',
  to: { kind: 'all' },
} as const
