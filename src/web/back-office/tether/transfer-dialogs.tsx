import { useState } from 'react'
import {
  type DeskPayment,
  type DeskTransfer,
  tetherDeskContract,
} from '#contract/back-office/cashier/tether-desk.ts'
import { transactionId } from '#domain/cashier/tether/networks.ts'
import { call } from '#web/client/api/api.ts'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

type TransferDialogProps = {
  readonly payment: DeskPayment
  readonly transfer: DeskTransfer
  readonly onClose: () => void
}

const rereads = [tetherDeskContract.payments]

/** Credits a transfer held for a decision: late ones at the current rate, all others at their quote. */
export const CreditDialog = ({ payment, transfer, onClose }: TransferDialogProps) => (
  <ActDialog
    title="송금 입금 처리"
    description={`${payment.member.nickname} · ${transfer.usdt} USDT를 ${transfer.heldReason === 'late' ? '지금 환율로' : '견적 환율로'} 입금합니다.`}
    presets={['늦게 보낸 송금 확인', '회원 확인 완료']}
    confirm="입금 처리"
    done="입금 처리했습니다."
    rereads={rereads}
    onAct={reason =>
      call(tetherDeskContract.credit, {
        params: { network: payment.network, txid: transfer.txid },
        body: { reason },
      })
    }
    onClose={onClose}
  />
)

/** Records that a transfer was sent back, with its transaction id. */
export function ReturnDialog({ payment, transfer, onClose }: TransferDialogProps) {
  const [returnedBy, setReturnedBy] = useState('')
  const isName = transactionId(returnedBy.trim()) !== undefined
  return (
    <ActDialog
      title="송금 반환"
      description={`${payment.member.nickname} · ${transfer.usdt} USDT. 게이트웨이에서 반환한 뒤 그 TXID를 적어 주세요.`}
      presets={['자가제한 회원', '회원 요청', '금액 부족']}
      confirm="반환 기록"
      done="반환을 기록했습니다."
      rereads={rereads}
      ready={isName}
      onAct={reason =>
        call(tetherDeskContract.giveBack, {
          params: { network: payment.network, txid: transfer.txid },
          body: { returnedBy: returnedBy.trim(), reason },
        })
      }
      onClose={onClose}
    >
      <TextField
        label="반환 TXID"
        autoComplete="off"
        spellCheck={false}
        maxLength={70}
        error={returnedBy !== '' && !isName ? 'TXID를 입력해 주세요.' : undefined}
        value={returnedBy}
        onChange={({ target }) => setReturnedBy(target.value)}
      />
    </ActDialog>
  )
}
