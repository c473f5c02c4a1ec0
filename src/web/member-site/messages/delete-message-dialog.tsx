import { useState } from 'react'
import type { Message } from '#contract/messages.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

type DeleteMessageDialogProps = {
  readonly message: Message
  readonly onDelete: () => Promise<void>
  readonly onClose: () => void
}

/** The question before a message is gone for good. */
export function DeleteMessageDialog({ message, onDelete, onClose }: DeleteMessageDialogProps) {
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    await onDelete()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="쪽지를 삭제하시겠습니까?"
      description="삭제한 쪽지는 다시 볼 수 없습니다."
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            취소
          </Button>
          <Button size="lg" look="danger" busy={busy} onClick={() => void remove()}>
            삭제
          </Button>
        </>
      }
    >
      <p className="rounded-lg bg-s2 p-4 font-semibold break-words">{message.title}</p>
    </Dialog>
  )
}
