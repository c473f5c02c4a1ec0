import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { integrityContract } from '#contract/back-office/integrity/integrity.ts'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { type CaseFilter, caseFilterWords, hintKinds, hintKindWords } from '#domain/integrity/hint-kinds.ts'
import { call } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { DeskPage } from '../kit/desk-page.tsx'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { FilteredList } from '../kit/lists/filtered-list.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { CaseList } from './case-list.tsx'
import { casesForm, casesQuery } from './cases-filter.ts'

const ThresholdsDialog = lazyDialog(() => import('./thresholds-dialog.tsx'), 'ThresholdsDialog')

const shown: readonly CaseFilter[] = ['waiting', 'open', 'checking', 'closed', 'all']
const tabs = shown.map(key => ({ key, label: caseFilterWords[key] }))

const kinds = [
  { value: '', label: '전체 유형' },
  ...hintKinds.map(value => ({ value, label: hintKindWords[value] })),
]

const texts = [
  { name: 'member', label: '회원', placeholder: '아이디 또는 닉네임', maxLength: 40, width: 'w-52' },
  { name: 'fixture', label: '경기번호', placeholder: '경기번호', maxLength: 15, width: 'w-36', digits: true },
] as const

/** 이상 베팅: suspicious bets found automatically, for operators to check and decide (field B19). */
export function Page() {
  const { filter, show } = useAddressFilter(casesForm)
  const { state, kind, member, fixture, page } = filter
  const [setting, setSetting] = useState(false)
  const mayChange = useMay('bets:write')
  const query = casesQuery(filter)
  const answer = usePagedCall(integrityContract.cases, { query: { ...query, page } }, page)
  const isNarrowed = kind !== '' || member !== '' || fixture !== ''
  const reset = () => show({ kind: '', member: '', fixture: '' })
  return (
    <DeskPage
      title="이상 베팅"
      action={
        <div className="flex flex-wrap justify-end gap-2">
          {mayChange && (
            <Button size="sm" onClick={() => setSetting(true)}>
              기준 변경
            </Button>
          )}
          <ExportButton
            name="이상 베팅"
            narrowed={isNarrowed || state !== 'all'}
            onExport={reason => call(exportContract.integrity, { body: { filter: query, reason } })}
          />
        </div>
      }
    >
      <Tabs label="처리 상태" tabs={tabs} value={state} onChange={next => show({ state: next })} />
      <FilteredList
        filters={
          <>
            <SelectField
              label="유형"
              labelHidden
              options={kinds}
              value={kind}
              onChange={({ target }) => show({ kind: casesForm.read({ kind: target.value }).kind })}
            />
            <TextFilters fields={texts} values={filter} onSubmit={show} />
          </>
        }
        isNarrowed={isNarrowed}
        onReset={reset}
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={ShieldCheck}
        nothing={state === 'waiting' ? '처리할 이상 베팅이 없습니다.' : '해당하는 이상 베팅이 없습니다.'}
        nothingLeft="조건에 맞는 이상 베팅이 없습니다."
      >
        {({ cases }) => <CaseList cases={cases} />}
      </FilteredList>
      {setting && <ThresholdsDialog onClose={() => setSetting(false)} />}
    </DeskPage>
  )
}
