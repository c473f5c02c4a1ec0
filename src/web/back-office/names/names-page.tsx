import { Languages } from 'lucide-react'
import { useState } from 'react'
import { isReason, REASON_LENGTH_MAX } from '#contract/back-office/act-reason.ts'
import { type ListedName, nameContract } from '#contract/back-office/catalogue/names.ts'
import { listedKinds } from '#domain/fixtures/listed-names.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useMay } from '#web/client/session/operator.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { sportOptions } from '../kit/lists/sport-options.ts'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { NameList } from './name-list.tsx'
import { NameStateDialog } from './name-state-dialog.tsx'
import { kindWords, NAME_REASON, type StateAct } from './name-words.ts'
import { type NamesFilter, namesForm } from './names-filter.ts'

/**
 * 종목·리그·팀 이름: Korean names for the feeds' sports, leagues and teams, and whether they are offered
 * (handbook 6.3).
 */
export function Page() {
  const { filter, show } = useAddressFilter<NamesFilter>(namesForm)
  return (
    <DeskPage title="종목·리그·팀 이름">
      <Tabs
        label="종류"
        look="lines"
        tabs={listedKinds.map(key => ({ key, label: kindWords[key] }))}
        value={filter.kind}
        onChange={kind => show({ kind, sportId: '', search: '' })}
      >
        <NamesPart key={filter.kind} filter={filter} onFilter={show} />
      </Tabs>
    </DeskPage>
  )
}

type NamesPartProps = {
  readonly filter: NamesFilter
  readonly onFilter: (change: Partial<NamesFilter>) => void
}

function NamesPart({ filter, onFilter }: NamesPartProps) {
  const { kind, sportId, show, search, page } = filter
  const [reason, setReason] = useState(NAME_REASON)
  const [opened, setOpened] = useState<{ readonly name: ListedName; readonly act: StateAct }>()
  const mayChange = useMay('trading:write')
  const query = {
    kind,
    page,
    ...(sportId && { sportId: Number(sportId) }),
    ...(show && { show }),
    ...(search && { search }),
  }
  const answer = usePagedCall(nameContract.names, { query }, page)
  const reset = () => onFilter({ sportId: '', show: '', search: '' })
  const isNarrowed = sportId !== '' || show !== '' || search !== ''
  return (
    <div className="grid gap-3">
      <NameFilters filter={filter} onFilter={onFilter} onReset={reset} narrowed={isNarrowed} />
      {mayChange && <ReasonLine value={reason} onChange={setReason} />}
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => onFilter({ page: next })}
        unit="개"
        note={({ missingCount }) => `번역 없음 ${formatFigure(missingCount)}개`}
        icon={Languages}
        nothing={`아직 ${kindWords[kind]} 정보가 없습니다.`}
        narrowed={
          isNarrowed
            ? {
                nothing:
                  show === 'missing' ? '번역이 필요한 이름이 없습니다.' : '조건에 맞는 이름이 없습니다.',
                onReset: reset,
              }
            : undefined
        }
      >
        {({ names }) => (
          <NameList
            kind={kind}
            names={names}
            reason={reason}
            onAct={(name, act) => setOpened({ name, act })}
          />
        )}
      </CountedAnswer>
      {opened && <NameStateDialog kind={kind} {...opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

const texts = [
  { name: 'search', label: '이름', placeholder: '피드 또는 한국어 이름', maxLength: 60, width: 'w-52' },
] as const

const shows = [
  { value: '', label: '전체' },
  { value: 'missing', label: '번역 없음' },
  { value: 'renamed', label: '직접 입력' },
  { value: 'hidden', label: '숨김' },
] as const

type NameFiltersProps = NamesPartProps & { readonly narrowed: boolean; readonly onReset: () => void }

const NameFilters = ({ filter, onFilter, narrowed, onReset }: NameFiltersProps) => (
  <FilterBar narrowed={narrowed} onReset={onReset} paired>
    {filter.kind !== 'sport' && (
      <SelectField
        label="종목"
        labelHidden
        options={sportOptions}
        value={filter.sportId}
        onChange={({ target }) => onFilter({ sportId: target.value })}
      />
    )}
    <SelectField
      label="상태"
      labelHidden
      options={shows}
      value={filter.show}
      onChange={({ target }) => onFilter({ show: namesForm.read({ show: target.value }).show })}
    />
    <TextFilters fields={texts} values={filter} onSubmit={onFilter} />
  </FilterBar>
)

/** One reason for all names edited now. */
const ReasonLine = ({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (text: string) => void
}) => (
  <div className="max-w-md">
    <TextField
      label="이름을 바꾸는 사유"
      hint="이름을 입력하고 Enter를 누르면 저장하고 다음 이름으로 넘어갑니다. 비우면 피드 이름으로 돌아갑니다."
      error={isReason(value) ? undefined : '사유를 2자 이상 입력해 주세요.'}
      maxLength={REASON_LENGTH_MAX}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </div>
)
