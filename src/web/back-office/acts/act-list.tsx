import { Link } from '@tanstack/react-router'
import { formatFigure } from '#domain/korean-formats.ts'
import type { Column } from '#web/kit/display/table.tsx'
import { ActEntry } from '../kit/acts/act-entry.tsx'
import { type Act, changesOf } from '../kit/acts/act-words.ts'
import { ChangeWords } from '../kit/acts/change-words.tsx'
import { subjectWord } from '../kit/acts/subject-word.ts'
import { RowList } from '../kit/lists/row-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'

/** The operator actions of a page, each with its changes in words. */
export const ActList = ({ acts }: { readonly acts: readonly Act[] }) => (
  <RowList label="작업로그" columns={columns} rows={acts} rowKey={({ id }) => id} card={actCard} />
)

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

/** Fixtures and members link to their pages. */
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
