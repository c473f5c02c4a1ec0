import { Users } from 'lucide-react'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { memberDeskContract } from '#contract/back-office/member-desk.ts'
import {
  memberKinds,
  memberKindWords,
  memberSorts,
  memberStates,
  memberStateWords,
} from '#contract/back-office/member-words.ts'
import { call } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { readWord } from '../kit/lists/address.ts'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { useShownColumns } from '../kit/views/shown-columns.ts'
import { ViewsButton } from '../kit/views/views-button.tsx'
import { MemberList, memberColumns } from './member-list.tsx'
import {
  everybody,
  isNarrowed,
  type MembersFilter,
  membersAsked,
  membersForm,
  membersQuery,
} from './members-filter.ts'

/** 회원관리: all members, searchable by their data; a row links to the member's page (handbook 6.3). */
export function Page() {
  const { filter, show } = useAddressFilter(membersForm)
  const { page } = filter
  const answer = usePagedCall(memberDeskContract.members, { query: membersQuery(filter) }, page)
  const columns = useShownColumns(memberColumns)
  const reset = () => show(everybody)
  return (
    <DeskPage
      title="회원관리"
      action={
        <div className="flex flex-wrap justify-end gap-2">
          <ViewsButton list="members" columns={memberColumns} />
          <ExportButton
            name="회원"
            narrowed={isNarrowed(filter)}
            onExport={reason =>
              call(exportContract.members, { body: { filter: membersAsked(filter), reason } })
            }
          />
        </div>
      }
    >
      <MembersFilters filter={filter} show={show} onReset={reset} />
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        rows={15}
        unit="명"
        icon={Users}
        nothing="회원이 없습니다."
        narrowed={
          isNarrowed(filter) ? { nothing: '조건에 맞는 회원이 없습니다.', onReset: reset } : undefined
        }
      >
        {({ members }) => <MemberList members={members} columns={columns} />}
      </CountedAnswer>
    </DeskPage>
  )
}

const texts = [
  {
    name: 'search',
    label: '회원 검색',
    placeholder: '번호, 아이디, 닉네임, 추천인 코드, 휴대폰, 아이피',
    maxLength: 60,
    width: 'w-80',
  },
] as const

const stateOptions = [
  { value: '', label: '전체 상태' },
  ...memberStates.map(value => ({ value, label: memberStateWords[value] })),
]
const kindOptions = [
  { value: '', label: '전체 유형' },
  ...memberKinds.map(value => ({ value, label: memberKindWords[value] })),
]
const levelOptions = [
  { value: '', label: '전체 레벨' },
  ...Array.from({ length: 10 }, (_, index) => ({ value: String(index + 1), label: `LV.${index + 1}` })),
]
const onlineOptions = [
  { value: '', label: '접속 전체' },
  { value: 'online', label: '접속중' },
]
const sortOptions = [
  { value: 'joined', label: '최근 가입 순' },
  { value: 'balance', label: '보유 머니 순' },
  { value: 'login', label: '최근 로그인 순' },
]

type MembersFiltersProps = {
  readonly filter: MembersFilter
  readonly show: (change: Partial<MembersFilter>) => void
  readonly onReset: () => void
}

function MembersFilters({ filter, show, onReset }: MembersFiltersProps) {
  const choices = [
    ['상태', stateOptions, filter.state, (text: string) => show({ state: readWord(memberStates, text) })],
    ['레벨', levelOptions, filter.level, (text: string) => show({ level: text })],
    ['유형', kindOptions, filter.kind, (text: string) => show({ kind: readWord(memberKinds, text) })],
    ['접속', onlineOptions, filter.only, (text: string) => show({ only: readWord(['online'], text) })],
    [
      '정렬',
      sortOptions,
      filter.sort,
      (text: string) => show({ sort: readWord(memberSorts, text) ?? 'joined' }),
    ],
  ] as const
  return (
    <FilterBar narrowed={isNarrowed(filter)} onReset={onReset} paired>
      {choices.map(([label, options, value, choose]) => (
        <div key={label} className="w-36 narrow:w-auto">
          <SelectField
            label={label}
            labelHidden
            options={options}
            value={value ?? ''}
            onChange={event => choose(event.target.value)}
          />
        </div>
      ))}
      <TextFilters fields={texts} values={filter} onSubmit={show} />
    </FilterBar>
  )
}
