import { History } from 'lucide-react'
import {
  changedByNames,
  changedByWords,
  changeFields,
  changeFieldWords,
} from '#contract/back-office/members/member-change-words.ts'
import { memberChangeContract } from '#contract/back-office/members/member-changes.ts'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { DeskPage } from '../../kit/desk-page.tsx'
import { readWord } from '../../kit/lists/address.ts'
import { CountedAnswer } from '../../kit/lists/counted-answer.tsx'
import { FilterBar } from '../../kit/lists/filter-bar.tsx'
import { SelectFilter } from '../../kit/lists/select-filter.tsx'
import { TextFilters } from '../../kit/lists/text-filters.tsx'
import { useAddressFilter } from '../../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../../kit/lists/use-paged-call.ts'
import { ChangeList } from './change-list.tsx'
import { allChanges, type ChangesFilter, changesForm, changesQuery, isNarrowed } from './changes-filter.ts'

/** 회원정보 변경이력: all changes of members' data, with the old values (handbook 6.3). */
export function Page() {
  const { filter, show } = useAddressFilter(changesForm)
  const answer = usePagedCall(memberChangeContract.changes, { query: changesQuery(filter) }, filter.page)
  const reset = () => show(allChanges)
  return (
    <DeskPage title="회원정보 변경이력">
      <ChangesFilters filter={filter} show={show} onReset={reset} />
      <CountedAnswer
        answer={answer}
        page={filter.page}
        onPage={page => show({ page })}
        rows={10}
        unit="건"
        icon={History}
        nothing="아직 변경이력이 없습니다."
        narrowed={
          isNarrowed(filter) ? { nothing: '조건에 맞는 변경이력이 없습니다.', onReset: reset } : undefined
        }
      >
        {({ changes }) => <ChangeList changes={changes} />}
      </CountedAnswer>
    </DeskPage>
  )
}

const fieldOptions = [
  { value: '', label: '모든 항목' },
  ...changeFields.map(value => ({ value, label: changeFieldWords[value] })),
]
const byOptions = [
  { value: '', label: '변경한 사람' },
  ...changedByNames.map(value => ({ value, label: changedByWords[value] })),
]
const texts = [
  { name: 'member', label: '회원', placeholder: '아이디, 닉네임, 번호', maxLength: 40, width: 'w-44' },
  { name: 'operator', label: '작업자', placeholder: '작업자 아이디', maxLength: 40, width: 'w-36' },
] as const

type ChangesFiltersProps = {
  readonly filter: ChangesFilter
  readonly show: (change: Partial<ChangesFilter>) => void
  readonly onReset: () => void
}

const ChangesFilters = ({ filter, show, onReset }: ChangesFiltersProps) => (
  <FilterBar narrowed={isNarrowed(filter)} onReset={onReset} paired>
    <SelectFilter
      label="항목"
      options={fieldOptions}
      value={filter.field ?? ''}
      onPick={value => show({ field: readWord(changeFields, value) })}
    />
    <SelectFilter
      label="변경한 사람"
      options={byOptions}
      value={filter.by ?? ''}
      onPick={value => show({ by: readWord(changedByNames, value) })}
    />
    <DayField
      label="시작일"
      value={filter.from}
      {...(filter.to && { max: filter.to })}
      onChange={from => show({ from })}
    />
    <DayField
      label="종료일"
      value={filter.to}
      {...(filter.from && { min: filter.from })}
      onChange={to => show({ to })}
    />
    <TextFilters fields={texts} values={filter} onSubmit={show} />
  </FilterBar>
)
