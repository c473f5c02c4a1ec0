import { useState } from 'react'
import { isReason, REASON_LENGTH_MAX } from '#contract/back-office/act-reason.ts'
import { type CashReason, cashReasonContract } from '#contract/cashier/cash-reasons.ts'
import { cashReasonUses } from '#domain/cashier/cash-reasons.ts'
import { cashDirections } from '#domain/cashier/cash-request.ts'
import { call } from '#web/client/api/api.ts'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'

/** The list that a reason belongs to. */
export type ReasonPlace = Pick<CashReason, 'direction' | 'use'>

const rereads = [cashReasonContract.reasons]

const nameOf = ({ direction, use }: ReasonPlace): string =>
  `${cashDirections[direction]} ${cashReasonUses[use]} 사유`

type ReasonDialogProps = {
  readonly place: ReasonPlace
  /** Undefined for a new reason. */
  readonly reason?: CashReason
  readonly onClose: () => void
}

/** Creates or edits a reason that members read. */
export function ReasonDialog({ place: { direction, use }, reason: known, onClose }: ReasonDialogProps) {
  const [text, setText] = useState(known?.text ?? '')
  const word = known ? '수정' : '등록'
  return (
    <ActDialog
      title={`${nameOf({ direction, use })} ${word}`}
      presets={known ? ['문구 정리', '안내 변경'] : ['자주 쓰는 사유', '새 안내']}
      confirm="저장"
      done={`사유를 ${word}했습니다.`}
      ready={isReason(text)}
      rereads={rereads}
      onAct={reason =>
        known
          ? call(cashReasonContract.edit, { params: { reasonId: known.id }, body: { text, reason } })
          : call(cashReasonContract.add, { body: { direction, use, text, reason } })
      }
      onClose={onClose}
    >
      <TextField
        label="회원에게 보이는 문구"
        maxLength={REASON_LENGTH_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </ActDialog>
  )
}

type DeleteReasonDialogProps = { readonly reason: CashReason; readonly onClose: () => void }

/** Deletes a reason from the list. */
export const DeleteReasonDialog = ({ reason: known, onClose }: DeleteReasonDialogProps) => (
  <ActDialog
    title={`${nameOf(known)} 삭제`}
    description={known.text}
    presets={['더 이상 사용하지 않음', '다른 사유와 통합']}
    confirm="삭제"
    danger
    done="사유를 삭제했습니다."
    rereads={rereads}
    onAct={reason => call(cashReasonContract.delete, { params: { reasonId: known.id }, body: { reason } })}
    onClose={onClose}
  />
)
