import type { AttendanceMonth } from '#contract/promotions/attendance.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { monthOf } from '#domain/promotions/attendance.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { type Fact, FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { StampCard } from './stamp-card.tsx'
import { useAttendanceMonth } from './use-attendance.ts'

/** 출석체크: the month's calendar and today's stamp (ROUTE-009, EVENT-004, EVENT-005). */
export function Page() {
  const { answer, show } = useAttendanceMonth()
  return (
    <div className="grid max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="flex min-h-10 items-center text-2xl">출석체크</h1>
      <AnswerView answer={answer} waiting={<Skeleton className="h-[480px]" />}>
        {attendance => (
          <div className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-4 mobile:grid-cols-[minmax(0,1fr)]">
            <div className="mobile:order-2">
              <MonthCalendar
                attendance={attendance}
                onMonth={month => show(month, monthOf(attendance.today))}
              />
            </div>
            <div className="grid gap-4 mobile:contents">
              <div className="mobile:order-1">
                <StampCard attendance={attendance} />
              </div>
              <div className="mobile:order-3">
                <Rules rule={attendance.rule} />
              </div>
            </div>
          </div>
        )}
      </AnswerView>
    </div>
  )
}

function Rules({ rule }: Pick<AttendanceMonth, 'rule'>) {
  const amounts: readonly (readonly [name: string, points: number])[] = [
    ['매일', rule.daily],
    ['7일 연속마다', rule.week],
    ['한 달 전체', rule.month],
  ]
  const facts: readonly Fact[] = [
    ...amounts
      .filter(([, points]) => points > 0)
      .map(([name, points]): Fact => [name, `${formatFigure(points)}P`]),
    ['출석 조건', rule.condition === 'bet' ? '당일 결과가 확정된 베팅 1건' : '없음'],
    ['하루 기준', '00:00 (한국 시간)'],
  ]
  return (
    <section aria-labelledby="attendance-rules" className="card grid gap-3 p-4">
      <h2 id="attendance-rules" className="font-semibold">
        출석 보상
      </h2>
      <FactList facts={facts} dense />
    </section>
  )
}
