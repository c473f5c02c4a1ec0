import { useState } from 'react'
import {
  type DeskProvider,
  type DeskSupplierDetail,
  supplierDeskContract,
} from '#contract/back-office/casino/supplier-desk.ts'
import { LOBBY_POSITION_MAX } from '#domain/casino/supplier-terms.ts'
import { call } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { type Column, Table } from '#web/kit/display/table.tsx'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'
import { PictureField } from '../../kit/editor/picture-field.tsx'
import { FigureField } from '../../kit/figure-field.tsx'
import { OnBadge, SupplierImage, supplierReasons } from '../supplier-words.tsx'

/** The providers whose games come through a supplier, as shown in the lobby. */
export function OfferedProviders({ supplier }: { readonly supplier: DeskSupplierDetail }) {
  const mayChange = useMay('casino:write')
  const [chosen, setChosen] = useState<DeskProvider>()
  const columns: readonly Column<DeskProvider>[] = [
    { key: 'position', title: '순서', width: '60px', figures: true, cell: ({ position }) => position },
    { key: 'image', title: '그림', width: '90px', cell: ({ image }) => <SupplierImage image={image} /> },
    { key: 'name', title: '게임사', cell: ({ name }) => <b>{name}</b> },
    { key: 'state', title: '상태', width: '90px', cell: ({ isOn }) => <OnBadge isOn={isOn} /> },
    ...(mayChange
      ? [
          {
            key: 'act',
            title: '변경',
            width: '80px',
            cell: (provider: DeskProvider) => (
              <Button size="sm" aria-label={`${provider.name} 변경`} onClick={() => setChosen(provider)}>
                변경
              </Button>
            ),
          },
        ]
      : []),
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-md font-semibold">게임사</h2>
      <Table
        label="게임사"
        columns={columns}
        rows={supplier.providerList}
        rowKey={({ id }) => id}
        empty={<p className="px-4 py-3 text-sm text-dim">이 공급사로 연결된 게임사가 없습니다.</p>}
      />
      {chosen && (
        <ProviderDialog supplierId={supplier.id} provider={chosen} onClose={() => setChosen(undefined)} />
      )}
    </div>
  )
}

type ProviderDialogProps = {
  readonly supplierId: number
  readonly provider: DeskProvider
  readonly onClose: () => void
}

function ProviderDialog({ supplierId, provider, onClose }: ProviderDialogProps) {
  const [name, setName] = useState(provider.name)
  const [isOn, setIsOn] = useState(provider.isOn)
  const [position, setPosition] = useState<number | undefined>(provider.position)
  const [image, setImage] = useState(provider.image)
  return (
    <ActDialog
      title="게임사 변경"
      description={provider.name}
      presets={supplierReasons}
      confirm="저장"
      size="content"
      ready={name.trim() !== '' && position !== undefined}
      done="게임사를 변경했습니다."
      rereads={[supplierDeskContract.supplier]}
      onAct={reason =>
        call(supplierDeskContract.changeProvider, {
          params: { id: supplierId, providerId: provider.id },
          body: { changes: { name: name.trim(), isOn, position: position ?? 0, image }, reason },
        })
      }
      onClose={onClose}
    >
      <TextField label="이름" maxLength={40} value={name} onChange={({ target }) => setName(target.value)} />
      <FigureField label="순서" value={position} max={LOBBY_POSITION_MAX} onChange={setPosition} />
      <Switch label="사용 (끄면 점검중으로 안내)" checked={isOn} onChange={setIsOn} />
      <PictureField
        label="그림"
        hint="비우면 공급사 그림 또는 기본 그림으로 표시합니다."
        value={image}
        onChange={setImage}
      />
    </ActDialog>
  )
}
