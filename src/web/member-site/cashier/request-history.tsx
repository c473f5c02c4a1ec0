import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnCashRequest } from '#contract/cashier/cash-requests.ts'
import { type Answered, AnswerView } from '#web/client/api/answer-view.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { RequestCard } from './request-card.tsx'

type Requests = { readonly requests: readonly OwnCashRequest[]; readonly pageCount: number }

type RequestHistoryProps = {
  /** "충전내역" */
  readonly title: string
  readonly answer: Answered<Requests>
  readonly page: number
  readonly onPage: (page: number) => void
  readonly actionOf?: (request: OwnCashRequest) => ReactNode
}

/** The member's requests, newest first; states update automatically (WALLET-012). */
export function RequestHistory({ title, answer, page, onPage, actionOf }: RequestHistoryProps) {
  return (
    <section aria-labelledby="cash-history" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="card overflow-hidden">
        <header className="flex items-baseline gap-2 border-b border-line px-5 py-3 mobile:px-4">
          <h2 id="cash-history" className="text-lg">
            {title}
          </h2>
          <p className="text-xs text-dim">상태는 실시간으로 바뀝니다</p>
        </header>
        <AnswerView answer={answer} waiting={<SkeletonRows rows={3} className="h-28" />}>
          {({ requests }) =>
            requests.length === 0 ? (
              <EmptyState icon={ReceiptText} title="신청 내역이 없습니다." />
            ) : (
              <ol aria-label={title} className="divide-y divide-line">
                {requests.map(request => (
                  <RequestCard key={request.id} request={request} action={actionOf?.(request)} />
                ))}
              </ol>
            )
          }
        </AnswerView>
      </div>
      <Pagination page={page} pageCount={answer.data?.pageCount ?? 0} onChange={onPage} />
    </section>
  )
}
