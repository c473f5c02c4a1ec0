import { DayField } from '#web/kit/controls/day-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'

type StartFieldsProps = {
  readonly day: string
  readonly time: string
  readonly onDay: (day: string) => void
  readonly onTime: (time: string) => void
}

/** Day and time of the start, in Seoul time. */
export const StartFields = ({ day, time, onDay, onTime }: StartFieldsProps) => (
  <div className="grid grid-cols-2 items-end gap-3">
    <div className="grid gap-1.5">
      <span aria-hidden className="text-sm font-medium text-dim">
        날짜
      </span>
      <DayField label="시작 날짜" value={day} onChange={onDay} />
    </div>
    <TextField
      label="시작 시각 (서울)"
      inputMode="numeric"
      autoComplete="off"
      placeholder="19:30"
      maxLength={5}
      value={time}
      onChange={event => onTime(event.target.value)}
    />
  </div>
)
