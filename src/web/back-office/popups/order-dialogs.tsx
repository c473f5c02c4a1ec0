import { type DeskPopup, popupOperatorContract } from '#contract/community/popups.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

type OneProps = { readonly popup: DeskPopup; readonly onClose: () => void }

/** Moves a popup before another: members see it above. */
export const MoveDialog = ({ popup, before, onClose }: OneProps & { readonly before: DeskPopup }) => (
  <ActDialog
    title="팝업 순서 변경"
    description={`${popup.title} 팝업을 ${before.title} 앞으로 옮깁니다.`}
    presets={['먼저 보일 안내', '순서 정리']}
    confirm="옮기기"
    done="팝업 순서를 변경했습니다."
    rereads={[popupOperatorContract.popups]}
    onAct={reason =>
      call(popupOperatorContract.move, { params: { popupId: popup.id }, body: { before: before.id, reason } })
    }
    onClose={onClose}
  />
)

/** Deletes a popup; the log keeps its text. */
export const DeleteDialog = ({ popup, onClose }: OneProps) => (
  <ActDialog
    title="팝업 삭제"
    description={`${popup.title} · 내용은 작업로그에 남습니다.`}
    presets={['안내 종료', '잘못 등록']}
    confirm="삭제"
    danger
    done="팝업을 삭제했습니다."
    rereads={[popupOperatorContract.popups]}
    onAct={reason => call(popupOperatorContract.delete, { params: { popupId: popup.id }, body: { reason } })}
    onClose={onClose}
  />
)
