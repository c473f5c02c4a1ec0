import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { customerContract, type Question } from '#contract/community/customer.ts'
import { customerCategoryWord } from '#domain/community/customer-questions.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { CallError, call, useCall } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { SharedBetCard } from '#web/sport/shared-bet/shared-bet-card.tsx'
import { ReplyForm } from './reply-form.tsx'
import { StateBadge } from './state-badge.tsx'

/** A question of the member with its replies; any other is a 404 (ROUTE-083). */
export function Page() {
  const { questionId = '' }: { readonly questionId?: string } = useParams({ strict: false })
  if (!/^[1-9]\d{0,14}$/.test(questionId)) throw pageNotFound()
  return <OwnQuestion questionId={Number(questionId)} />
}

function OwnQuestion({ questionId }: { readonly questionId: number }) {
  const answer = useCall(
    customerContract.question,
    { params: { questionId } },
    { staleTime: 0, retry: (tries, error) => tries < 2 && statusOf(error) !== 404 },
  )
  useRead(questionId, answer.data?.words.length)
  if (statusOf(answer.error) === 404) throw pageNotFound()
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
      {question => <Conversation question={question} />}
    </AnswerView>
  )
}

/** Marks the question as read on display, and again when an answer arrives. */
function useRead(questionId: number, words: number | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (words === undefined) return
    void call(customerContract.read, { params: { questionId } }).then(() => {
      void readAgain(queryClient, customerContract.unread)
      void readAgain(queryClient, customerContract.list)
    })
  }, [questionId, words, queryClient])
}

function Conversation({ question }: { readonly question: Question }) {
  const { id, title, category, state, createdAt, contents, bet, words } = question
  return (
    <article className="grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-3">
      <p>
        <Link
          to="/customer"
          className="inline-flex min-h-10 items-center gap-1.5 text-sm font-semibold text-dim hover:text-text mobile:min-h-11"
        >
          <ArrowLeft aria-hidden size={16} />
          목록
        </Link>
      </p>
      <div className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5 mobile:p-4">
        <header className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line pb-4">
          <p className="flex flex-wrap items-center gap-2 text-sm text-dim">
            <StateBadge state={state} />
            {`${customerCategoryWord[category]} · ${createdAt.slice(2, 16)}`}
          </p>
          <h1 className="text-xl wrap-anywhere">{title}</h1>
        </header>
        <ol aria-label="문의와 답변" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <WordBubble byOperator={false} contents={contents} createdAt={createdAt}>
            {bet && <SharedBetCard bet={bet} />}
          </WordBubble>
          {words.map(word => (
            <WordBubble key={word.id} {...word} />
          ))}
        </ol>
      </div>
      {state === 'done' ? <Done /> : <ReplyForm questionId={id} />}
    </article>
  )
}

/** Notice of a closed question, with a link to a new one. */
const Done = () => (
  <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-md bg-s2 px-4 py-2.5 text-center text-sm text-dim">
    답변이 완료된 문의입니다.
    <Link
      to="/customer/write"
      className="inline-flex min-h-8 items-center font-semibold text-jade underline underline-offset-2 mobile:min-h-11"
    >
      새로 문의하기
    </Link>
  </p>
)

const statusOf = (error: Error | null): number | undefined =>
  error instanceof CallError ? error.refusal.status : undefined

type WordBubbleProps = {
  readonly byOperator: boolean
  readonly contents: string
  readonly createdAt: string
  readonly children?: ReactNode
}

/** A message in plain text with line breaks; customer service left, member right. */
const WordBubble = ({ byOperator, contents, createdAt, children }: WordBubbleProps) => (
  <li
    className={classNames(
      'grid w-fit max-w-[85%] gap-1 mobile:max-w-[92%]',
      byOperator ? 'justify-self-start' : 'justify-self-end',
    )}
    data-by-operator={byOperator}
  >
    <p className={classNames('text-xs text-dim', !byOperator && 'text-right')}>
      {`${byOperator ? '고객센터' : '나'} · ${createdAt.slice(2, 16)}`}
    </p>
    <div
      className={classNames(
        'grid gap-3 rounded-lg px-4 py-3 leading-relaxed',
        byOperator ? 'bg-jade-wash' : 'bg-s2',
      )}
    >
      <p className="wrap-anywhere whitespace-pre-line">{contents}</p>
      {children}
    </div>
  </li>
)
