import type { Message } from '#contract/messages.ts'
import { DeleteDialog } from '#web/kit/overlays/delete-dialog.tsx'

type DeleteMessageDialogProps = {
  readonly message: Message
  readonly onDelete: () => Promise<void>
  readonly onClose: () => void
}

/** The question before a message is gone for good. */
export const DeleteMessageDialog = ({ message, onDelete, onClose }: DeleteMessageDialogProps) => (
  <DeleteDialog
    title="쪽지를 삭제하시겠습니까?"
    description="삭제한 쪽지는 다시 볼 수 없습니다."
    onDelete={onDelete}
    onClose={onClose}
  >
    <p className="font-semibold">{message.title}</p>
  </DeleteDialog>
)
