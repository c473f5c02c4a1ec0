import type { Message } from '#contract/community/messages.ts'
import { SureDialog } from '#web/kit/overlays/sure-dialog.tsx'

type DeleteMessageDialogProps = {
  readonly message: Message
  readonly onDelete: () => Promise<void>
  readonly onClose: () => void
}

/** Confirm dialog before a message is deleted for good. */
export const DeleteMessageDialog = ({ message, onDelete, onClose }: DeleteMessageDialogProps) => (
  <SureDialog
    confirm="삭제"
    danger
    title="쪽지를 삭제하시겠습니까?"
    description="삭제한 쪽지는 다시 볼 수 없습니다."
    onSure={onDelete}
    onClose={onClose}
  >
    <p className="font-semibold">{message.title}</p>
  </SureDialog>
)
