import { useState } from 'react'
import { type ProtectedMember, protectionOperatorContract } from '#contract/protection.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { HistoryRows } from '#web/play/protection/history-rows.tsx'

type MemberHistoryDialogProps = { readonly member: ProtectedMember; readonly onClose: () => void }

/** What became of one member's limits and exclusions. */
export function MemberHistoryDialog({ member, onClose }: MemberHistoryDialogProps) {
  const [page, setPage] = useState(1)
  const answer = useCall(
    protectionOperatorContract.history,
    { params: { memberId: member.memberId }, query: { page } },
    { staleTime: 0 },
  )
  return (
    <Dialog open onClose={onClose} size="content" title={`${member.nickname} (${member.userId}) 변경내역`}>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={5} className="h-11" />}>
        {({ rows }) => <HistoryRows rows={rows} />}
      </AnswerView>
      <Pagination page={page} pageCount={answer.data?.pageCount ?? 0} onChange={setPage} />
    </Dialog>
  )
}
