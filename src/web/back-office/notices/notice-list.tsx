import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { plainText } from '#web/kit/display/plain-text.ts'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import type { Notice } from './notice-dialog.tsx'

type NoticeListProps = {
  readonly notices: readonly Notice[]
  readonly onEdit: (notice: Notice) => void
  readonly onDelete: (notice: Notice) => void
}

/** All notices, newest first, hidden ones too. */
export function NoticeList({ notices, onEdit, onDelete }: NoticeListProps) {
  const mayChange = useMay('content:write')
  const buttons = (notice: Notice) => (
    <div className="flex justify-end gap-1.5">
      <Button size="sm" aria-label={`${wordsOf(notice)} 수정`} onClick={() => onEdit(notice)}>
        수정
      </Button>
      <Button size="sm" look="quiet" aria-label={`${wordsOf(notice)} 삭제`} onClick={() => onDelete(notice)}>
        삭제
      </Button>
    </div>
  )
  const acts: Column<Notice> = { key: 'acts', title: '작업', width: '150px', cell: buttons }
  return (
    <RowList
      label="공지"
      columns={mayChange ? [...columns, acts] : columns}
      rows={notices}
      rowKey={({ id }) => id}
      card={notice => (
        <li className="grid gap-1.5 px-3.5 py-2.5">
          <p className="font-semibold break-words">{wordsOf(notice)}</p>
          <p className="flex items-center gap-1.5 text-xs text-dim">
            <State notice={notice} />
            {notice.createdAt.slice(5, 16)}
          </p>
          {mayChange && buttons(notice)}
        </li>
      )}
    />
  )
}

const wordsOf = ({ contents }: Notice): string => plainText(contents).slice(0, 80) || '그림 공지'

const State = ({ notice: { shown } }: { readonly notice: Notice }) => (
  <Badge tone={shown ? 'jade' : 'outline'}>{shown ? '노출' : '숨김'}</Badge>
)

const columns: readonly Column<Notice>[] = [
  { key: 'state', title: '상태', width: '80px', cell: notice => <State notice={notice} /> },
  { key: 'words', title: '내용', cell: notice => <span className="font-semibold">{wordsOf(notice)}</span> },
  { key: 'created', title: '등록 시각', width: '170px', cell: ({ createdAt }) => createdAt },
]
