import { useState } from 'react'
import { type ProtectedMember, protectionOperatorContract } from '#contract/account/protection.ts'
import { amountWord, limitWord } from '#domain/protection/protection-words.ko.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { type Fact, FactList } from '#web/kit/display/fact-list.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { HistoryRows } from '#web/play/protection/history-rows.tsx'

type MemberHistoryDialogProps = { readonly member: ProtectedMember; readonly onClose: () => void }

/** History of one member's limits and exclusions. */
export function MemberHistoryDialog({ member, onClose }: MemberHistoryDialogProps) {
  const [page, setPage] = useState(1)
  const answer = useCall(
    protectionOperatorContract.history,
    { params: { memberId: member.memberId }, query: { page } },
    { staleTime: 0 },
  )
  return (
    <Dialog open onClose={onClose} size="content" title={`${member.nickname} (${member.userId}) 변경내역`}>
      <StandingLimits memberId={member.memberId} />
      <AnswerView answer={answer} waiting={<SkeletonRows rows={5} className="h-11" />}>
        {({ rows }) => <HistoryRows rows={rows} />}
      </AnswerView>
      <Pagination page={page} pageCount={answer.data?.pageCount ?? 0} onChange={setPage} />
    </Dialog>
  )
}

/** The current limits, and their usage. */
function StandingLimits({ memberId }: Pick<ProtectedMember, 'memberId'>) {
  const { data } = useCall(protectionOperatorContract.member, { params: { memberId } }, { staleTime: 0 })
  const standing = data?.limits.filter(({ amount }) => amount !== null) ?? []
  if (standing.length === 0) return null
  const facts = standing.map(
    (limit): Fact => [
      limitWord(limit),
      `${amountWord(limit.kind, Math.max(0, limit.used))} / ${amountWord(limit.kind, limit.amount)}`,
    ],
  )
  return (
    <div className="pb-3">
      <FactList facts={facts} dense />
    </div>
  )
}
