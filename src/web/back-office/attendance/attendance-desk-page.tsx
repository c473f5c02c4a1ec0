import { CalendarCheck } from 'lucide-react'
import { type AttendanceRule, attendanceOperatorContract } from '#contract/promotions/attendance.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { FilteredList } from '../kit/lists/filtered-list.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { allAttended, attendedForm, attendedQuery } from './attended-filter.ts'
import { AttendedList } from './attended-list.tsx'
import { RuleForm } from './rule-form.tsx'
import { conditionWord, figureNames, figureWord } from './rule-words.ts'

const texts = [
  { name: 'name', label: '이름', placeholder: '아이디 또는 닉네임', maxLength: 40, width: 'w-52' },
] as const

/** 출석관리: conditions and reward of a stamp, and attendance (handbook 5.10). */
export function Page() {
  const { filter, show } = useAddressFilter(attendedForm)
  const { page, day, name } = filter
  const answer = usePagedCall(attendanceOperatorContract.attended, { query: attendedQuery(filter) }, page)
  const narrowed = day !== '' || name !== ''
  return (
    <DeskPage title="출석관리">
      <RuleCard />
      <FilteredList
        filters={
          <>
            <DayField label="출석일" value={day} onChange={chosen => show({ day: chosen })} />
            <TextFilters fields={texts} values={filter} onSubmit={show} />
          </>
        }
        isNarrowed={narrowed}
        onReset={() => show(allAttended)}
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={CalendarCheck}
        nothing="출석 내역이 없습니다."
        note={({ pointsSum }) => `지급 ${formatFigure(pointsSum)}P`}
        nothingLeft="조건에 맞는 출석 내역이 없습니다."
      >
        {({ attended }) => <AttendedList attended={attended} />}
      </FilteredList>
    </DeskPage>
  )
}

function RuleCard() {
  const answer = useCall(attendanceOperatorContract.rule, undefined, { staleTime: 0 })
  const mayChange = useMay('promotions:write')
  return (
    <section aria-labelledby="attendance-rule" className="card grid gap-4 p-4">
      <h2 id="attendance-rule" className="text-lg">
        출석 설정
      </h2>
      <AnswerView answer={answer} waiting={<Skeleton className="h-40" />}>
        {rule => (mayChange ? <RuleForm key={JSON.stringify(rule)} rule={rule} /> : <Standing rule={rule} />)}
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
