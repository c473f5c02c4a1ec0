import { ChevronLeft, ChevronRight } from 'lucide-react'
import { parseSeoul, weekdaySeoul } from '#domain/korean-formats.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { TextField } from '#web/kit/text-field.tsx'
import { dayAfter } from './results-query.ts'

type DayPickerProps = {
  readonly day: string
  readonly today: string
  readonly onChange: (day: string) => void
}

/** A day in Seoul: the one before, the one after, any, today. */
export function DayPicker({ day, today, onChange }: DayPickerProps) {
  const at = parseSeoul(day)
  return (
    <div className="flex items-center gap-1">
      <IconButton label="이전 날짜" onClick={() => onChange(dayAfter(day, -1))}>
        <ChevronLeft aria-hidden size={18} />
      </IconButton>
      <div className="w-36 mobile:w-40">
        <TextField
          type="date"
          label="경기일"
          labelHidden
          value={day}
          max={today}
          onChange={event => event.target.value && onChange(event.target.value)}
        />
      </div>
      {at !== undefined && <span className="px-1 text-sm text-dim">({weekdaySeoul(at)})</span>}
      <IconButton label="다음 날짜" disabled={day >= today} onClick={() => onChange(dayAfter(day, 1))}>
        <ChevronRight aria-hidden size={18} />
      </IconButton>
      {day !== today && (
        <Button size="sm" onClick={() => onChange(today)}>
          오늘
        </Button>
      )}
    </div>
  )
}
