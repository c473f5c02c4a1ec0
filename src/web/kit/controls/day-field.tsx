import { CalendarDays } from 'lucide-react'
import { useId } from 'react'
import { parseSeoul, weekdaySeoul } from '#domain/korean-formats.ts'

type DayFieldProps = {
  /** Accessible name; visually the context is enough. */
  readonly label: string
  /** "2026-11-21", or empty. */
  readonly value: string
  readonly min?: string
  readonly max?: string
  readonly onChange: (day: string) => void
}

/**
 * A date field in the site's format whatever the browser's language is (DATE-004). The browser's date
 * input lies invisibly over the text, so that its calendar opens as usual on phones and by keyboard.
 */
export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const id = useId()
  const at = parseSeoul(value)
  return (
    <div className="relative flex h-10 min-w-36 items-center gap-2 rounded-md border border-edge bg-field px-3 hover:border-dim focus-within:border-jade focus-within:glow mobile:h-12">
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
