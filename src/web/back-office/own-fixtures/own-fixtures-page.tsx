import { useNavigate } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { ownFixtureContract } from '#contract/back-office/own-fixtures/own-fixtures.ts'
import { ownStates } from '#contract/back-office/own-fixtures/own-states.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { DeskPage } from '../kit/desk-page.tsx'
import { readWord } from '../kit/lists/address.ts'
import { FilteredList } from '../kit/lists/filtered-list.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { allOwn, ownForm, ownStateWords } from './own-filter.ts'
import { type OwnAct, OwnList } from './own-list.tsx'

const AmendDialog = lazyDialog(() => import('./amend-dialogs.tsx'), 'AmendDialog')

const stateOptions = [
  { value: '', label: '모든 상태' },
  ...ownStates.map(value => ({ value, label: ownStateWords[value] })),
]
const names = [
  { name: 'search', label: '경기 검색', placeholder: '팀·리그·경기번호', maxLength: 60, width: 'w-56' },
] as const

/** 경기등록: matches entered by operators, and buttons to enter more (handbook 6.3). */
export function Page() {
  const { filter, show } = useAddressFilter(ownForm)
  const [act, setAct] = useState<OwnAct>()
  const { state, search, page } = filter
  const answer = usePagedCall(
    ownFixtureContract.fixtures,
    { query: { state, page: String(page), ...(search && { search }) } },
    page,
  )
  const isNarrowed = state !== 'all' || search !== ''
  return (
    <DeskPage title="경기등록" note="피드 없이 직접 등록한 경기" action={<Enter />}>
      <FilteredList
        filters={
          <>
            <div className="w-32 narrow:w-auto">
              <SelectField
                label="상태"
                labelHidden
                options={stateOptions}
                value={state === 'all' ? '' : state}
                onChange={({ target }) => show({ state: readWord(ownStates, target.value) ?? 'all' })}
              />
            </div>
            <TextFilters fields={names} values={filter} onSubmit={show} />
          </>
        }
        isNarrowed={isNarrowed}
        onReset={() => show(allOwn)}
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        rows={8}
        unit="경기"
        icon={CalendarPlus}
        nothing="직접 등록한 경기가 없습니다."
        nothingLeft="조건에 맞는 경기가 없습니다."
      >
        {({ fixtures }) => <OwnList fixtures={fixtures} onAct={setAct} />}
      </FilteredList>
      {act && <AmendDialog act={act} onClose={() => setAct(undefined)} />}
    </DeskPage>
  )
}

/** The two ways to enter matches, if permitted. */
function Enter() {
  const navigate = useNavigate()
  if (!useMay('trading:write')) return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => void navigate({ to: '/admin/own-fixtures/table' })}>CSV로 등록</Button>
      <Button look="primary" onClick={() => void navigate({ to: '/admin/own-fixtures/form' })}>
        새 경기 등록
      </Button>
    </div>
  )
}
