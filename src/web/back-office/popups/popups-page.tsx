import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { type DeskPopup, popupOperatorContract } from '#contract/popups.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { FilteredList } from '../kit/lists/filtered-list.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { DeleteDialog, MoveDialog } from './order-dialogs.tsx'
import { PopupDialog } from './popup-dialog.tsx'
import { placeOptions } from './popup-fields.tsx'
import { PopupList } from './popup-list.tsx'
import { popupsForm } from './popups-filter.ts'

type Open =
  | { readonly kind: 'edit'; readonly popup?: DeskPopup }
  | { readonly kind: 'delete'; readonly popup: DeskPopup }
  | { readonly kind: 'move'; readonly popup: DeskPopup; readonly before: DeskPopup }

/** 팝업관리: popups above members' pages; open pages update at once (POPUP-015). */
export function Page() {
  const { filter, show } = useAddressFilter(popupsForm)
  const [open, setOpen] = useState<Open>()
  const mayChange = useMay('content:write')
  const { page, place } = filter
  const query = { page, ...(place !== '' && { popupFlg: place }) }
  const answer = usePagedCall(popupOperatorContract.popups, { query }, page)
  const close = () => setOpen(undefined)
  return (
    <DeskPage
      title="팝업관리"
      {...(mayChange && {
        action: (
          <Button look="primary" onClick={() => setOpen({ kind: 'edit' })}>
            팝업 등록
          </Button>
        ),
      })}
    >
      <FilteredList
        filters={
          <div className="w-40 narrow:w-auto">
            <SelectField
              label="위치"
              labelHidden
              options={[{ value: '', label: '전체 위치' }, ...placeOptions]}
              value={place}
              onChange={({ target }) =>
                show({ place: target.value === '1' || target.value === '2' ? target.value : '' })
              }
            />
          </div>
        }
        isNarrowed={place !== ''}
        onReset={() => show({ place: '' })}
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="건"
        icon={Megaphone}
        nothing="등록된 팝업이 없습니다."
        note={() => '위에 있을수록 먼저 보입니다.'}
        nothingLeft="조건에 맞는 팝업이 없습니다."
      >
        {({ popups }) => (
          <PopupList
            popups={popups}
            onEdit={popup => setOpen({ kind: 'edit', popup })}
            onDelete={popup => setOpen({ kind: 'delete', popup })}
            onMove={(popup, before) => setOpen({ kind: 'move', popup, before })}
          />
        )}
      </FilteredList>
      {open?.kind === 'edit' && <PopupDialog popup={open.popup} onClose={close} />}
      {open?.kind === 'delete' && <DeleteDialog popup={open.popup} onClose={close} />}
      {open?.kind === 'move' && <MoveDialog popup={open.popup} before={open.before} onClose={close} />}
    </DeskPage>
  )
}
