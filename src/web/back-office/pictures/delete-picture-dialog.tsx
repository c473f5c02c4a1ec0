import { pictureContract } from '#contract/pictures.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import type { Picture } from '../kit/editor/use-upload.ts'

type DeletePictureDialogProps = { readonly picture: Picture; readonly onClose: () => void }

/** Deletes a picture that stands nowhere; one that was put somewhere meanwhile stays, and the dialog says so. */
export const DeletePictureDialog = ({ picture: { name, title }, onClose }: DeletePictureDialogProps) => (
  <ActDialog
    title="그림 삭제"
    description={title}
    presets={['사용 종료', '잘못 올림']}
    confirm="삭제"
    danger
    done="그림을 삭제했습니다."
    rereads={[pictureContract.pictures]}
    onAct={reason => call(pictureContract.deletePicture, { params: { name }, body: { reason } })}
    onClose={onClose}
  />
)
