import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { protectionContract } from '#contract/account/protection.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { HistoryRows } from '#web/play/protection/history-rows.tsx'

/** History of limits and exclusions, newest first. */
export function ProtectionHistory() {
  const [page, setPage] = useState(1)
  const answer = useCall(
    protectionContract.history,
    { query: { page } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  return (
    <section aria-labelledby="protection-history" className="grid gap-3">
      <h2 id="protection-history" className="text-lg">
        변경내역
      </h2>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={3} className="h-12" />}>
        {({ rows }) =>
          rows.length === 0 ? <EmptyState title="변경내역이 없습니다." /> : <HistoryRows rows={rows} />
        }
      </AnswerView>
      <Pagination page={page} pageCount={answer.data?.pageCount ?? 0} onChange={setPage} />
    </section>
  )
}
