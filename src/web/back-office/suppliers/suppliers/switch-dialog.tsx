import { type DeskSupplierDetail, supplierDeskContract } from '#contract/back-office/casino/supplier-desk.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'
import { supplierReasons } from '../supplier-words.tsx'

type SwitchDialogProps = { readonly supplier: DeskSupplierDetail; readonly onClose: () => void }

/** Closes a supplier's games to members, or reopens them. */
export const SwitchDialog = ({ supplier: { id, name, isOn }, onClose }: SwitchDialogProps) => (
  <ActDialog
    title={isOn ? '점검 전환' : '운영 전환'}
    description={
      isOn
        ? `${name}의 게임을 닫습니다. 회원에게 '점검중 입니다.'로 안내하고 새 베팅을 받지 않으며, 결과와 환불은 계속 처리합니다.`
        : `${name}의 게임을 다시 엽니다.`
    }
    presets={supplierReasons}
    confirm={isOn ? '점검 전환' : '운영 전환'}
    danger={isOn}
    done={isOn ? '점검중으로 전환했습니다.' : '운영중으로 전환했습니다.'}
    rereads={[supplierDeskContract.supplier, supplierDeskContract.suppliers]}
    onAct={reason =>
      call(supplierDeskContract.change, { params: { id }, body: { changes: { isOn: !isOn }, reason } })
    }
    onClose={onClose}
  />
)
