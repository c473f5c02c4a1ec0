import { type FormEvent, useState } from 'react'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { couponCode } from '#domain/promotions/coupons.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { useCouponActs } from './use-coupons.ts'

/** Field for a coupon code: 8 to 12 letters and digits (handbook 5.7). */
export function CodeForm() {
  const [code, setCode] = useState('')
  const { busy, enter } = useCouponActs()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (couponCode(code) === undefined) return showAlert(describeRefusal({ code: 'COUPON_CODE' }).text)
    if (await enter(code)) setCode('')
  }
  return (
    <form
      onSubmit={event => void submit(event)}
      noValidate
      aria-label="쿠폰 번호 등록"
      className="card flex items-end gap-2 p-4"
    >
      <div className="min-w-0 flex-1">
        <TextField
          label="쿠폰 번호"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={20}
          placeholder="영문, 숫자 8~12자리"
          value={code}
          onChange={event => setCode(event.target.value.toUpperCase())}
        />
      </div>
      <div className="mobile:[&>button]:h-12">
        <Button type="submit" look="primary" busy={busy}>
          등록
        </Button>
      </div>
    </form>
  )
}
