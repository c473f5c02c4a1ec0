import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Headset, PenLine } from 'lucide-react'
import { customerContract, type ListedQuestion } from '#contract/community/customer.ts'
import { customerCategoryWord } from '#domain/community/customer-questions.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useAddressPage } from '#web/client/navigation/use-address-page.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { StateBadge } from './state-badge.tsx'

const askClass =
  'inline-flex h-10 items-center gap-2 rounded-md bg-jade px-4 font-bold text-jade-ink hover:bg-jade-bright mobile:h-11'

/** 고객센터: the member's questions, newest first, fifteen a page (BOARD-004, BOARD-005). */
export function Page() {
  const { page, answer, turnTo } = useQuestions()
  const openId = answer.data?.openId ?? null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex min-h-10 flex-wrap items-center gap-3">
        <h1 className="text-2xl">고객센터</h1>
        {answer.data && <p className="text-sm text-dim">{`총 ${formatFigure(answer.data.totalCount)}건`}</p>}
        {answer.data && openId === null && (
          <Link to="/customer/write" className={classNames(askClass, 'ml-auto')}>
            <PenLine aria-hidden size={16} />
            문의하기
          </Link>
        )}
      </header>
      {openId !== null && (
        <p className="rounded-md bg-s2 px-4 py-3 text-sm text-dim">
          앞선 문의의 답변을 기다리고 있습니다. 답변을 받은 후 다시 문의해 주세요.{' '}
          <Link to={`/customer/view/${openId}`} className="font-semibold text-jade underline">
            진행 중인 문의 보기
          </Link>
        </p>
      )}
      <AnswerView answer={answer} waiting={<SkeletonRows rows={5} className="h-14" />}>
        {({ questions }) =>
          questions.length === 0 ? (
            <div className="card">
              <EmptyState
                icon={Headset}
                title="문의 내역이 없습니다."
                hint="궁금한 점을 남겨 주시면 담당자가 답변해 드립니다."
              />
            </div>
          ) : (
            <Questions questions={questions} />
          )
        }
      </AnswerView>
      <Pagination page={page} pageCount={answer.data?.pageCount ?? 0} onChange={turnTo} />
    </div>
  )
}

const Questions = ({ questions }: { readonly questions: readonly ListedQuestion[] }) => (
  <ul aria-label="문의 내역" className="card divide-y divide-line">
    {questions.map(({ id, title, category, state, createdAt, unread }) => (
      <li key={id} data-question={id}>
        <Link
          to={`/customer/view/${id}`}
          className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-s2"
        >
          <StateBadge state={state} />
          <span className="flex min-w-0 flex-1 items-baseline gap-3 mobile:grid mobile:gap-0.5">
            <span className={classNames('min-w-0 flex-1 truncate', unread && 'font-bold')}>{title}</span>
            <span className="text-sm whitespace-nowrap text-dim">
              {`${customerCategoryWord[category]} · ${createdAt.slice(2, 10)}`}
            </span>
          </span>
          {unread && (
            <span className="rounded-full bg-jade-wash px-2 py-0.5 text-xs font-bold text-jade">새 답변</span>
          )}
        </Link>
      </li>
    ))}
  </ul>
)

/** The page of own questions from the URL; reloaded on live notifications. */
function useQuestions() {
  const { page, turnTo } = useAddressPage()
  const answer = useCall(
    customerContract.list,
    { query: { page } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  useLastPage(page, answer)
  return { page, answer, turnTo }
}
