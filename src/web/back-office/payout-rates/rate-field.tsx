import { readPayoutRate } from '#domain/markets/payout-rate.ts'
import { TextField } from '#web/kit/controls/text-field.tsx'

type RateFieldProps = { readonly value: string; readonly onChange: (value: string) => void }

/** A payout rate in percent, as typed. */
export const RateField = ({ value, onChange }: RateFieldProps) => (
  <TextField
    label="환수율 (%)"
    hint="피드 배당의 환수율보다 높으면 피드 배당을 그대로 제공합니다."
    error={
      value !== '' && readPayoutRate(value) === undefined
        ? '50에서 100 사이의 숫자를 소수점 둘째 자리까지 입력해 주세요.'
        : undefined
    }
    placeholder="예: 92.5"
    inputMode="decimal"
    autoComplete="off"
    maxLength={6}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)
