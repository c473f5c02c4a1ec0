import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { pictureContract } from '#contract/pictures.ts'
import { useMayChange } from '#web/client/session/operator.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { DeskPage } from '../kit/desk-page.tsx'
import { UploadButton } from '../kit/editor/upload-button.tsx'
import type { Picture } from '../kit/editor/use-upload.ts'
import { pageText } from '../kit/lists/address.ts'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { type AddressForm, useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { DeletePictureDialog } from './delete-picture-dialog.tsx'
import { PictureGrid } from './picture-grid.tsx'

const picturesForm: AddressForm<{ readonly page: number }> = {
  read: ({ page }) => ({ page: readPage(page) }),
  write: ({ page }) => ({ page: pageText(page) }),
}

/** 그림관리: what operators have uploaded, newest first, and where each picture stands. */
export function Page() {
  const { filter, show } = useAddressFilter(picturesForm)
  const [deleting, setDeleting] = useState<Picture>()
  const mayChange = useMayChange()
  const { page } = filter
  const answer = usePagedCall(pictureContract.pictures, { query: { page } }, page)
  return (
    <DeskPage title="그림관리">
      {mayChange && (
        <div className="max-w-sm">
          <UploadButton onUploaded={({ title }) => showToast(`${title} 그림을 올렸습니다.`, 'good')} />
        </div>
      )}
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="개"
        icon={ImagePlus}
        nothing="올린 그림이 없습니다."
      >
        {({ pictures }) => <PictureGrid pictures={pictures} onDelete={setDeleting} />}
      </CountedAnswer>
      {deleting && <DeletePictureDialog picture={deleting} onClose={() => setDeleting(undefined)} />}
    </DeskPage>
  )
}
