import { Megaphone } from 'lucide-react'
import { type DeskPopup, popupOperatorContract } from '#contract/community/popups.ts'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter, oneOf } from '../kit/lists/list-filter.ts'
import { DeleteDialog, MoveDialog } from './order-dialogs.tsx'
import { PopupDialog } from './popup-dialog.tsx'
import { placeWords } from './popup-fields.tsx'
import { PopupList } from './popup-list.tsx'

type Opened =
  | { readonly kind: 'edit' | 'delete'; readonly popup: DeskPopup }
  | { readonly kind: 'move'; readonly popup: DeskPopup; readonly before: DeskPopup }

/** 팝업관리: popups above members' pages; open pages update at once (POPUP-015). */
export const Page = listDesk({
  title: '팝업관리',
  call: popupOperatorContract.popups,
  filter: listFilter({
    popupFlg: oneOf<'1' | '2'>(placeWords, { label: '위치', all: '전체 위치', at: 'place' }),
  }),
  writes: 'content:write',
  adds: { label: '팝업 등록', dialog: close => <PopupDialog popup={undefined} onClose={close} /> },
  dialog: (opened: Opened, close) => <OpenDialog opened={opened} onClose={close} />,
  list: ({ popups }, { open }) => (
    <PopupList
      popups={popups}
      onEdit={popup => open({ kind: 'edit', popup })}
      onDelete={popup => open({ kind: 'delete', popup })}
      onMove={(popup, before) => open({ kind: 'move', popup, before })}
    />
  ),
  unit: '건',
  count: () => '위에 있을수록 먼저 보입니다.',
  icon: Megaphone,
  nothing: '등록된 팝업이 없습니다.',
  nothingLeft: '조건에 맞는 팝업이 없습니다.',
})

function OpenDialog({ opened, onClose }: { readonly opened: Opened; readonly onClose: () => void }) {
  switch (opened.kind) {
    case 'edit':
      return <PopupDialog popup={opened.popup} onClose={onClose} />
    case 'delete':
      return <DeleteDialog popup={opened.popup} onClose={onClose} />
    case 'move':
      return <MoveDialog popup={opened.popup} before={opened.before} onClose={onClose} />
  }
}
