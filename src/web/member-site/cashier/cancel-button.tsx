import { useState } from 'react'
import type { OwnCashRequest } from '#contract/cashier/cash-requests.ts'
import { chargeContract } from '#contract/cashier/charge.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SureDialog } from '#web/kit/overlays/sure-dialog.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { useRereadDeposits } from './use-deposit.ts'

/** Cancels the member's own undecided deposit (handbook 5.3). */
export function CancelButton({ request: { id, no, amount } }: { readonly request: OwnCashRequest }) {
  const [asking, setAsking] = useState(false)
  const reread = useRereadDeposits()
  const cancel = async () => {
    const answer = await call(chargeContract.cancel, { params: { id } })
    reread()
    if (answer.ok) showToast('충전 신청을 취소했습니다.', 'good')
    else showRefusal(answer.refusal)
  }
  return (
    <>
      <Button wide onClick={() => setAsking(true)}>
        신청 취소
      </Button>
      {asking && (
        <SureDialog
          title="충전 신청을 취소하시겠습니까?"
          confirm="신청 취소"
          onSure={cancel}
          onClose={() => setAsking(false)}
        >
          {`입금 No.${no} · ${formatFigure(amount)}원`}
        </SureDialog>
      )}
    </>
  )
}
