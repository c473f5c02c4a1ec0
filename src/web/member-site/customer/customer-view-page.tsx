import { Link, Navigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { customerContract, type Question } from '#contract/customer.ts'
import { customerCategoryWord } from '#domain/community/customer-questions.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { CallError, call, useCall } from '#web/client/api/api.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { ReplyForm } from './reply-form.tsx'
import { StateBadge } from './state-badge.tsx'

/** One question of the member's own with what was said since; answers come in live (ROUTE-081, ROUTE-083). */
export function Page() {
  const { id }: { readonly id?: string } = useParams({ strict: false })
  if (id === undefined) return <Navigate to="/customer" replace />
  if (!/^[1-9]\d{0,14}$/.test(id)) throw pageNotFound()
  return <QuestionView questionId={Number(id)} />
}

const statusOf = (error: Error | null): number | undefined =>
  error instanceof CallError ? error.refusal.status : undefined

function QuestionView({ questionId }: { readonly questionId: number }) {
  const answer = useCall(
    customerContract.question,
    { params: { questionId } },
    { staleTime: 0, retry: (tries, error) => tries < 2 && statusOf(error) !== 404 },
  )
  const said = answer.data?.words.length
  useEffect(() => {
    if (said !== undefined && said > 0) void call(customerContract.read, { params: { questionId } })
  }, [questionId, said])
  if (statusOf(answer.error) === 404) throw pageNotFound()
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-80" />}>
      {question => <Talk question={question} />}
    </AnswerView>
  )
}

const Talk = ({ question }: { readonly question: Question }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <header className="grid gap-1.5">
      <p className="flex items-center gap-2 text-sm text-dim">
        <StateBadge state={question.state} />
        {customerCategoryWord[question.category]}
      </p>
      <h1 className="text-2xl wrap-anywhere">{question.title}</h1>
    </header>
    <ol aria-label="문의와 답변" aria-live="polite" className="grid gap-3">
      <Said contents={question.contents} at={question.createdAt} byOperator={false} />
      {question.words.map(word => (
        <Said key={word.id} contents={word.contents} at={word.createdAt} byOperator={word.byOperator} />
      ))}
    </ol>
    {question.state === 'done' ? (
      <p className="rounded-md bg-s2 px-4 py-3 text-sm text-dim">답변이 완료된 문의입니다.</p>
    ) : (
      <ReplyForm key={question.words.length} questionId={question.id} />
    )}
    <Link
      to="/customer"
      className="inline-flex h-11 items-center justify-self-start rounded-md bg-s2 px-4 font-semibold hover:bg-s3"
    >
      목록
    </Link>
  </div>
)

type SaidProps = { readonly contents: string; readonly at: string; readonly byOperator: boolean }

const Said = ({ contents, at, byOperator }: SaidProps) => (
  <li
    data-said={byOperator ? 'operator' : 'member'}
    className={classNames('card grid gap-2 p-4', byOperator && 'border-jade')}
  >
    <p className="flex items-baseline justify-between gap-3 text-sm">
      <b className={byOperator ? 'text-jade' : 'text-dim'}>{byOperator ? '고객센터' : '나'}</b>
      <time className="text-xs text-dim">{at.slice(0, 16)}</time>
    </p>
    <p className="leading-relaxed whitespace-pre-line wrap-anywhere">{contents}</p>
  </li>
)
