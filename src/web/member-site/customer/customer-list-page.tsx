import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Headset } from 'lucide-react'
import { customerContract, type ListedQuestion } from '#contract/customer.ts'
import { customerCategoryWord } from '#domain/community/customer-questions.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { StateBadge } from './state-badge.tsx'

const writeClass =
  'inline-flex h-10 mobile:h-11 items-center rounded-md bg-jade px-4 font-bold text-jade-ink hover:bg-jade-bright'

const WriteLink = () => (
  <Link to="/customer/write/{-$flag}" params={{}} className={writeClass}>
    문의하기
  </Link>
)

/** 고객센터: the member's own questions, newest first, fifteen a page (BOARD-004, ROUTE-080). */
export function Page() {
  const address: { readonly page?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const page = readPage(address.page)
  const answer = useCall(customerContract.list, { query: { page } }, { staleTime: 0 })
  useLastPage(page, answer)
  const turnTo = (next: number) =>
    void navigate({ to: '.', search: { page: next === 1 ? undefined : String(next) } })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex min-h-11 flex-wrap items-center gap-x-3">
        <h1 className="text-2xl">고객센터</h1>
        {answer.data && <p className="text-sm text-dim">{`총 ${formatFigure(answer.data.totalCount)}건`}</p>}
        <div className="ml-auto">{answer.data?.openId === null && <WriteLink />}</div>
      </header>
      {answer.data && answer.data.openId !== null && (
        <p className="rounded-md bg-s2 px-4 py-3 text-sm text-dim">
          진행 중인 문의가 있습니다. 답변을 받은 후 새로 문의할 수 있습니다.
        </p>
      )}
      <AnswerView answer={answer} waiting={<SkeletonRows rows={5} className="h-16" />}>
        {({ questions }) => (questions.length === 0 ? <NoQuestions /> : <Questions questions={questions} />)}
      </AnswerView>
      <Pagination page={page} pageCount={answer.data?.pageCount ?? 0} onChange={turnTo} />
    </div>
  )
}

const Questions = ({ questions }: { readonly questions: readonly ListedQuestion[] }) => (
  <ul aria-label="내 문의" className="card divide-y divide-line overflow-hidden">
    {questions.map(({ id, category, title, state, createdAt, unread }) => (
      <li key={id} data-question={id}>
        <Link
          to="/customer/view/{-$id}"
          params={{ id: String(id) }}
          className="flex min-h-14 items-center gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-s2"
        >
          <StateBadge state={state} />
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span className="truncate font-semibold">{title}</span>
            <span className="text-xs text-dim">
              {customerCategoryWord[category]}
              <span aria-hidden> · </span>
              <time>{createdAt.slice(0, 16)}</time>
            </span>
          </span>
          {unread && <Badge tone="strong">새 답변</Badge>}
        </Link>
      </li>
    ))}
  </ul>
)

const NoQuestions = () => (
  <div className="card">
    <EmptyState
      icon={Headset}
      title="문의하신 내용이 없습니다."
      hint="궁금한 점을 남겨 주시면 이 화면에서 답변을 바로 확인하실 수 있습니다."
      action={<WriteLink />}
    />
  </div>
)
