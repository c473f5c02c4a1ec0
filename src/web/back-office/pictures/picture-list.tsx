import { formatFigure } from '#domain/korean-formats.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { subjectWord } from '../kit/acts/subject-word.ts'
import type { Picture } from '../kit/editor/use-upload.ts'
import { RowList } from '../kit/lists/row-list.tsx'

type PictureListProps = {
  readonly pictures: readonly Picture[]
  readonly onDelete: (picture: Picture) => void
}

/** Uploaded pictures with their uses. An unused one can be deleted. */
export function PictureList({ pictures, onDelete }: PictureListProps) {
  const mayChange = useMay('content:write')
  const button = (picture: Picture) =>
    picture.uses.length === 0 && (
      <Button size="sm" look="quiet" aria-label={`${picture.title} 삭제`} onClick={() => onDelete(picture)}>
        삭제
      </Button>
    )
  const acts: Column<Picture> = {
    key: 'acts',
    title: '작업',
    width: '90px',
    cell: picture => <div className="flex">{button(picture)}</div>,
  }
  return (
    <RowList
      label="그림"
      columns={mayChange ? [...columns, acts] : columns}
      rows={pictures}
      rowKey={({ name }) => name}
      card={picture => (
        <li className="flex items-center gap-3 px-3.5 py-2.5">
          <Thumbnail picture={picture} />
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="truncate font-semibold">{picture.title}</p>
            <p className="text-xs text-dim">{`${sizeWord(picture)} · ${bytesWord(picture)}`}</p>
            <Uses picture={picture} />
            <p className="text-xs text-dim">{`${picture.operator} · ${picture.createdAt.slice(5, 16)}`}</p>
          </div>
          {mayChange && button(picture)}
        </li>
      )}
    />
  )
}

/** Opens the picture at full size. */
const Thumbnail = ({ picture: { name, title } }: { readonly picture: Picture }) => (
  <a
    href={`/file/download/${name}`}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={`${title} 원본 보기`}
    className="my-1.5 grid h-12 w-20 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-bg"
  >
    <img src={`/file/download/${name}`} alt="" loading="lazy" className="size-full object-contain" />
  </a>
)

const Uses = ({ picture: { uses } }: { readonly picture: Picture }) =>
  uses.length === 0 ? (
    <span>
      <Badge tone="outline">미사용</Badge>
    </span>
  ) : (
    <span className="flex flex-wrap gap-1">
      {uses.map(use => (
        <Badge key={use} tone="jade">
          {subjectWord(use)}
        </Badge>
      ))}
    </span>
  )

const sizeWord = ({ width, height, frames }: Picture): string =>
  `${formatFigure(width)} × ${formatFigure(height)}${frames > 1 ? ` · 움직임 ${frames}장` : ''}`

const bytesWord = ({ bytes }: Picture): string => `${formatFigure(Math.max(1, Math.round(bytes / 1_024)))} KB`

const columns: readonly Column<Picture>[] = [
  { key: 'picture', title: '그림', width: '104px', cell: picture => <Thumbnail picture={picture} /> },
  {
    key: 'title',
    title: '이름',
    cell: ({ title }) => <span className="block truncate font-semibold">{title}</span>,
  },
  { key: 'uses', title: '쓰이는 곳', width: '220px', cell: picture => <Uses picture={picture} /> },
  { key: 'size', title: '크기', width: '150px', wideOnly: true, cell: sizeWord },
  { key: 'bytes', title: '용량', width: '90px', figures: true, cell: bytesWord },
  {
    key: 'uploaded',
    title: '올린 사람',
    width: '180px',
    wideOnly: true,
    cell: ({ operator, createdAt }) => `${operator} · ${createdAt.slice(5, 16)}`,
  },
]
