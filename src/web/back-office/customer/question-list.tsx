import { Link } from '@tanstack/react-router'
import type { WaitingQuestion } from '#contract/back-office/customer-operator.ts'
import { customerCategoryWord, customerStateWord } from '#domain/community/customer-questions.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'

const stateBadge = ({ state }: WaitingQuestion) => (
  <Badge tone={state === 'new' ? 'live' : state === 'doing' ? 'gold' : 'plain'}>
    {customerStateWord[state]}
  </Badge>
)

const titleLink = ({ id, title }: WaitingQuestion) => (
  <Link
    to={`/admin/customer/${id}`}
    className="font-semibold underline-offset-2 hover:underline mobile:inline-flex mobile:min-h-11 mobile:items-center"
  >
    {title}
  </Link>
)

const whoAsks = ({ memberId, nickname, userId }: WaitingQuestion) => (
  <MemberLink id={memberId}>{`${nickname} (${userId})`}</MemberLink>
)

/** Members' questions, each linked to its conversation. */
export const QuestionList = ({ questions }: { readonly questions: readonly WaitingQuestion[] }) => (
  <RowList
    label="1:1 문의"
    columns={columns}
    rows={questions}
    rowKey={({ id }) => id}
    card={question => (
      <li className="grid gap-1 px-3.5 py-2.5">
        <p className="flex flex-wrap items-center gap-2">
          {stateBadge(question)}
          <span className="min-w-0 wrap-anywhere">{titleLink(question)}</span>
        </p>
        <p>{whoAsks(question)}</p>
        <p className="text-xs text-dim">
          {[
            customerCategoryWord[question.category],
            question.waitsSince && `${question.waitsSince.slice(5, 16)}부터 대기`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </li>
    )}
  />
)

const columns: readonly Column<WaitingQuestion>[] = [
  { key: 'state', title: '상태', width: '100px', cell: stateBadge },
  {
    key: 'category',
    title: '유형',
    width: '120px',
    cell: ({ category }) => customerCategoryWord[category],
  },
  { key: 'title', title: '제목', cell: titleLink },
  {
    key: 'member',
    title: '회원',
    width: '170px',
    cell: whoAsks,
  },
  {
    key: 'since',
    title: '대기 시작',
    width: '140px',
    cell: ({ waitsSince }) => waitsSince?.slice(5, 16) ?? '–',
  },
  { key: 'operator', title: '담당', width: '110px', cell: ({ operator }) => operator ?? '–' },
]
