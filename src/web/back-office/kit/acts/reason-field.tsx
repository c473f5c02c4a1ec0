import { useId } from 'react'
import { REASON_LENGTH_MAX, REASON_LENGTH_MIN } from '#contract/back-office/act-reason.ts'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ChoiceChip } from './choice-chip.tsx'

type ReasonFieldProps = {
  readonly presets: readonly string[]
  readonly value: string
  readonly hint?: string
  readonly onChange: (reason: string) => void
}

const LENGTH_HINT = `${REASON_LENGTH_MIN}자 이상 입력해 주세요.`
const LOG_HINT = `작업로그에 남습니다. ${LENGTH_HINT}`
/** Hint for a reason that members read as well. */
export const MEMBERS_READ_HINT = `작업로그에 남고, 회원의 베팅내역에도 그대로 표시됩니다. ${LENGTH_HINT}`

/** Hint for a reason that is sent to a member. */
export const MEMBER_TOLD_HINT = `작업로그에 남고, 회원에게 쪽지로 그대로 전달됩니다. ${LENGTH_HINT}`

/** The reason: a preset by one press, or typed. */
export function ReasonField({ presets, value, hint = LOG_HINT, onChange }: ReasonFieldProps) {
  const titleId = useId()
  return (
    <div className="grid gap-2">
      <p id={titleId} className="text-sm font-medium text-dim">
        사유 선택
      </p>
      <ul aria-labelledby={titleId} className="flex flex-wrap gap-1.5">
        {presets.map(preset => (
          <li key={preset}>
            <ChoiceChip pressed={value === preset} onPress={() => onChange(preset)}>
              {preset}
            </ChoiceChip>
          </li>
        ))}
      </ul>
      <TextField
        label="사유"
        hint={hint}
        maxLength={REASON_LENGTH_MAX}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}
