import { ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DeskPopup } from '#contract/community/popups.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button, IconButton } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { periodWord } from '../kit/period-fields.tsx'

type PopupListProps = {
  readonly popups: readonly DeskPopup[]
  readonly onEdit: (popup: DeskPopup) => void
  readonly onDelete: (popup: DeskPopup) => void
  /** Moves it before the one above it. */
  readonly onMove: (popup: DeskPopup, before: DeskPopup) => void
}

/** All popups in the order of the member site, including hidden ones. */
export function PopupList({ popups, onEdit, onDelete, onMove }: PopupListProps) {
  const mayChange = useMay('content:write')
  const buttons = (popup: DeskPopup): ReactNode => {
    const above = popups[popups.indexOf(popup) - 1]
    return (
      <div className="flex items-center gap-1.5 narrow:justify-end">
        {above && (
          <IconButton size="sm" label={`${popup.title} 위로`} onClick={() => onMove(popup, above)}>
            <ArrowUp aria-hidden size={16} />
          </IconButton>
        )}
        <Button size="sm" aria-label={`${popup.title} 수정`} onClick={() => onEdit(popup)}>
          수정
        </Button>
        <Button size="sm" look="quiet" aria-label={`${popup.title} 삭제`} onClick={() => onDelete(popup)}>
          삭제
        </Button>
      </div>
    )
  }
  const acts: Column<DeskPopup> = { key: 'acts', title: '작업', width: '190px', cell: buttons }
  return (
    <RowList
      label="팝업"
      columns={mayChange ? [...columns, acts] : columns}
      rows={popups}
      rowKey={({ id }) => id}
      card={popup => (
        <li className="grid gap-1.5 px-3.5 py-2.5">
          <p className="font-semibold">{popup.title}</p>
          <p className="flex flex-wrap items-center gap-1.5 text-xs text-dim">
            <Marks popup={popup} />
            {periodWord(popup)}
          </p>
          {mayChange && buttons(popup)}
        </li>
      )}
    />
  )
}

const Marks = ({ popup: { popupFlg, visiableFlag, promotes } }: { readonly popup: DeskPopup }) => (
  <span className="inline-flex gap-1">
    <Badge tone={popupFlg === 1 ? 'jade' : 'gold'}>{popupFlg === 1 ? '사이트' : '충전'}</Badge>
    {promotes && <Badge tone="outline">광고</Badge>}
    {visiableFlag === 0 && <Badge tone="outline">숨김</Badge>}
  </span>
)

const columns: readonly Column<DeskPopup>[] = [
  { key: 'marks', title: '위치', width: '120px', cell: popup => <Marks popup={popup} /> },
  { key: 'title', title: '제목', cell: ({ title }) => <span className="font-semibold">{title}</span> },
  { key: 'period', title: '기간', width: '270px', cell: periodWord },
  {
    key: 'place',
    title: '왼쪽 · 위 · 너비',
    width: '150px',
    wideOnly: true,
    cell: ({ pcLeftLocation, pcTopLocation, width }) => `${pcLeftLocation} · ${pcTopLocation} · ${width}`,
  },
]
