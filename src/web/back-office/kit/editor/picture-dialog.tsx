import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { pictureContract } from '#contract/site/pictures.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, Skeleton } from '#web/kit/display/states.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { usePagedCall } from '../lists/use-paged-call.ts'
import { UploadButton } from './upload-button.tsx'
import type { Picture } from './use-upload.ts'

type PictureDialogProps = {
  readonly onChoose: (picture: Picture) => void
  readonly onClose: () => void
}

/** Selects a picture: a new upload, or an earlier one. */
export function PictureDialog({ onChoose, onClose }: PictureDialogProps) {
  const [page, setPage] = useState(1)
  const answer = usePagedCall(pictureContract.pictures, { query: { page } }, page)
  return (
    <Dialog open onClose={onClose} title="그림 고르기" size="content">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <UploadButton onUploaded={onChoose} />
        <AnswerView answer={answer} waiting={<Skeleton className="h-48" />}>
          {({ pictures, pageCount }) => (
            <>
              {pictures.length === 0 && <EmptyState icon={ImagePlus} title="올린 그림이 없습니다." />}
              <ul aria-label="올린 그림" className="grid grid-cols-3 gap-2 narrow:grid-cols-2">
                {pictures.map(picture => (
                  <li key={picture.name}>
                    <PictureTile picture={picture} onChoose={() => onChoose(picture)} />
                  </li>
                ))}
              </ul>
              <Pagination page={page} pageCount={pageCount} onChange={setPage} />
            </>
          )}
        </AnswerView>
      </div>
    </Dialog>
  )
}

type PictureTileProps = { readonly picture: Picture; readonly onChoose: () => void }

const PictureTile = ({ picture: { name, title, width, height }, onChoose }: PictureTileProps) => (
  <button
    type="button"
    onClick={onChoose}
    className="grid w-full gap-1 rounded-md border border-line bg-bg p-1.5 text-left hover:border-jade"
  >
    <img
      src={`/file/download/${name}`}
      alt=""
      loading="lazy"
      className="h-24 w-full rounded-sm bg-s2 object-contain"
    />
    <span className="truncate text-sm">{title}</span>
    <span className="text-xs text-dim">{`${width} × ${height}`}</span>
  </button>
)
