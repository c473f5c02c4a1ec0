import { useId } from 'react'
import { classNames } from '#web/kit/class-names.ts'
import { TextField } from '#web/kit/text-field.tsx'

type ReasonFieldProps = {
  readonly presets: readonly string[]
  readonly value: string
  readonly hint?: string
  readonly onChange: (reason: string) => void
}

export const REASON_MIN = 2
const REASON_MAX = 200
const LOG_HINT = '작업로그에 남습니다. 2자 이상 입력해 주세요.'

/** Why: a usual reason by one press, or one's own words. */
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
            <button
              type="button"
              aria-pressed={value === preset}
              onClick={() => onChange(preset)}
              className={classNames(
                'h-8 rounded-full border px-3 text-sm transition-colors duration-100 mobile:h-10',
                value === preset
                  ? 'border-jade bg-jade-wash font-semibold text-jade'
                  : 'border-line text-dim hover:border-edge hover:text-text',
              )}
            >
              {preset}
            </button>
          </li>
        ))}
      </ul>
      <TextField
        label="사유"
        hint={hint}
        maxLength={REASON_MAX}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}
