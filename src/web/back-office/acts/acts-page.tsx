import { Link } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { backOfficeContract } from '#contract/back-office/back-office.ts'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import type { Column } from '#web/kit/display/table.tsx'
import { ActEntry } from '../kit/acts/act-entry.tsx'
import { type Act, changesOf } from '../kit/acts/act-words.ts'
import { ChangeWords } from '../kit/acts/change-words.tsx'
import { subjectWord } from '../kit/acts/subject-word.ts'
import { DeskPage } from '../kit/desk-page.tsx'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { MemberLink } from '../kit/member-link.tsx'
import { actsForm, actsQuery, isNarrowed, narrowedQuery, wholeLog } from './acts-filter.ts'
import { ActsFilters } from './acts-filters.tsx'
import { ExportLog } from './export-log.tsx'
import { VerifyChain } from './verify-chain.tsx'

/** Every act of every operator, newest first; the log can be read and verified, never changed (handbook 6.3). */
export function Page() {
  const { filter, show } = useAddressFilter(actsForm)
  const answer = usePagedCall(backOfficeContract.acts, { query: actsQuery(filter) }, filter.page)
  return (
    <DeskPage
      title="작업로그"
      action={
        <div className="flex flex-wrap items-center justify-end gap-2">
          <VerifyChain />
          <ExportButton
            name="작업로그"
            narrowed={isNarrowed(filter)}
            onExport={reason =>
              call(exportContract.acts, { body: { filter: narrowedQuery(filter), reason } })
            }
          />
          <ExportLog />
        </div>
      }
    >
      <ActsFilters filter={filter} onChange={show} />
      <CountedAnswer
        answer={answer}
        page={filter.page}
        onPage={page => show({ page })}
        rows={10}
        unit="건"
        icon={ScrollText}
        nothing="아직 작업이 없습니다."
        narrowed={
          isNarrowed(filter)
            ? { nothing: '조건에 맞는 작업이 없습니다.', onReset: () => show(wholeLog) }
            : undefined
        }
      >
        {({ acts }) => (
          <RowList label="작업로그" columns={columns} rows={acts} rowKey={({ id }) => id} card={actCard} />
        )}
      </CountedAnswer>
    </DeskPage>
  )
}

const actCard = (act: Act) => <ActEntry act={act} subject={<Subject act={act} />} />

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

/** A fixture and a member lead to their pages on the desk. */
function Subject({ act: { fixture, member, subject } }: { readonly act: Act }) {
  const memberId = /^member:(\d+)$/.exec(subject)?.[1]
  if (member && memberId) return <MemberLink id={Number(memberId)}>{member}</MemberLink>
  if (!fixture) return member ?? subjectWord(subject)
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
