import { ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DeskStream } from '#contract/fixtures/streams.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button, IconButton } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'

export type StreamAct =
  | { readonly kind: 'edit'; readonly stream?: DeskStream }
  | { readonly kind: 'switch' | 'delete'; readonly stream: DeskStream }
  | { readonly kind: 'move'; readonly stream: DeskStream; readonly before: DeskStream }

type StreamListProps = {
  readonly streams: readonly DeskStream[]
  readonly onAct: (act: StreamAct) => void
}

/** All streams in the order of the member site, including those that are off. */
export function StreamList({ streams, onAct }: StreamListProps) {
  const mayChange = useMay('content:write')
  const buttons = (stream: DeskStream): ReactNode => {
    const above = streams[streams.indexOf(stream) - 1]
    const { title, shown } = stream
    return (
      <div className="flex items-center gap-1.5 narrow:justify-end">
        {above && (
          <IconButton
            size="sm"
            label={`${title} 위로`}
            onClick={() => onAct({ kind: 'move', stream, before: above })}
          >
            <ArrowUp aria-hidden size={16} />
          </IconButton>
        )}
        <Button
          size="sm"
          aria-label={`${title} ${shown ? '끄기' : '켜기'}`}
          onClick={() => onAct({ kind: 'switch', stream })}
        >
          {shown ? '끄기' : '켜기'}
        </Button>
        <Button size="sm" aria-label={`${title} 수정`} onClick={() => onAct({ kind: 'edit', stream })}>
          수정
        </Button>
        <Button
          size="sm"
          look="quiet"
          aria-label={`${title} 삭제`}
          onClick={() => onAct({ kind: 'delete', stream })}
        >
          삭제
        </Button>
      </div>
    )
  }
  const acts: Column<DeskStream> = { key: 'acts', title: '작업', width: '240px', cell: buttons }
  return (
    <RowList
      label="영상"
      columns={mayChange ? [...columns, acts] : columns}
      rows={streams}
      rowKey={({ id }) => id}
      card={stream => (
        <li className="grid gap-1.5 px-3.5 py-2.5">
          <p className="flex items-center gap-2 font-semibold">
            <State stream={stream} />
            {stream.title}
          </p>
          <p className="text-xs wrap-anywhere text-dim">{stream.address}</p>
          {mayChange && buttons(stream)}
        </li>
      )}
    />
  )
}

const State = ({ stream: { shown } }: { readonly stream: DeskStream }) => (
  <Badge tone={shown ? 'jade' : 'outline'}>{shown ? '켜짐' : '꺼짐'}</Badge>
)

const columns: readonly Column<DeskStream>[] = [
  { key: 'state', title: '상태', width: '80px', cell: stream => <State stream={stream} /> },
  { key: 'title', title: '이름', cell: ({ title }) => <span className="font-semibold">{title}</span> },
  {
    key: 'host',
    title: '허용 호스트',
    cell: ({ host, address }) => (
      <span className="block truncate" title={address}>
        {host}
      </span>
    ),
  },
  {
    key: 'created',
    title: '등록 시각',
    width: '150px',
    wideOnly: true,
    cell: ({ createdAt }) => createdAt.slice(0, 16),
  },
]
