import { CalendarCheck } from 'lucide-react'
import type { AttendanceMonth } from '#contract/promotions/attendance.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { useCheckIn } from './use-attendance.ts'

/** Today: the button, consecutive days, and the next bonus. */
export function StampCard({ attendance }: { readonly attendance: AttendanceMonth }) {
  const { isStamped, conditionMet, streak, next, rule } = attendance
  const { busy, checkIn } = useCheckIn()
  return (
    <section aria-label="오늘의 출석" className="card grid gap-4 p-4">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-dim">연속 출석</span>
        <span className="text-2xl font-bold">
          {formatFigure(streak)}
          <span className="text-base font-normal text-dim">일</span>
        </span>
      </p>
      <div className="grid gap-2">
        <Button
          look="primary"
          size="lg"
          wide
          busy={busy}
          disabled={isStamped || !conditionMet}
          onClick={() => void checkIn()}
        >
          <CalendarCheck aria-hidden size={18} />
          {isStamped ? '오늘 출석 완료' : '출석하기'}
        </Button>
        {!isStamped && !conditionMet && (
          <p className="text-sm text-dim">오늘 결과가 확정된 베팅이 1건 이상 있으면 출석할 수 있습니다.</p>
        )}
        {!isStamped && conditionMet && rule.daily > 0 && (
          <p className="text-sm text-dim">오늘 출석하면 {formatFigure(rule.daily)}P를 받습니다.</p>
        )}
      </div>
      {next.length > 0 && (
        <ul aria-label="다음 보상" className="grid gap-1.5 border-t border-line pt-4">
          {next.map(({ kind, days, points }) => (
            <li key={kind} className="flex items-baseline justify-between gap-3">
              <span>{`${formatFigure(days)}일 더 출석하면`}</span>
              <span className="font-bold whitespace-nowrap">
                {formatFigure(points)}
                <span className="font-normal text-dim">P</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
