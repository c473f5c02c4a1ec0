import { useState } from 'react'
import { type DeskSupplierDetail, supplierDeskContract } from '#contract/back-office/casino/supplier-desk.ts'
import { LOBBY_POSITION_MAX } from '#domain/casino/supplier-terms.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'
import { PictureField } from '../../kit/editor/picture-field.tsx'
import { FigureField } from '../../kit/figure-field.tsx'
import { supplierReasons } from '../supplier-words.tsx'
import { addressesOf, SupplierFields } from './supplier-fields.tsx'

type ConnectionDialogProps = { readonly supplier: DeskSupplierDetail; readonly onClose: () => void }

/** Edits a supplier's connection, order and picture. */
export function ConnectionDialog({ supplier, onClose }: ConnectionDialogProps) {
  const [draft, setDraft] = useState({
    name: supplier.name,
    address: supplier.address,
    addresses: supplier.addresses.join('\n'),
  })
  const [position, setPosition] = useState<number | undefined>(supplier.position)
  const [image, setImage] = useState(supplier.image)
  const changes = {
    name: draft.name.trim(),
    address: draft.address.trim(),
    addresses: addressesOf(draft.addresses),
    position: position ?? 0,
    image,
  }
  return (
    <ActDialog
      title="연결 변경"
      description="저장하면 바로 적용합니다."
      presets={supplierReasons}
      confirm="저장"
      size="content"
      ready={changes.name !== '' && changes.address !== '' && position !== undefined}
      done="연결을 변경했습니다."
      rereads={[supplierDeskContract.supplier, supplierDeskContract.suppliers]}
      onAct={reason =>
        call(supplierDeskContract.change, { params: { id: supplier.id }, body: { changes, reason } })
      }
      onClose={onClose}
    >
      <SupplierFields draft={draft} onChange={part => setDraft(known => ({ ...known, ...part }))} />
      <FigureField label="순서" value={position} max={LOBBY_POSITION_MAX} onChange={setPosition} />
      <PictureField
        label="그림"
        hint="자체 그림이 없는 게임사는 이 그림으로 표시합니다."
        value={image}
        onChange={setImage}
      />
    </ActDialog>
  )
}
