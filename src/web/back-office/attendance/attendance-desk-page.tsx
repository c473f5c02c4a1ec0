import { CalendarCheck } from 'lucide-react'
import { type AttendanceRule, attendanceOperatorContract } from '#contract/promotions/attendance.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { dayOf } from '../kit/lists/day-fields.tsx'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter, memberName } from '../kit/lists/list-filter.ts'
import { AttendedList } from './attended-list.tsx'
import { conditionWord, figureNames, figureWord } from './rule-words.ts'
import { StampRuleForm } from './stamp-rule-form.tsx'

function RuleCard() {
  const answer = useCall(attendanceOperatorContract.rule, undefined, { staleTime: 0 })
  const mayChange = useMay('promotions:write')
  return (
    <section aria-labelledby="attendance-rule" className="card grid gap-4 p-4">
      <h2 id="attendance-rule" className="text-lg">
        출석 설정
      </h2>
      <AnswerView answer={answer} waiting={<Skeleton className="h-40" />}>
        {rule =>
          mayChange ? <StampRuleForm key={JSON.stringify(rule)} rule={rule} /> : <Standing rule={rule} />
        }
      </AnswerView>
    </section>
  )
}

/** For operators with read-only permission. */
const Standing = ({ rule }: { readonly rule: AttendanceRule }) => (
  <FactList
    facts={[
      ['출석 조건', conditionWord[rule.condition]],
      ...figureNames.map(name => [figureWord[name], `${formatFigure(rule[name])}P`] as const),
    ]}
  />
)

/** 출석관리: conditions and reward of a stamp, and attendance (handbook 5.10). */
export const Page = listDesk({
  title: '출석관리',
  call: attendanceOperatorContract.attended,
  filter: listFilter({ day: dayOf({ label: '출석일' }), name: memberName() }),
  above: <RuleCard />,
  list: ({ attended }) => <AttendedList attended={attended} />,
  unit: '건',
  count: ({ pointsSum }) => `지급 ${formatFigure(pointsSum)}P`,
  icon: CalendarCheck,
  nothing: '출석 내역이 없습니다.',
  nothingLeft: '조건에 맞는 출석 내역이 없습니다.',
})
