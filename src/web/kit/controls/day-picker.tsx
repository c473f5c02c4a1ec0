import { ChevronLeft, ChevronRight } from 'lucide-react'
import { dayAfter } from '#domain/day-after.ts'
import { Button, IconButton } from './button.tsx'
import { DayField } from './day-field.tsx'

type DayPickerProps = {
  /** Accessible name: "경기일". */
  readonly label: string
  readonly day: string
  readonly today: string
  readonly onChange: (day: string) => void
}

/** A Seoul day: previous, next, any, today. */
export function DayPicker({ label, day, today, onChange }: DayPickerProps) {
  return (
    <div className="flex flex-wrap items-center gap-1">
      <IconButton label="이전 날짜" onClick={() => onChange(dayAfter(day, -1))}>
        <ChevronLeft aria-hidden size={18} />
      </IconButton>
      <DayField label={label} value={day} max={today} onChange={chosen => chosen && onChange(chosen)} />
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
