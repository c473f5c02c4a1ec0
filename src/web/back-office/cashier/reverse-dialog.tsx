import { cashDeskContract, type DeskRequest } from '#contract/cashier/cash-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { call, useCall } from '#web/client/api/api.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

const presets = ['은행에서 입금이 반환되었습니다.', '입금이 잘못 처리되었습니다.', '중복 처리된 입금입니다.']

type ReverseDialogProps = { readonly request: DeskRequest; readonly onClose: () => void }

/** Reverses a completed deposit; first shows how much of it the wallet still has, and the resulting debt. */
export function ReverseDialog({ request, onClose }: ReverseDialogProps) {
  const { id, no, amount, member } = request
  const answer = useCall(cashDeskContract.request, { params: { id } }, { staleTime: 0 })
  return (
    <ActDialog
      title={`입금 회수 · No.${no}`}
      description={`${member.nickname} (${member.userId}) · ${formatFigure(amount)}원`}
      presets={presets}
      reasonHint="회원에게 보입니다."
      confirm="입금 회수"
      danger
      done={`No.${no} 입금을 회수했습니다.`}
      rereads={[cashDeskContract.requests, cashDeskContract.request]}
      onAct={reason => call(cashDeskContract.reverse, { params: { id }, body: { reason } })}
      onClose={onClose}
    >
      <AnswerView answer={answer} waiting={<Skeleton className="h-20" />}>
        {({ member: { balance } }) => <Outcome amount={amount} balance={balance} />}
      </AnswerView>
    </ActDialog>
  )
}

function Outcome({ amount, balance }: { readonly amount: number; readonly balance: number }) {
  const owed = Math.max(0, amount - balance)
  return (
    <div className="grid gap-1.5 rounded-lg bg-s2 p-3.5 text-sm">
      <p>
        현재 보유금액 <b>{`${formatFigure(balance)}원`}</b>에서 회수합니다.
      </p>
      {owed > 0 && (
        <p className="text-danger">{`부족한 ${formatFigure(owed)}원은 미수금으로 남고, 이후 들어오는 머니에서 먼저 차감됩니다.`}</p>
      )}
      <p className="text-dim">함께 지급된 보너스 포인트와 롤링 조건도 취소됩니다.</p>
    </div>
  )
}
