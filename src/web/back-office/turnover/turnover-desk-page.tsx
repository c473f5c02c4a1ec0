import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { type DeskRequirement, turnoverOperatorContract } from '#contract/cashier/turnover.ts'
import { requirementStates, requirementStateWord } from '#domain/cashier/turnover/fill-requirements.ts'
import { useMay } from '#web/client/session/operator.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { readWord } from '../kit/lists/address.ts'
import { FilteredList } from '../kit/lists/filtered-list.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { EaseDialog } from './ease-dialog.tsx'
import { RequirementList } from './requirement-list.tsx'
import { TurnoverRuleCard } from './rule-card.tsx'
import { allTurnover, turnoverForm, turnoverQuery } from './turnover-filter.ts'

const states = [
  { value: '', label: '전체 상태' },
  ...requirementStates.map(value => ({ value, label: requirementStateWord[value] })),
]
const texts = [
  { name: 'name', label: '이름', placeholder: '아이디 또는 닉네임', maxLength: 40, width: 'w-52' },
] as const

/** 롤링관리: members' remaining turnover, exceptions with a reason, and the rule (handbook 5.4). */
export function Page() {
  const { filter, show } = useAddressFilter(turnoverForm)
  const { page, state, name } = filter
  const answer = usePagedCall(turnoverOperatorContract.list, { query: turnoverQuery(filter) }, page)
  const mayChange = useMay('money:write')
  const [easing, setEasing] = useState<DeskRequirement>()
  const narrowed = state !== '' || name !== ''
  return (
    <DeskPage title="롤링관리">
      <TurnoverRuleCard />
      <FilteredList
        filters={
          <>
            <SelectField
              label="상태"
              labelHidden
              options={states}
              value={state}
              onChange={event => show({ state: readWord(requirementStates, event.target.value) ?? '' })}
            />
            <TextFilters fields={texts} values={filter} onSubmit={show} />
          </>
        }
        isNarrowed={narrowed}
        onReset={() => show(allTurnover)}
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={ListChecks}
        nothing="롤링 조건이 없습니다."
        nothingLeft="조건에 맞는 롤링 조건이 없습니다."
      >
        {({ requirements }) => (
          <RequirementList requirements={requirements} onEase={mayChange ? setEasing : undefined} />
        )}
      </FilteredList>
      {easing && <EaseDialog requirement={easing} onClose={() => setEasing(undefined)} />}
    </DeskPage>
  )
}
