import { type DeskSupplierDetail, supplierDeskContract } from '#contract/back-office/casino/supplier-desk.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'

type EndKeyDialogProps = { readonly supplier: DeskSupplierDetail; readonly onClose: () => void }

/** Ends the previous key now. */
export const EndKeyDialog = ({ supplier, onClose }: EndKeyDialogProps) => (
  <ActDialog
    title="이전 키 종료"
    description={`${supplier.name}의 이전 키(${supplier.oldKeyUntil ?? ''}까지)를 바로 종료합니다. 이후에는 새 키로만 주고받습니다.`}
    presets={['교체 완료', '유출 의심']}
    confirm="이전 키 종료"
    danger
    done="이전 키를 종료했습니다."
    rereads={[supplierDeskContract.supplier]}
    onAct={reason => call(supplierDeskContract.endOldKey, { params: { id: supplier.id }, body: { reason } })}
    onClose={onClose}
  />
)
