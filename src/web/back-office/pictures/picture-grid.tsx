import { formatFigure } from '#domain/korean-formats.ts'
import { useMayChange } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { subjectWord } from '../kit/acts/act-words.ts'
import type { Picture } from '../kit/editor/use-upload.ts'

type PictureGridProps = {
  readonly pictures: readonly Picture[]
  readonly onDelete: (picture: Picture) => void
}

/** Pictures as they look, each with its size and where it stands; one that stands somewhere can't be deleted. */
export function PictureGrid({ pictures, onDelete }: PictureGridProps) {
  const mayChange = useMayChange()
  return (
    <ul
      aria-label="올린 그림"
      className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-3 narrow:grid-cols-2 narrow:gap-2"
    >
      {pictures.map(picture => (
        <li key={picture.name} className="card grid content-start gap-2 p-2.5">
          <img
            src={`/file/download/${picture.name}`}
            alt={picture.title}
            loading="lazy"
            className="h-32 w-full rounded-md bg-s2 object-contain"
          />
          <p className="truncate font-semibold" title={picture.title}>
            {picture.title}
          </p>
          <p className="text-xs text-dim">
            {`${formatFigure(picture.width)} × ${formatFigure(picture.height)} · ${formatFigure(kilobytes(picture))}KB`}
          </p>
          <p className="text-xs text-dim">{`${picture.createdAt.slice(0, 16)} · ${picture.operator}`}</p>
          <div className="flex flex-wrap items-center gap-1">
            {picture.uses.map(use => (
              <Badge key={use} tone="jade">
                {subjectWord(use)}
              </Badge>
            ))}
            {picture.uses.length === 0 && <Badge tone="outline">사용 안 함</Badge>}
            {mayChange && picture.uses.length === 0 && (
              <span className="ml-auto">
                <Button
                  size="sm"
                  look="quiet"
                  aria-label={`${picture.title} 삭제`}
                  onClick={() => onDelete(picture)}
                >
                  삭제
                </Button>
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Never nothing. */
const kilobytes = ({ bytes }: Picture): number => Math.max(1, Math.round(bytes / 1_000))
