import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { backOfficeContract } from '#contract/back-office/back-office.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { type Column, Table } from '#web/kit/display/table.tsx'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { ActEntry } from '../kit/acts/act-entry.tsx'
import { type Act, changesOf, subjectWord } from '../kit/acts/act-words.ts'
import { ChangeWords } from '../kit/acts/change-words.tsx'
import {
  type ActsFilter,
  type Address,
  actsAddress,
  actsQuery,
  readActsFilter,
  wholeLog,
} from './acts-filter.ts'
import { ActsFilters } from './acts-filters.tsx'
import { VerifyChain } from './verify-chain.tsx'

/** Every act of every operator, newest first; the log can be read and verified, never changed (handbook 6.3). */
export function Page() {
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const filter = readActsFilter(address)
  const answer = useCall(
    backOfficeContract.acts,
    { query: actsQuery(filter) },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  useLastPage(filter.page, answer)
  const show = (change: Partial<ActsFilter>) =>
    void navigate({ to: '.', search: actsAddress({ ...filter, page: 1, ...change }) })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-xl">작업로그</h1>
        {answer.data && <p className="text-sm text-dim">{`총 ${formatFigure(answer.data.totalCount)}건`}</p>}
        <div className="ml-auto">
          <VerifyChain />
        </div>
      </header>
      <ActsFilters filter={filter} onChange={show} />
      <AnswerView answer={answer} waiting={<SkeletonRows rows={10} className="h-11" />}>
        {({ acts, pageCount }) => (
          <>
            {acts.length === 0 ? <NoActs onReset={() => show(wholeLog)} /> : <Acts acts={acts} />}
            <Pagination page={filter.page} pageCount={pageCount} onChange={page => show({ page })} />
          </>
        )}
      </AnswerView>
    </div>
  )
}

function Acts({ acts }: { readonly acts: readonly Act[] }) {
  const isPhone = useLayoutMode() === 'mobile'
  if (!isPhone) return <Table label="작업로그" columns={columns} rows={acts} rowKey={act => act.id} />
  return (
    <ol aria-label="작업로그" className="card divide-y divide-line text-sm">
      {acts.map(act => (
        <ActEntry key={act.id} act={act} subject={<Subject act={act} />} />
      ))}
    </ol>
  )
}

const NoActs = ({ onReset }: { readonly onReset: () => void }) => (
  <div className="card">
    <EmptyState
      icon={ScrollText}
      title="조건에 맞는 작업이 없습니다."
      action={<Button onClick={onReset}>전체 보기</Button>}
    />
  </div>
)

const columns: readonly Column<Act>[] = [
  { key: 'id', title: '번호', figures: true, width: '72px', cell: ({ id }) => formatFigure(id) },
  { key: 'at', title: '시각', width: '150px', cell: ({ at }) => at },
  {
    key: 'operator',
    title: '작업자',
    cell: ({ operator }) => <span className="font-semibold">{operator}</span>,
  },
  { key: 'act', title: '작업', cell: ({ actText }) => <span className="font-semibold">{actText}</span> },
  { key: 'subject', title: '대상', cell: act => <Subject act={act} /> },
  {
    key: 'change',
    title: '변경 내용',
    cell: act => (
      <div className="max-w-[420px] min-w-48 py-2 whitespace-normal">
        <ChangeWords changes={changesOf(act)} />
      </div>
    ),
  },
  {
    key: 'reason',
    title: '사유',
    cell: ({ reason }) => <div className="max-w-[280px] min-w-32 py-2 whitespace-normal">{reason}</div>,
  },
  { key: 'ip', title: '아이피', cell: ({ ip }) => <span className="text-dim">{ip}</span> },
]

/** A fixture leads to its page on the desk. */
function Subject({ act: { fixture, subject } }: { readonly act: Act }) {
  if (!fixture) return subjectWord(subject)
  return (
    <div className="max-w-[320px] min-w-40 whitespace-normal">
      <Link
        to="/admin/trading/$fixtureId"
        params={{ fixtureId: String(fixture.fixtureId) }}
        className="font-semibold underline-offset-2 hover:underline"
      >
        {fixture.name}
      </Link>
      {fixture.part && <div>{fixture.part}</div>}
    </div>
  )
}
