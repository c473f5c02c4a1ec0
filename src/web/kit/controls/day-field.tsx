import { CalendarDays } from 'lucide-react'
import { useId } from 'react'
import { parseSeoul, weekdaySeoul } from '#domain/korean-formats.ts'

type DayFieldProps = {
  /** For screen readers; its place says what it is. */
  readonly label: string
  /** "2026-11-21", or empty. */
  readonly value: string
  readonly min?: string
  readonly max?: string
  readonly onChange: (day: string) => void
}

/**
 * A day, written as the site writes days whatever the browser's language is (DATE-004). The browser's own
 * calendar lies invisibly over the text, so that it opens where phones and keyboards expect it.
 */
export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const id = useId()
  const at = parseSeoul(value)
  return (
    <div className="relative flex h-10 min-w-36 items-center gap-2 rounded-md border border-edge bg-field px-3 hover:border-dim focus-within:border-jade focus-within:ring-2 focus-within:ring-jade/35 mobile:h-12">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <span aria-hidden className="flex-1 whitespace-nowrap">
        {at === undefined ? <span className="text-dim">날짜 선택</span> : `${value} (${weekdaySeoul(at)})`}
      </span>
      <CalendarDays aria-hidden size={16} className="shrink-0 text-dim" />
      <input
        id={id}
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={event => onChange(event.target.value)}
        onClick={event => event.currentTarget.showPicker()}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      />
    </div>
  )
}
