import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { protectionOperatorContract } from '#contract/account/protection.ts'
import type { DeskMemberView } from '#contract/back-office/member-desk.ts'
import { amountWord, limitWord } from '#domain/protection/protection-words.ko.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { type Fact, FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton, SkeletonRows } from '#web/kit/display/states.tsx'
import { HistoryRows } from '#web/play/protection/history-rows.tsx'
import { NothingFound } from '../kit/lists/nothing-found.tsx'

/** A member's own limits and exclusion, their usage, and their history. */
export const ProtectionPart = ({ member: { id } }: { readonly member: DeskMemberView }) => (
  <div className="grid grid-cols-2 items-start gap-4 narrow:grid-cols-1">
    <Standing memberId={id} />
    <History memberId={id} />
  </div>
)

type PartProps = { readonly memberId: number }

function Standing({ memberId }: PartProps) {
  const answer = useCall(protectionOperatorContract.member, { params: { memberId } }, { staleTime: 0 })
  return (
    <section aria-label="현재 한도" className="grid gap-2">
      <h2 className="text-md font-semibold">현재 한도</h2>
      <AnswerView answer={answer} waiting={<Skeleton className="h-40" />}>
        {({ limits, exclusion }) => (
          <FactList
            dense
            facts={[
              ['자가제한', exclusion ? `${exclusion.until?.slice(0, 16) ?? '영구'}까지` : '없음'],
              ...limits.map(
                (limit): Fact => [
                  limitWord(limit),
                  limit.amount === null
                    ? '제한 없음'
                    : `${amountWord(limit.kind, Math.max(0, limit.used))} / ${amountWord(limit.kind, limit.amount)}`,
                ],
              ),
            ]}
          />
        )}
      </AnswerView>
    </section>
  )
}

function History({ memberId }: PartProps) {
  const [page, setPage] = useState(1)
  const answer = useCall(
    protectionOperatorContract.history,
    { params: { memberId }, query: { page } },
    { staleTime: 0 },
  )
  return (
    <section aria-label="변경내역" className="grid gap-2">
      <h2 className="text-md font-semibold">변경내역</h2>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={5} className="h-11" />}>
        {({ rows, pageCount }) => (
          <>
            {rows.length === 0 ? (
              <NothingFound icon={ShieldCheck} title="변경내역이 없습니다." />
            ) : (
              <HistoryRows rows={rows} />
            )}
            <Pagination page={page} pageCount={pageCount} onChange={setPage} />
          </>
        )}
      </AnswerView>
    </section>
  )
}
