import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { messageOperatorContract } from '#contract/messages.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { useMayChange } from '#web/client/session/operator.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { SendForm } from './send-form.tsx'
import { SentMessages } from './sent-messages.tsx'

/** 쪽지관리: sending messages, and what was sent with who has read it (MSG-006, handbook 6.3). */
export function Page() {
  const address: { readonly page?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const page = readPage(address.page)
  const answer = useCall(
    messageOperatorContract.sent,
    { query: { page } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  useLastPage(page, answer)
  const turnTo = (next: number) =>
    void navigate({ to: '.', search: { page: next === 1 ? undefined : String(next) } })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-xl">쪽지관리</h1>
        {answer.data && (
          <p className="text-sm text-dim">{`발송 ${formatFigure(answer.data.totalCount)}건`}</p>
        )}
      </header>
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-3',
          mayChange && 'desktop:grid-cols-[420px_minmax(0,1fr)]',
        )}
      >
        {mayChange && <SendForm />}
        <section aria-label="발송내역" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <AnswerView answer={answer} waiting={<SkeletonRows rows={8} className="h-14" />}>
            {({ messages, pageCount }) => (
              <>
                {messages.length === 0 ? (
                  <div className="card">
                    <EmptyState icon={Mail} title="보낸 쪽지가 없습니다." />
                  </div>
                ) : (
                  <SentMessages messages={messages} />
                )}
                <Pagination page={page} pageCount={pageCount} onChange={turnTo} />
              </>
            )}
          </AnswerView>
        </section>
      </div>
    </div>
  )
}
