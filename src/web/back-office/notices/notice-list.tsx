import type { NoticeState } from '#domain/notices/notice-state.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { firstLine } from '#web/kit/display/plain-text.ts'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { periodWord } from '../kit/period-fields.tsx'
import type { Notice } from './notice-dialog.tsx'

type NoticeListProps = {
  readonly notices: readonly Notice[]
  readonly onEdit: (notice: Notice) => void
  readonly onDelete: (notice: Notice) => void
}

/** All notices in the order of the member site, including hidden ones. */
export function NoticeList({ notices, onEdit, onDelete }: NoticeListProps) {
  const mayChange = useMay('content:write')
  const buttons = (notice: Notice) => (
    <div className="flex gap-1.5 narrow:justify-end">
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
          <p className="flex flex-wrap items-center gap-1.5 text-xs text-dim">
            <Marks notice={notice} />
            <span>{periodWord(notice)}</span>
            <span className="ml-auto">{notice.createdAt.slice(5, 16)}</span>
          </p>
          {mayChange && buttons(notice)}
        </li>
      )}
    />
  )
}

const wordsOf = ({ contents }: Notice): string => firstLine(contents).slice(0, 80) || '그림 공지'

export const stateWords: Readonly<Record<NoticeState, string>> = {
  running: '노출',
  planned: '예정',
  ended: '종료',
  hidden: '숨김',
}
const tones: Readonly<Record<NoticeState, BadgeTone>> = {
  running: 'jade',
  planned: 'gold',
  ended: 'outline',
  hidden: 'outline',
}

/** State of a notice, and where it is shown besides the list. */
const Marks = ({ notice: { state, pinned, inMarquee } }: { readonly notice: Notice }) => (
  <span className="inline-flex gap-1">
    <Badge tone={tones[state]}>{stateWords[state]}</Badge>
    {pinned && <Badge tone="gold">고정</Badge>}
    {inMarquee && <Badge>상단</Badge>}
  </span>
)

const columns: readonly Column<Notice>[] = [
  { key: 'state', title: '상태', width: '160px', cell: notice => <Marks notice={notice} /> },
  {
    key: 'words',
    title: '내용',
    cell: notice => <span className="block truncate font-semibold">{wordsOf(notice)}</span>,
  },
  { key: 'period', title: '기간', width: '270px', wideOnly: true, cell: periodWord },
  { key: 'created', title: '등록 시각', width: '150px', cell: ({ createdAt }) => createdAt.slice(0, 16) },
]
