import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import type { AttendanceMonth } from '#contract/promotions/attendance.ts'
import { monthBeside, monthOf, weeksOf } from '#domain/promotions/attendance.ts'
import { IconButton } from '#web/kit/controls/button.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'

type MonthCalendarProps = {
  readonly attendance: Pick<AttendanceMonth, 'month' | 'today' | 'firstMonth' | 'stamped'>
  readonly onMonth: (month: string) => void
}

const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const

/** A month with a stamp on each attended day (EVENT-004). */
export function MonthCalendar({ attendance, onMonth }: MonthCalendarProps) {
  const { month, today, firstMonth, stamped } = attendance
  const [year, ofYear] = month.split('-')
  const title = `${year}년 ${Number(ofYear)}월`
  return (
    <section aria-label="출석 달력" className="card p-4 mobile:p-3">
      <header className="mb-3 flex items-center justify-center gap-2">
        <IconButton
          label="이전 달"
          disabled={month <= firstMonth}
          onClick={() => onMonth(monthBeside(month, -1))}
        >
          <ChevronLeft aria-hidden size={20} />
        </IconButton>
        <h2 aria-live="polite" className="min-w-32 text-center text-lg font-bold">
          {title}
        </h2>
        <IconButton
          label="다음 달"
          disabled={month >= monthOf(today)}
          onClick={() => onMonth(monthBeside(month, 1))}
        >
          <ChevronRight aria-hidden size={20} />
        </IconButton>
      </header>
      <table aria-label={title} className="w-full table-fixed border-separate [border-spacing:4px]">
        <thead>
          <tr>
            {weekdays.map(weekday => (
              <th key={weekday} scope="col" className="h-8 text-xs font-semibold text-dim">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map(week => (
            <tr key={week.find(day => day !== null)}>
              {week.map((day, at) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place without a day is known by its weekday alone
                  <td key={at} />
                ) : (
                  <Day key={day} day={day} today={today} isStamped={stamped.includes(day)} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type DayProps = { readonly day: string; readonly today: string; readonly isStamped: boolean }

/** Indicated by shape and text, not only by colour. */
function Day({ day, today, isStamped }: DayProps) {
  const isToday = day === today
  return (
    <td
      data-day={day}
      data-stamped={isStamped}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'h-16 rounded-md p-1.5 align-top mobile:h-13 mobile:p-1',
        isStamped ? 'bg-jade-wash' : 'bg-s2',
        isToday && '[box-shadow:inset_0_0_0_2px_var(--color-jade)]',
        day > today && 'bg-s2/50',
      )}
    >
      <span className="grid h-full content-between">
        <span className={classNames('text-xs font-semibold', isStamped ? 'text-text' : 'text-dim')}>
          {Number(day.slice(8))}
          {isToday && <span className="sr-only"> 오늘</span>}
        </span>
        {isStamped && (
          <span className="grid size-6 place-items-center justify-self-end rounded-full bg-jade text-jade-ink mobile:size-5 mobile:justify-self-center">
            <Check aria-hidden size={14} strokeWidth={3} />
            <span className="sr-only">출석</span>
          </span>
        )}
      </span>
    </td>
  )
}
