import { useState } from 'react'
import { type DeskSupplierDetail, supplierDeskContract } from '#contract/back-office/casino/supplier-desk.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'
import { supplierReasons } from '../supplier-words.tsx'
import { type WinMostDraft, WinMostFields } from './win-most-fields.tsx'

type WinMostDialogProps = { readonly supplier: DeskSupplierDetail; readonly onClose: () => void }

/** Edits the most for wins of a supplier's games. */
export function WinMostDialog({ supplier, onClose }: WinMostDialogProps) {
  const [draft, setDraft] = useState<WinMostDraft>({
    multiple: supplier.winMultipleMax,
    amount: supplier.winAmountMax,
  })
  const { multiple = 0, amount = 0 } = draft
  return (
    <ActDialog
      title="당첨 한도 변경"
      description={`${supplier.name}의 게임에 적용합니다. 게임에 따로 정한 한도가 있으면 그 한도를 씁니다. 어느 하나라도 넘은 당첨은 보류합니다.`}
      presets={supplierReasons}
      confirm="저장"
      size="content"
      ready={multiple > 0 && amount > 0}
      done="당첨 한도를 변경했습니다."
      rereads={[supplierDeskContract.supplier]}
      onAct={reason =>
        call(supplierDeskContract.change, {
          params: { id: supplier.id },
          body: { changes: { winMultipleMax: multiple, winAmountMax: amount }, reason },
        })
      }
      onClose={onClose}
    >
      <WinMostFields draft={draft} onChange={setDraft} />
    </ActDialog>
  )
}
