import { type CouponAudience, couponAudiences } from '#domain/promotions/coupons.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { FigureField } from '../kit/figure-field.tsx'
import { readWord } from '../kit/lists/address.ts'
import type { CouponDraft } from './coupon-draft.ts'

const audienceWord: Readonly<Record<CouponAudience, string>> = {
  member: '회원 한 명',
  level: '레벨',
  all: '전체 회원',
  code: '쿠폰 번호',
}
const audiences = couponAudiences.map(value => ({ value, label: audienceWord[value] }))
const levels = Array.from({ length: 10 }, (_, index) => ({
  value: String(index + 1),
  label: `레벨 ${index + 1}`,
}))

type CouponAudienceProps = {
  readonly draft: CouponDraft
  readonly onChange: (part: Partial<CouponDraft>) => void
}

/** Recipients: the kind, and its fields. */
export const CouponAudienceFields = ({ draft, onChange }: CouponAudienceProps) => (
  <div className="grid grid-cols-2 items-start gap-3 narrow:grid-cols-1">
    <SelectField
      label="대상"
      options={audiences}
      value={draft.audience}
      onChange={event =>
        onChange({ audience: readWord(couponAudiences, event.target.value) ?? draft.audience })
      }
    />
    {draft.audience === 'member' && (
      <TextField
        label="아이디 또는 닉네임"
        autoCapitalize="none"
        autoComplete="off"
        maxLength={40}
        value={draft.member}
        onChange={event => onChange({ member: event.target.value })}
      />
    )}
    {draft.audience === 'level' && (
      <SelectField
        label="레벨"
        options={levels}
        value={draft.level}
        onChange={event => onChange({ level: event.target.value })}
      />
    )}
    {draft.audience === 'code' && (
      <>
        <TextField
          label="쿠폰 번호 (영문, 숫자 8~12자리)"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={20}
          value={draft.code}
          onChange={event => onChange({ code: event.target.value.toUpperCase() })}
        />
        <FigureField
          label="사용 가능 인원"
          value={draft.usesMax}
          max={100_000}
          onChange={usesMax => onChange({ usesMax })}
        />
      </>
    )}
  </div>
)
