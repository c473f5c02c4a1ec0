import { Link } from '@tanstack/react-router'
import type { ListedCase } from '#contract/back-office/integrity/integrity.ts'
import { hintKindWords } from '#domain/integrity/hint-kinds.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Money } from '#web/kit/display/figures.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { CaseBadge } from '../kit/cases/case-words.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { subjectOf, whoOf } from './case-subject.ts'

/** Cases, each linked to its page. */
export const CaseList = ({ cases }: { readonly cases: readonly ListedCase[] }) => (
  <RowList
    label="이상 베팅"
    columns={columns}
    rows={cases}
    rowKey={({ id }) => id}
    card={one => <CaseCard one={one} />}
  />
)

const stateBadge = ({ state, decided }: ListedCase) => (
  <CaseBadge state={state} decision={decided?.decision} />
)

const CaseLink = ({ one }: { readonly one: ListedCase }) => (
  <Link
    to="/admin/integrity/$caseId"
    params={{ caseId: String(one.id) }}
    className="font-semibold underline-offset-2 hover:underline mobile:inline-flex mobile:min-h-11 mobile:items-center"
  >
    {hintKindWords[one.kind]}
  </Link>
)

const columns: readonly Column<ListedCase>[] = [
  { key: 'state', title: '상태', width: '100px', cell: stateBadge },
  { key: 'kind', title: '유형', width: '160px', cell: one => <CaseLink one={one} /> },
  {
    key: 'subject',
    title: '대상',
    cell: one => (
      <span title={one.text} className="block max-w-96 truncate">
        {one.about ? subjectOf(one) : one.text}
      </span>
    ),
  },
  {
    key: 'who',
    title: '회원',
    cell: one => (
      <span title={whoOf(one)} className="block max-w-40 truncate">
        {whoOf(one)}
      </span>
    ),
  },
  { key: 'bets', title: '베팅', figures: true, cell: ({ bets }) => `${formatFigure(bets)}건` },
  { key: 'stakes', title: '베팅금', figures: true, cell: ({ stakes }) => <Money won={stakes} /> },
  { key: 'operator', title: '담당', width: '110px', cell: ({ operator }) => operator ?? '–' },
  { key: 'at', title: '최근 신호', width: '110px', cell: ({ hintedAt }) => hintedAt.slice(5, 16) },
]

const CaseCard = ({ one }: { readonly one: ListedCase }) => (
  <li className="grid gap-1 px-3.5 py-2.5">
    <p className="flex flex-wrap items-center gap-2">
      {stateBadge(one)}
      <CaseLink one={one} />
      <time className="ml-auto text-xs text-dim">{one.hintedAt.slice(5, 16)}</time>
    </p>
    {one.about && <p className="min-w-0 wrap-anywhere">{subjectOf(one)}</p>}
    <p className="text-dim">{one.text}</p>
    <p className="flex flex-wrap gap-x-3 text-xs text-dim">
      <span>{whoOf(one)}</span>
      <span>{`베팅 ${formatFigure(one.bets)}건 · ${formatFigure(one.stakes)}원`}</span>
      {one.operator && <span>{`담당 ${one.operator}`}</span>}
    </p>
  </li>
)
